import ChatModels
import HeadlessUIKit

extension ChatMessageGalleryView {
    /// A picture in a gallery.
    open class ImagePreview: _View, ThemeProvider, GalleryItemPreview {
        /// The picture.
        open var content: ChatMessageImageAttachment? {
            didSet { updateContentIfNeeded() }
        }

        public var attachmentId: AttachmentId? { content?.id }

        /// Where the picture is shown; it fills the place, and what stands over is cut off.
        public private(set) lazy var imageView = UIImageView()

        /// How far the upload of the picture is.
        public private(set) lazy var uploadingOverlay: UploadingOverlayView = components.uploadingOverlayView.init()

        override open func setUpLayout() {
            super.setUpLayout()

            imageView.contentMode = .scaleAspectFill
            imageView.clipsToBounds = true
            embed(imageView)
            embed(uploadingOverlay)
            imageView.yieldToItsPlace()
        }

        override open func setUpAppearance() {
            super.setUpAppearance()

            imageView.backgroundColor = appearance.colorPalette.background1
        }

        override open func updateContent() {
            super.updateContent()

            components.imageLoader.loadImage(into: imageView, from: content?.imageURL, with: ImageLoaderOptions())
            uploadingOverlay.content = content?.uploadingState
            uploadingOverlay.isHidden = content?.uploadingState == nil
        }
    }
}

extension UIImageView {
    /// Lets the place decide the size: a large picture must not widen the message.
    func yieldToItsPlace() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.lowest, for: axis)
            setContentCompressionResistancePriority(.lowest, for: axis)
        }
    }
}
