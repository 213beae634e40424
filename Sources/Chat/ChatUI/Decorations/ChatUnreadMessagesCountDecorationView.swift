import ChatLook
import ChatModels
import HeadlessUIKit

/// A strip above the first message that the user has not read.
open class ChatUnreadMessagesCountDecorationView: ChatMessageDecorationView, ThemeProvider {
    /// The channel of the messages.
    open var content: ChatChannel? {
        didSet { updateContentIfNeeded() }
    }

    /// The strip with its text.
    open private(set) lazy var messagesCountDecorationView = components.messagesCountDecorationView.init()

    /// The strip.
    open var container: UIView { messagesCountDecorationView.container }

    /// The text in the strip.
    open var textLabel: UILabel { messagesCountDecorationView.textLabel }

    override open func setUpLayout() {
        super.setUpLayout()

        embed(messagesCountDecorationView, insets: NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 0))
    }

    override open func updateContent() {
        super.updateContent()

        // The strip says that there are unread messages, not how many: the number changes while one reads.
        textLabel.text = content.map { _ in L10n.Message.Unread.count(0) }
    }
}
