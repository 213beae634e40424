import ChatModels
import HeadlessUIKit

/// An attachment in a gallery: a picture that fills its place, and how far its upload is.
open class _GalleryItemPreview<Payload: AttachmentPayload>: _View, ThemeProvider, GalleryItemPreview {
    /// The attachment.
    open var content: ChatMessageAttachment<Payload>? {
        didSet { updateContentIfNeeded() }
    }

    /// Is told when the attachment is tapped.
    open var didTapOnAttachment: ((ChatMessageAttachment<Payload>) -> Void)?

    /// Is told when the button of the upload is tapped.
    open var didTapOnUploadingActionButton: ((ChatMessageAttachment<Payload>) -> Void)?

    /// The identifier of the attachment.
    public var attachmentId: AttachmentId? { content?.id }

    /// Shows the picture, of which what stands over is cut off.
    public private(set) lazy var imageView = UIImageView()

    /// How far the upload is.
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

        uploadingOverlay.content = content?.uploadingState
        uploadingOverlay.isHidden = content?.uploadingState == nil
    }

    /// Reports that the attachment was tapped.
    open func handleTapOnAttachment() {
        if let content { didTapOnAttachment?(content) }
    }

    /// Reports that the button of the upload was tapped.
    open func handleTapOnUploadingActionButton() {
        if let content { didTapOnUploadingActionButton?(content) }
    }
}
