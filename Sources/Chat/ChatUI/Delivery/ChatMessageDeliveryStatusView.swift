import ChatLook
import ChatModels
import HeadlessUIKit

/// The delivery status in a message's footnote: the number of readers and a check mark.
open class ChatMessageDeliveryStatusView: _Control, ThemeProvider {
    /// A message, and the channel that it is in.
    public struct Content {
        /// The message.
        public var message: ChatMessage

        /// The channel that the message is in.
        public var channel: ChatChannel

        public init(message: ChatMessage, channel: ChatChannel) {
            self.message = message
            self.channel = channel
        }
    }

    /// The message and its channel.
    open var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    override open var isHighlighted: Bool {
        didSet { updateContentIfNeeded() }
    }

    /// The row of number and check mark.
    open private(set) lazy var stackView = UIStackView()

    /// The number of readers, shown in channels of more than two members.
    open private(set) lazy var messageReadCountsLabel = UILabel()

    /// The check mark.
    open private(set) lazy var messageDeliveryCheckmarkView: ChatMessageDeliveryStatusCheckmarkView =
        components.messageDeliveryStatusCheckmarkView.init()

    override open func setUp() {
        super.setUp()

        isUserInteractionEnabled = false
    }

    override open func setUpLayout() {
        super.setUpLayout()

        messageReadCountsLabel.accessibilityIdentifier = "messageReadCountsLabel"
        messageDeliveryCheckmarkView.accessibilityIdentifier = "messageDeliveryCheckmarkView"
        stackView.axis = .horizontal
        stackView.alignment = .center
        stackView.spacing = 4
        stackView.addArrangedSubview(messageReadCountsLabel)
        stackView.addArrangedSubview(messageDeliveryCheckmarkView)
        embed(stackView)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        messageReadCountsLabel.font = appearance.fonts.footnoteBold
        messageReadCountsLabel.textColor = appearance.colorPalette.accentPrimary
        messageReadCountsLabel.adjustsFontForContentSizeCategory = true
    }

    override open func updateContent() {
        super.updateContent()

        messageReadCountsLabel.isHidden = !isReadCountShown
        messageReadCountsLabel.text = content.map { LocalizedNumber.text($0.message.readByCount) }
        messageDeliveryCheckmarkView.content = content.map {
            ChatMessageDeliveryStatusCheckmarkView.Content(deliveryStatus: $0.message.deliveryStatus)
        }
        alpha = isHighlighted ? 0.5 : 1
    }

    private var isReadCountShown: Bool {
        guard let content else { return false }
        return content.message.localState == nil && content.channel.memberCount > 2
            && content.message.readByCount > 0
    }
}
