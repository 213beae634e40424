import ChatLook
import ChatModels
import HeadlessUIKit

/// An overlay over an image or a video that is being uploaded.
open class UploadingOverlayView: _View, ThemeProvider {
    /// The state of the upload.
    open var content: AttachmentUploadingState? {
        didSet { updateContentIfNeeded() }
    }

    /// Called when the button is tapped.
    open var didTapActionButton: (() -> Void)?

    /// The button in the corner: it retries, or shows success.
    public private(set) lazy var actionButton: AttachmentActionButton = components.attachmentActionButton.init()

    /// The pill in the lower corner: a row of spinner and progress.
    public private(set) lazy var uploadingProgressContainer = ContainerStackView(axis: .horizontal, alignment: .center)

    /// The spinner.
    public private(set) lazy var loadingIndicator: ChatLoadingIndicator =
        components.loadingIndicator.init()

    /// The progress of the upload, or that it failed.
    public private(set) lazy var uploadingProgressLabel = UILabel()

    private static let pillHeight: CGFloat = 24

    override open func setUp() {
        super.setUp()

        actionButton.addAction(UIAction { [weak self] _ in self?.didTapActionButton?() }, for: .touchUpInside)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        uploadingProgressContainer.isLayoutMarginsRelativeArrangement = true
        uploadingProgressContainer.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 4, leading: 4, bottom: 4, trailing: 4)
        uploadingProgressContainer.addArrangedSubviews([loadingIndicator, uploadingProgressLabel])
        addSubview(uploadingProgressContainer.withoutAutoresizingMaskConstraints)
        addSubview(actionButton.withoutAutoresizingMaskConstraints)
        actionButton.pin(anchors: [.width, .height], to: 24)
        loadingIndicator.pin(anchors: [.width, .height], to: 16)
        NSLayoutConstraint.activate([
            actionButton.topAnchor.pin(equalTo: layoutMarginsGuide.topAnchor),
            actionButton.trailingAnchor.pin(equalTo: layoutMarginsGuide.trailingAnchor),
            uploadingProgressContainer.bottomAnchor.pin(equalTo: layoutMarginsGuide.bottomAnchor),
            uploadingProgressContainer.trailingAnchor.pin(equalTo: layoutMarginsGuide.trailingAnchor),
            uploadingProgressContainer.leadingAnchor.pin(
                greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
            uploadingProgressContainer.heightAnchor.pin(greaterThanOrEqualToConstant: Self.pillHeight),
        ])
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        let palette = appearance.colorPalette
        uploadingProgressContainer.backgroundColor = palette.background4
        uploadingProgressContainer.layer.cornerRadius = Self.pillHeight / 2
        uploadingProgressLabel.font = appearance.fonts.footnote
        uploadingProgressLabel.textColor = palette.textInverted
        uploadingProgressLabel.adjustsFontForContentSizeCategory = true
    }

    override open func updateContent() {
        super.updateContent()

        backgroundColor = content?.state == .uploaded ? .clear : appearance.colorPalette.background3
        actionButton.setImage(actionImage, for: .normal)
        actionButton.isHidden = actionImage == nil
        loadingIndicator.isHidden = content?.state == .uploadingFailed
        uploadingProgressLabel.text = progressText
        uploadingProgressContainer.isHidden = progressText == nil
    }

    private var actionImage: UIImage? {
        switch content?.state {
        case .uploadingFailed: appearance.images.restart
        case .uploaded: appearance.images.whiteCheckmark
        case .pendingUpload, .uploading, .unknown, nil: nil
        }
    }

    private var progressText: String? {
        switch content?.state {
        case .pendingUpload: appearance.formatters.uploadingProgress.format(0)
        case .uploading(let progress): appearance.formatters.uploadingProgress.format(progress)
        case .uploadingFailed: L10n.Message.Sending.attachmentUploadingFailed
        case .uploaded, .unknown, nil: nil
        }
    }
}
