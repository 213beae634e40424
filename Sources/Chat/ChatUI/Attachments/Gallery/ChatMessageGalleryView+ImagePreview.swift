import ChatModels
import HeadlessUIKit

extension ChatMessageGalleryView {
    /// A picture in a gallery.
    open class ImagePreview: _GalleryItemPreview<ImageAttachmentPayload> {
        override open func updateContent() {
            super.updateContent()

            components.imageLoader.loadImage(
                into: imageView, from: content?.imageURL, with: ImageLoaderOptions(resize: requestedSize))
        }

        /// The size that the picture is asked for in: its own, or one with as many pixels as `Components` allow.
        private var requestedSize: ImageResize? {
            guard let width = content?.originalWidth, let height = content?.originalHeight, width > 0, height > 0
            else { return nil }
            let factor = min((components.imageAttachmentMaxPixels / (width * height)).squareRoot(), 1)
            let scale = max(traitCollection.displayScale, 1)
            return ImageResize(CGSize(width: width * factor / scale, height: height * factor / scale))
        }
    }
}
