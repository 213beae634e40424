import ChatModels
import HeadlessUIKit

/// A picture or video in a gallery.
@MainActor @preconcurrency
public protocol GalleryItemPreview {
    /// The attachment that is shown.
    var attachmentId: AttachmentId? { get }

    /// Shows the picture.
    var imageView: UIImageView { get }
}
