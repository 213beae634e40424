import ChatLook
import ChatModels
import HeadlessUIKit

extension ChatMessageFileAttachmentListView {
    /// A file: its icon, its name, its size, and an action icon.
    open class ItemView: _AttachmentItemView {
        /// The file.
        open var content: ChatMessageFileAttachment? {
            didSet { updateContentIfNeeded() }
        }

        /// Called when the file is tapped.
        open var didTapOnAttachment: ((ChatMessageFileAttachment) -> Void)?

        /// Called when the action icon is tapped.
        open var didTapActionOnAttachment: ((ChatMessageFileAttachment) -> Void)?

        // MARK: Subviews

        /// The spinner of a file that is being transferred.
        open private(set) lazy var loadingIndicator: ChatLoadingIndicator =
            components.loadingIndicator.init()

        /// The action icon.
        open private(set) lazy var actionIconImageView = UIImageView()

        /// A row of icon, name and size, action.
        open private(set) lazy var mainContainerStackView = ContainerStackView(axis: .horizontal, alignment: .center)

        /// A column of name and size.
        open private(set) lazy var fileNameAndSizeStack = ContainerStackView(
            axis: .vertical, alignment: .leading, spacing: 3)

        /// A row of spinner and size.
        open private(set) lazy var spinnerAndSizeStack = ContainerStackView(axis: .horizontal, alignment: .center)

        // MARK: Life cycle

        override open func setUp() {
            super.setUp()

            addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.handleTapOnAttachment() })
            actionIconImageView.isUserInteractionEnabled = true
            actionIconImageView.addGestureRecognizer(
                UITapGestureRecognizer { [weak self] _ in self?.handleTapOnAction() })
        }

        override open func setUpLayout() {
            super.setUpLayout()

            fileSizeLabel.accessibilityIdentifier = "fileSizeLabel"
            actionIconImageView.accessibilityIdentifier = "actionIconImageView"
            mainContainerStackView.accessibilityIdentifier = "mainContainerStackView"
            actionIconImageView.contentMode = .center
            spinnerAndSizeStack.addArrangedSubviews([loadingIndicator, fileSizeLabel])
            fileNameAndSizeStack.addArrangedSubviews([fileNameLabel, spinnerAndSizeStack])
            mainContainerStackView.addArrangedSubviews([
                fileIconImageView, fileNameAndSizeStack, actionIconImageView,
            ])
            addSubview(mainContainerStackView.withoutAutoresizingMaskConstraints)
            mainContainerStackView.pin(to: layoutMarginsGuide)
            keepIconsSmall()
        }

        /// The name takes up extra space, and is the first to be truncated.
        private func keepIconsSmall() {
            for view in [fileIconImageView, actionIconImageView] {
                view.setContentHuggingPriority(.streamRequire, for: .horizontal)
                view.setContentCompressionResistancePriority(.streamRequire, for: .horizontal)
            }
        }

        /// An image view without an image needs a width.
        private lazy var emptyActionConstraint = actionIconImageView.widthAnchor.pin(equalToConstant: 0)

        override open func updateContent() {
            super.updateContent()

            let isUnknown = fileType == .unknown
            fileIconImageView.image = fileIcon
            fileNameLabel.text =
                isUnknown
                ? L10n.Message.unsupportedAttachment : content.map { $0.payload.title ?? $0.type.rawValue }
            fileSizeLabel.text = sizeText
            fileSizeLabel.isHidden = isUnknown || sizeText == nil
            loadingIndicator.isHidden = !isTransferring
            actionIconImageView.image = actionIcon
            emptyActionConstraint.isActive = actionIcon == nil
        }

        /// Called when the file is tapped.
        open func handleTapOnAttachment() {
            guard let content, fileType != .unknown else { return }
            didTapOnAttachment?(content)
        }

        /// Called when the action icon is tapped.
        open func handleTapOnAction() {
            guard let content, actionIcon != nil else { return }
            didTapActionOnAttachment?(content)
        }
    }
}
