import ChatModels
import HeadlessUIKit

/// What a header above a message of a channel shows.
public struct ChatChannelMessageHeaderDecoratorViewContent {
    public let message: ChatMessage
    public let channel: ChatChannel
    public let dateFormatter: MessageDateSeparatorFormatter
    public let shouldShowDate: Bool
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

/// The date, and below it the strip that says that unread messages begin.
open class ChatChannelMessageHeaderDecoratorView: ChatMessageDecorationView, ThemeProvider {
    open var content: ChatChannelMessageHeaderDecoratorViewContent? {
        didSet { updateContentIfNeeded() }
    }

    /// A column of the two.
    open private(set) lazy var container = ContainerStackView(
        axis: .vertical, spacing: 4, arrangedSubviews: [dateView, unreadCountView])

    open private(set) lazy var dateView = components.messageListDateSeparatorView.init()

    open private(set) lazy var unreadCountView = components.unreadMessagesCounterDecorationView.init()

    override open func setUpLayout() {
        super.setUpLayout()

        embed(container)
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
