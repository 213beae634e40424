import ChatModels
import HeadlessUIKit

/// A picture or film in a gallery.
public protocol GalleryItemPreview {
    /// The attachment that is shown.
    var attachmentId: AttachmentId? { get }

    /// Where it is shown.
    var imageView: UIImageView { get }
}
