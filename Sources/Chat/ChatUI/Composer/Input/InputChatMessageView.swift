import ChatModels
import HeadlessUIKit

/// The input field with a rounded border: the text, with the quoted message and the attachments above it.
open class InputChatMessageView: _View, ComponentsProvider, AppearanceProvider {
    /// The content of the field besides the text: the quoted message, the command and the channel.
    public struct Content {
        /// The message that is quoted.
        public let quotingMessage: ChatMessage?

        /// The command that the message begins with.
        public let command: Command?

        /// The channel, for the language of a translation.
        public let channel: ChatChannel?

        public init(quotingMessage: ChatMessage?, command: Command?, channel: ChatChannel?) {
            self.quotingMessage = quotingMessage
            self.command = command
            self.channel = channel
        }
    }

    /// The content of the field besides the text.
    public var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    // MARK: Subviews

    /// A column of all parts, with the border.
    public private(set) lazy var container = ContainerStackView(axis: .vertical, alignment: .fill, spacing: 0)

    /// The quoted message.
    public private(set) lazy var quotedMessageView: QuotedChatMessageView = components.quotedMessageView.init()

    /// The container of the previews of attachments.
    public private(set) lazy var attachmentsViewContainer = UIView()

    /// A row of command, text and clear button.
    public private(set) lazy var inputTextContainer = ContainerStackView(
        axis: .horizontal, alignment: .center, spacing: 4)

    /// The text.
    public private(set) lazy var textView: InputTextView = UIView.make(components.inputTextView)

    /// The command.
    public private(set) lazy var commandLabelView: CommandLabelView = components.commandLabelView.init()

    /// The button that removes the command.
    public private(set) lazy var clearButton = UIButton()

    // MARK: Life cycle

    override open func setUpLayout() {
        super.setUpLayout()

        let names: [(UIView, String)] = [
            (container, "container"), (attachmentsViewContainer, "attachmentsViewContainer"),
            (inputTextContainer, "inputTextContainer"), (clearButton, "clearButton"),
        ]
        for (view, name) in names { view.accessibilityIdentifier = name }
        directionalLayoutMargins = .zero
        insetsLayoutMarginsFromSafeArea = false
        addSubview(container.withoutAutoresizingMaskConstraints)
        container.pin(to: layoutMarginsGuide)
        container.addArrangedSubviews([attachmentsViewContainer, inputTextContainer])

        inputTextContainer.isLayoutMarginsRelativeArrangement = true
        inputTextContainer.insetsLayoutMarginsFromSafeArea = false
        inputTextContainer.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: 6, bottom: 0, trailing: 6)
        inputTextContainer.addArrangedSubviews([commandLabelView, textView, clearButton])
        clearButton.pin(anchors: [.width, .height], to: 24)
        textView.setContentHuggingPriority(.lowest, for: .horizontal)
        textView.setContentCompressionResistancePriority(.streamLow, for: .horizontal)
        for view in [attachmentsViewContainer, commandLabelView, clearButton] {
            view.isHidden = true
        }
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        container.clipsToBounds = true
        container.layer.cornerRadius = 19
        container.layer.borderWidth = 1
        container.layer.borderColor = appearance.colorPalette.border.cgColor
        clearButton.setImage(appearance.images.closeCircleTransparent, for: .normal)
        clearButton.tintColor = appearance.colorPalette.inactiveTint
    }

    override open func updateContent() {
        super.updateContent()

        guard let content else { return }
        showQuotedMessage(content)
        if let command = content.command { commandLabelView.content = command }
        commandLabelView.isHidden = content.command == nil
        clearButton.isHidden = content.command == nil
        textView.fitsEmptyLine = content.command != nil
    }
    /// Adds the view of the quoted message only if there is one, which is rare.
    private func showQuotedMessage(_ content: Content) {
        guard let quoted = content.quotingMessage else {
            return container.removeArrangedSubview(quotedMessageView)
        }
        if quotedMessageView.superview == nil { container.insertArrangedSubview(quotedMessageView, at: 0) }
        quotedMessageView.content = .init(message: quoted, avatarAlignment: .leading, channel: content.channel)
    }
}
