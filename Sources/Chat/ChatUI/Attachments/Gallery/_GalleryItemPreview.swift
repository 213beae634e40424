import ChatModels
import HeadlessUIKit

/// An attachment in a gallery: an image that fills its place, and the progress of its upload.
open class _GalleryItemPreview<Payload: AttachmentPayload>: _View, ThemeProvider, GalleryItemPreview {
    /// The attachment.
    open var content: ChatMessageAttachment<Payload>? {
        didSet { updateContentIfNeeded() }
    }

    /// Called when the attachment is tapped.
    open var didTapOnAttachment: ((ChatMessageAttachment<Payload>) -> Void)?

    /// Called when the button of the upload is tapped.
    open var didTapOnUploadingActionButton: ((ChatMessageAttachment<Payload>) -> Void)?

    /// The identifier of the attachment.
    public var attachmentId: AttachmentId? { content?.id }

    /// The image view, which clips the image.
    public private(set) lazy var imageView = UIImageView()

    /// The progress of the upload.
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
        imageView.yieldToContainer()
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        imageView.backgroundColor = appearance.colorPalette.background1
    }

    override open func updateContent() {
        super.updateContent()

        uploadingOverlay.content = content?.uploadingState
        uploadingOverlay.isHidden = content?.uploadingState == nil
    }

    /// Called when the attachment is tapped.
    open func handleTapOnAttachment() {
        if let content { didTapOnAttachment?(content) }
    }

    /// Called when the button of the upload is tapped.
    open func handleTapOnUploadingActionButton() {
        if let content { didTapOnUploadingActionButton?(content) }
    }
}
