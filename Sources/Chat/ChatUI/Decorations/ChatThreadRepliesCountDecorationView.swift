import ChatLook
import ChatModels
import HeadlessUIKit

/// A banner below the first message of a thread with the number of its replies.
open class ChatThreadRepliesCountDecorationView: _StripDecorationView {
    /// The parent message of the replies.
    open var content: ChatMessage? {
        didSet { updateContentIfNeeded() }
    }

    override var stripInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 8, trailing: 0)
    }

    override open func updateContent() {
        super.updateContent()

        textLabel.text = content.map { L10n.Message.Thread.Replies.count($0.replyCount) }
    }
}
