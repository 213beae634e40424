import ChatModels
import HeadlessUIKit

extension ChatMessageGalleryView {
    /// An image in a gallery.
    open class ImagePreview: _GalleryItemPreview<ImageAttachmentPayload> {
        override open func updateContent() {
            super.updateContent()

            components.imageLoader.show(
                content?.payload, in: imageView, maxPixels: components.imageAttachmentMaxPixels)
        }
    }
}
