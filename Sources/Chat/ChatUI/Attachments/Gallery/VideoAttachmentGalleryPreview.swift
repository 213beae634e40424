import ChatModels
import HeadlessUIKit

/// A film in a gallery: a picture of it, and a triangle.
open class VideoAttachmentGalleryPreview: _View, ThemeProvider, GalleryItemPreview {
    /// The film.
    open var content: ChatMessageVideoAttachment? {
        didSet { updateContentIfNeeded() }
    }

    /// Is told when the film is tapped.
    open var didTapOnAttachment: ((ChatMessageVideoAttachment) -> Void)?

    /// Is told when the button of the upload is tapped.
    open var didTapOnUploadingActionButton: ((ChatMessageVideoAttachment) -> Void)?

    public var attachmentId: AttachmentId? { content?.id }

    /// Where the picture of the film is shown.
    public private(set) lazy var imageView = UIImageView()

    /// The triangle.
    public private(set) lazy var playIconImageView = UIImageView()

    /// How far the upload of the film is.
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

        addSubview(playIconImageView.withoutAutoresizingMaskConstraints)
        playIconImageView.pin(anchors: [.centerX, .centerY], to: self)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        imageView.backgroundColor = appearance.colorPalette.background1
        playIconImageView.image = appearance.images.bigPlay
    }

    override open func updateContent() {
        super.updateContent()

        components.imageLoader.loadImage(into: imageView, from: content?.thumbnailURL, with: ImageLoaderOptions())
        uploadingOverlay.content = content?.uploadingState
        uploadingOverlay.isHidden = content?.uploadingState == nil
        playIconImageView.isHidden = imageView.image == nil || isUploading
    }

    /// Reports that the film was tapped.
    open func handleTapOnAttachment() {
        if let content { didTapOnAttachment?(content) }
    }

    /// Reports that the button of the upload was tapped.
    open func handleTapOnUploadingActionButton() {
        if let content { didTapOnUploadingActionButton?(content) }
    }

    private var isUploading: Bool {
        switch content?.uploadingState?.state {
        case .pendingUpload, .uploading, .uploadingFailed: true
        case .unknown, .uploaded, nil: false
        }
    }
}
