import ChatModels
import HeadlessUIKit

/// An image or a video in a gallery.
@MainActor @preconcurrency
public protocol GalleryItemPreview {
    /// The attachment that is shown.
    var attachmentId: AttachmentId? { get }

    /// The image view.
    var imageView: UIImageView { get }
}
