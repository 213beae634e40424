import ChatModels
import HeadlessUIKit

extension ChatMessageGalleryView {
    /// A picture in a gallery.
    open class ImagePreview: _View, ThemeProvider, GalleryItemPreview {
        /// The picture.
        open var content: ChatMessageImageAttachment? {
            didSet { updateContentIfNeeded() }
        }

        /// Is told when the picture is tapped.
        open var didTapOnAttachment: ((ChatMessageImageAttachment) -> Void)?

        /// Is told when the button of the upload is tapped.
        open var didTapOnUploadingActionButton: ((ChatMessageImageAttachment) -> Void)?

        public var attachmentId: AttachmentId? { content?.id }

        /// Where the picture is shown; it fills the place, and what stands over is cut off.
        public private(set) lazy var imageView = UIImageView()

        /// How far the upload of the picture is.
        public private(set) lazy var uploadingOverlay: UploadingOverlayView = components.uploadingOverlayView.init()

        override open func setUp() {
            super.setUp()

            addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.handleTapOnAttachment() })
            uploadingOverlay.didTapActionButton = { [weak self] in self?.handleTapOnUploadingActionButton() }
        }

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

            components.imageLoader.loadImage(
                into: imageView, from: content?.imageURL, with: ImageLoaderOptions(resize: requestedSize))
            uploadingOverlay.content = content?.uploadingState
            uploadingOverlay.isHidden = content?.uploadingState == nil
        }

        /// The size that the picture is asked for in: its own, or one with as many pixels as `Components` allow.
        private var requestedSize: ImageResize? {
            guard let width = content?.originalWidth, let height = content?.originalHeight, width > 0, height > 0
            else { return nil }
            let factor = min((components.imageAttachmentMaxPixels / (width * height)).squareRoot(), 1)
            let scale = max(traitCollection.displayScale, 1)
            return ImageResize(CGSize(width: width * factor / scale, height: height * factor / scale))
        }

        /// Reports that the picture was tapped.
        open func handleTapOnAttachment() {
            if let content { didTapOnAttachment?(content) }
        }

        /// Reports that the button of the upload was tapped.
        open func handleTapOnUploadingActionButton() {
            if let content { didTapOnUploadingActionButton?(content) }
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
