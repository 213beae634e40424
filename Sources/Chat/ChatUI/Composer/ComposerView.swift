import HeadlessUIKit

/// The composer bar of a conversation: the input field, and the views around it.
open class ComposerView: _View, ThemeProvider {
    // MARK: Containers

    /// A column of all parts.
    public private(set) lazy var container = ContainerStackView(axis: .vertical, alignment: .fill)

    /// The title bar for editing or quoting.
    public private(set) lazy var headerView = UIView()

    /// A row of the buttons before the field, the field, and the buttons after it.
    public private(set) lazy var centerContainer = ContainerStackView(
        axis: .horizontal, alignment: .bottom, spacing: 2)

    /// A row of the buttons before the field.
    public private(set) lazy var leadingContainer = ContainerStackView(
        axis: .horizontal, alignment: .center, spacing: 0, distribution: .equal)

    /// A row of the buttons after the field.
    public private(set) lazy var trailingContainer = ContainerStackView(
        axis: .horizontal, alignment: .center, spacing: 0, distribution: .equal)

    /// A row below the field, with the checkbox of threads.
    public private(set) lazy var bottomContainer = UIStackView()

    // MARK: Parts

    /// The title of ``headerView``.
    public private(set) lazy var titleLabel = UILabel()

    /// The button that cancels editing or quoting.
    public private(set) lazy var dismissButton: UIButton = UIView.make(components.closeButton)

    /// The link preview above the field.
    public private(set) lazy var linkPreviewView: ComposerLinkPreviewView = components.composerLinkPreviewView.init()

    /// The field.
    public private(set) lazy var inputMessageView: InputChatMessageView = components.inputMessageView.init()

    /// The button that opens the attachment picker.
    public private(set) lazy var attachmentButton: UIButton = UIView.make(components.attachmentButton)

    /// The button that shows the commands.
    public private(set) lazy var commandsButton: UIButton = UIView.make(components.commandsButton)

    /// The button that replaces the others while text is entered.
    public private(set) lazy var shrinkInputButton: UIButton = UIView.make(components.shrinkInputButton)

    /// The button that sends the message.
    public private(set) lazy var sendButton: UIButton = UIView.make(components.sendButton)

    /// The button that starts a voice recording.
    public private(set) lazy var recordButton: RecordButton = components.recordButton.init()

    /// The button that finishes editing a message.
    public private(set) lazy var confirmButton: UIButton = UIView.make(components.confirmButton)

    /// The seconds in slow mode, which replace the send button.
    public private(set) lazy var cooldownView: CooldownView = components.cooldownView.init()

    /// Whether a reply in a thread is also sent to the channel.
    public private(set) lazy var checkboxControl: CheckboxControl = components.checkmarkControl.init()

    // MARK: Figures

    private static let leadingButtonSize = CGSize(width: 28, height: 40)
    private static let trailingButtonSize = CGSize(width: 35, height: 40)

    // MARK: Life cycle

    override open func setUpLayout() {
        super.setUpLayout()

        nameParts()
        container.isLayoutMarginsRelativeArrangement = true
        container.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 4, bottom: 8, trailing: 4)
        container.addArrangedSubviews([headerView, linkPreviewView, centerContainer, bottomContainer])
        centerContainer.addArrangedSubviews([leadingContainer, inputMessageView, trailingContainer])
        leadingContainer.addArrangedSubviews([attachmentButton, commandsButton, shrinkInputButton])
        trailingContainer.addArrangedSubviews([sendButton, cooldownView, confirmButton])
        if components.isVoiceRecordingEnabled { trailingContainer.addArrangedSubview(recordButton) }
        bottomContainer.addArrangedSubview(checkboxControl)
        // The view extends to the edges of the screen, so margins that grow with the safe area are not needed inside.
        container.insetsLayoutMarginsFromSafeArea = false
        bottomContainer.insetsLayoutMarginsFromSafeArea = false
        embedAboveSafeArea(container)
        setUpHeader()
        setUpSizes()
        for view in [
            headerView, linkPreviewView, bottomContainer, shrinkInputButton, cooldownView, confirmButton,
        ] {
            view.isHidden = true
        }
    }

    /// The background extends to the edge of the screen, the content stays inside the safe area.
    private func embedAboveSafeArea(_ view: UIView) {
        addSubview(view.withoutAutoresizingMaskConstraints)
        NSLayoutConstraint.activate([
            view.topAnchor.pin(equalTo: topAnchor),
            view.leadingAnchor.pin(equalTo: safeAreaLayoutGuide.leadingAnchor),
            view.trailingAnchor.pin(equalTo: safeAreaLayoutGuide.trailingAnchor),
            view.bottomAnchor.pin(equalTo: safeAreaLayoutGuide.bottomAnchor),
        ])
    }

    private func setUpHeader() {
        headerView.addSubview(titleLabel.withoutAutoresizingMaskConstraints)
        headerView.addSubview(dismissButton.withoutAutoresizingMaskConstraints)
        titleLabel.pin(anchors: [.centerX], to: self)
        titleLabel.pin(anchors: [.top, .bottom], to: headerView)
        dismissButton.pin(anchors: [.top], to: headerView)
        dismissButton.pin(anchors: [.trailing], to: trailingContainer)
        dismissButton.pin(anchors: [.width, .height], to: 24)
        headerView.setContentHuggingPriority(.streamRequire, for: .vertical)
    }

    private func setUpSizes() {
        for button in [attachmentButton, commandsButton, shrinkInputButton] {
            button.pinSize(Self.leadingButtonSize)
        }
        for button in [sendButton, confirmButton, recordButton] as [UIButton] {
            button.pinSize(Self.trailingButtonSize)
        }
        // The field fills the space between the buttons.
        inputMessageView.setContentHuggingPriority(.lowest, for: .horizontal)
        for view in [leadingContainer, trailingContainer] {
            view.setContentHuggingPriority(.streamRequire, for: .horizontal)
        }
    }

    private func nameParts() {
        let names: [(UIView, String)] = [
            (container, "container"), (headerView, "headerView"), (centerContainer, "centerContainer"),
            (leadingContainer, "leadingContainer"), (trailingContainer, "trailingContainer"),
            (bottomContainer, "bottomContainer"), (titleLabel, "titleLabel"), (dismissButton, "dismissButton"),
        ]
        for (view, name) in names { view.accessibilityIdentifier = name }
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = appearance.colorPalette.background
        layer.shadowColor = UIColor.systemGray.cgColor
        layer.shadowOpacity = 1
        layer.shadowOffset = .zero
        layer.shadowRadius = 0.5

        titleLabel.font = appearance.fonts.bodyBold
        titleLabel.textColor = appearance.colorPalette.text
        titleLabel.textAlignment = .center
        titleLabel.adjustsFontForContentSizeCategory = true
        dismissButton.tintColor = appearance.colorPalette.text
    }
}

extension UIView {
    fileprivate func pinSize(_ size: CGSize) {
        pin(anchors: [.width], to: size.width)
        pin(anchors: [.height], to: size.height)
    }
}
