import ChatModels
import HeadlessUIKit

/// The content of a header above a message of a channel.
public struct ChatChannelMessageHeaderDecoratorViewContent {
    /// The message below the header.
    public let message: ChatMessage

    /// The channel of the message.
    public let channel: ChatChannel

    /// Formats the date.
    public let dateFormatter: MessageDateSeparatorFormatter

    /// Whether the date is shown.
    public let shouldShowDate: Bool

    /// Whether the unread banner is shown.
    public let shouldShowUnreadMessages: Bool

    public init(
        message: ChatMessage, channel: ChatChannel, dateFormatter: MessageDateSeparatorFormatter,
        shouldShowDate: Bool, shouldShowUnreadMessages: Bool
    ) {
        self.message = message
        self.channel = channel
        self.dateFormatter = dateFormatter
        self.shouldShowDate = shouldShowDate
        self.shouldShowUnreadMessages = shouldShowUnreadMessages
    }
}

/// The date, and the unread banner below it.
open class ChatChannelMessageHeaderDecoratorView: ChatMessageDecorationView, ThemeProvider {
    /// The message below, and the content above it.
    open var content: ChatChannelMessageHeaderDecoratorViewContent? {
        didSet { updateContentIfNeeded() }
    }

    /// A column of the two.
    open private(set) lazy var container = ContainerStackView(
        axis: .vertical, spacing: 4, arrangedSubviews: [dateView, unreadCountView])

    /// The date.
    open private(set) lazy var dateView = components.messageListDateSeparatorView.init()

    /// The unread banner.
    open private(set) lazy var unreadCountView = components.unreadMessagesCounterDecorationView.init()

    override open func setUpLayout() {
        super.setUpLayout()

        embed(container)
        guard dateView.hugsItsContent else { return }
        container.alignment = .center
        unreadCountView.pin(anchors: [.width], to: container)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = nil
    }

    override open func updateContent() {
        super.updateContent()

        dateView.isHidden = content?.shouldShowDate != true
        unreadCountView.isHidden = content?.shouldShowUnreadMessages != true
        dateView.content = content.map { $0.dateFormatter.format($0.message.createdAt) }
        unreadCountView.content = content?.channel
    }
}
