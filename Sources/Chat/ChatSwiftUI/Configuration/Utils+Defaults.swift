import ChatLook
import ChatModels
import Foundation
import UIKitValues

extension DateFormatter {
    /// A formatter of times such as `3:56 PM`, in the language and the time zone of the render.
    public static func makeDefault() -> DateFormatter { RenderTimeFormatter() }
}

/// Writes the time of the day as the render's locale and time zone have it, whatever the machine's are.
private final class RenderTimeFormatter: DateFormatter, @unchecked Sendable {
    override func string(from date: Date) -> String { DateText.time.text(for: date) }
}

/// Finds the pictures of avatars and attachments. Nothing is fetched: a picture is there at once or not at all.
public protocol ImageLoading {
    /// Returns the picture at `url`, or `nil` if there is none.
    func image(at url: URL?) -> UIImage?
}

extension ImageLoading {
    /// Calls `completion` with the picture at `url`, before it returns.
    public func loadImage(
        url: URL?, imageCDN: any ImageCDN, resize: Bool, preferredSize: CGSize?,
        completion: @escaping (Result<UIImage, any Error>) -> Void
    ) {
        guard let image = image(at: url) else { return completion(.failure(ImageLoadingError(url: url))) }
        guard resize, let preferredSize else { return completion(.success(image)) }
        completion(.success(image.fitting(in: preferredSize)))
    }
}

/// A picture that isn't there.
public struct ImageLoadingError: Error, CustomStringConvertible {
    /// The picture's address.
    public let url: URL?

    public var description: String { "no picture at \(url?.absoluteString ?? "no address")" }
}

/// Takes pictures from files; an address on the net has none.
public struct DefaultImageLoader: ImageLoading {
    public init() {}

    public func image(at url: URL?) -> UIImage? { UIImage(fileAt: url) }
}

/// Says which address a picture is fetched from, and under which name it is kept.
public protocol ImageCDN {
    func thumbnailURL(originalURL: URL, preferredSize: CGSize) -> URL
    func cachingKey(forImage url: URL) -> String
}

/// Leaves addresses as they are: pictures come from files.
public struct StreamImageCDN: ImageCDN {
    public init() {}

    public func thumbnailURL(originalURL: URL, preferredSize: CGSize) -> URL { originalURL }

    public func cachingKey(forImage url: URL) -> String { url.absoluteString }
}

/// Cuts and scales pictures.
public protocol ImageProcessor {
    /// Returns the middle of the picture, scaled so that it fills `size`, in points.
    func crop(image: UIImage, to size: CGSize) -> UIImage?

    /// Returns the whole picture, scaled so that it just fits in `size`, in points.
    func scale(image: UIImage, to size: CGSize) -> UIImage
}

/// Cuts and scales by placing the picture in a drawing.
public struct DefaultImageProcessor: ImageProcessor {
    public init() {}

    public func crop(image: UIImage, to size: CGSize) -> UIImage? { image.cropped(to: size) }

    public func scale(image: UIImage, to size: CGSize) -> UIImage { image.scaled(toFit: size) }
}

/// Puts pictures together.
public protocol ImageMerging {
    /// Returns the pictures side by side or one below the other, or `nil` without any.
    func merge(images: [UIImage], orientation: ImageMergeOrientation) -> UIImage?
}

/// The direction in which pictures are put together.
public enum ImageMergeOrientation: Sendable { case horizontal, vertical }

/// Puts pictures together in a drawing, at the sizes they have.
open class DefaultImageMerger: ImageMerging {
    public init() {}

    open func merge(images: [UIImage], orientation: ImageMergeOrientation) -> UIImage? {
        UIImage.collage(images, isHorizontal: orientation == .horizontal)
    }
}

/// Makes the avatar of a channel of those of its members.
public protocol ChannelAvatarsMerging {
    /// Returns one picture of up to four, or `nil` without any.
    func createMergedAvatar(from avatars: [UIImage]) -> UIImage?
}

/// Says which parts of a message the row shows.
public protocol MessageTypeResolving {
    func isDeleted(message: ChatMessage) -> Bool
    func hasImageAttachment(message: ChatMessage) -> Bool
    func hasGiphyAttachment(message: ChatMessage) -> Bool
    func hasVideoAttachment(message: ChatMessage) -> Bool
    func hasLinkAttachment(message: ChatMessage) -> Bool
    func hasFileAttachment(message: ChatMessage) -> Bool
    func hasVoiceRecording(message: ChatMessage) -> Bool
    func hasCustomAttachment(message: ChatMessage) -> Bool
}

extension MessageTypeResolving {
    public func isDeleted(message: ChatMessage) -> Bool { message.isDeleted }
    public func hasImageAttachment(message: ChatMessage) -> Bool { !message.imageAttachments.isEmpty }
    public func hasGiphyAttachment(message: ChatMessage) -> Bool { !message.giphyAttachments.isEmpty }
    public func hasVideoAttachment(message: ChatMessage) -> Bool { !message.videoAttachments.isEmpty }
    public func hasFileAttachment(message: ChatMessage) -> Bool { !message.fileAttachments.isEmpty }
    public func hasVoiceRecording(message: ChatMessage) -> Bool { !message.voiceRecordingAttachments.isEmpty }
    public func hasCustomAttachment(message: ChatMessage) -> Bool { false }

    /// Whether links are all that is attached.
    public func hasLinkAttachment(message: ChatMessage) -> Bool {
        !message.linkAttachments.isEmpty && message.allAttachments.allSatisfy { $0.type == .linkPreview }
    }
}

/// The kit's own answers.
public class MessageTypeResolver: MessageTypeResolving {
    public init() {}
}

/// Gives the name of a channel as a user sees it; `nil` for none.
public typealias ChatChannelNamer = (_ channel: ChatChannel, _ currentUserId: UserId?) -> String?

/// The name that a channel was given, or the names of the others in it.
public func DefaultChatChannelNamer() -> ChatChannelNamer {
    { ChannelName.text(of: $0, forCurrentUserId: $1, words: .localized) }
}

/// Gives the name of a user.
public protocol ChatUserNamer {
    func name(forUser user: ChatUser) -> String?
}

/// The name that a user has.
public struct DefaultChatUserNamer: ChatUserNamer {
    public init() {}

    public func name(forUser user: ChatUser) -> String? { user.name }
}
