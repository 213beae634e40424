import ChatLook
import ChatModels
import HeadlessUIKit

/// A strip below the first message of a thread with the number of its replies.
open class ChatThreadRepliesCountDecorationView: ChatMessageDecorationView, ThemeProvider {
    /// The message that the replies answer.
    open var content: ChatMessage? {
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

        embed(messagesCountDecorationView, insets: NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 8, trailing: 0))
    }

    override open func updateContent() {
        super.updateContent()

        textLabel.text = content.map { L10n.Message.Thread.Replies.count($0.replyCount) }
    }
}
