import ChatModels
import HeadlessSwiftUI
import OpenCombine

/// A photo or a video of a channel, with its author.
public struct MediaItem: Identifiable {
    /// The identifier of the attachment.
    public let id: String
    /// Whether it is a video.
    public let isVideo: Bool
    /// The author of the message.
    public let author: ChatUser
    /// The video; `nil` for a photo.
    public var videoAttachment: ChatMessageVideoAttachment?
    /// The photo; `nil` for a video.
    public var imageAttachment: ChatMessageImageAttachment?

    /// - Parameter id: The identifier of the attachment.
    public init(
        id: String, isVideo: Bool, author: ChatUser, videoAttachment: ChatMessageVideoAttachment? = nil,
        imageAttachment: ChatMessageImageAttachment? = nil
    ) {
        self.id = id
        self.isVideo = isVideo
        self.author = author
        self.videoAttachment = videoAttachment
        self.imageAttachment = imageAttachment
    }
}

extension MediaItem {
    /// The attachment for a gallery.
    var mediaAttachment: MediaAttachment? {
        videoAttachment.map { MediaAttachment($0) } ?? imageAttachment.map { MediaAttachment($0) }
    }
}

/// The photos and videos of a channel.
@MainActor
open class MediaAttachmentsViewModel: ObservableObject {
    /// The photos and videos, the newest message first.
    @Published public var mediaItems: [MediaItem] = []
    /// Whether they are being loaded.
    @Published public var loading = false
    /// Whether the gallery is open.
    @Published public var galleryShown = false

    private let sent: SentAttachments

    /// - Parameter messageSearchController: A finished search for the messages; `nil` to search in memory.
    public init(channel: ChatChannel, messageSearchController: ChatMessageSearchController? = nil) {
        sent = SentAttachments(types: [.image, .video], in: channel, controller: messageSearchController)
        showItems()
    }

    /// Loads more messages when one of the last items is shown.
    public func onMediaAttachmentAppear(with index: Int) {
        guard index >= mediaItems.count - 10 else { return }
        let count = mediaItems.count
        sent.loadMore()
        if sent.items.count != count { showItems() }
    }

    private func showItems() { mediaItems = sent.items }
}

extension SentAttachments {
    fileprivate var items: [MediaItem] {
        messages.flatMap { message in
            message.imageAttachments.map {
                MediaItem(id: $0.id.rawValue, isVideo: false, author: message.author, imageAttachment: $0)
            }
                + message.videoAttachments.map {
                    MediaItem(id: $0.id.rawValue, isVideo: true, author: message.author, videoAttachment: $0)
                }
        }
    }
}
