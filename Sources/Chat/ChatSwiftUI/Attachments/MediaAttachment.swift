import ChatModels
import Foundation
import HeadlessSwiftUI

/// A photo or a video of a message in a gallery.
public struct MediaAttachment: Identifiable {
    public let url: URL
    public let type: MediaAttachmentType
    public var uploadingState: AttachmentUploadingState?

    /// The thumbnail of a video; `nil` if it has none.
    let previewURL: URL?

    public init(url: URL, type: MediaAttachmentType, uploadingState: AttachmentUploadingState? = nil) {
        self.init(url: url, type: type, uploadingState: uploadingState, previewURL: type == .image ? url : nil)
    }

    init(url: URL, type: MediaAttachmentType, uploadingState: AttachmentUploadingState?, previewURL: URL?) {
        self.url = url
        self.type = type
        self.uploadingState = uploadingState
        self.previewURL = previewURL
    }

    public var id: String { url.absoluteString }
}

/// A photo or a video.
public struct MediaAttachmentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let image = Self(rawValue: "image")
    public static let video = Self(rawValue: "video")
}

extension MediaAttachment {
    init(_ image: ChatMessageImageAttachment) {
        self.init(url: image.imageURL, type: .image, uploadingState: image.uploadingState)
    }

    init(_ video: ChatMessageVideoAttachment) {
        self.init(
            url: video.videoURL, type: .video, uploadingState: video.uploadingState, previewURL: video.thumbnailURL)
    }
}

extension ChatMessage {
    /// The photos of the message, followed by the videos.
    var mediaAttachments: [MediaAttachment] {
        imageAttachments.map { MediaAttachment($0) } + videoAttachments.map { MediaAttachment($0) }
    }
}
