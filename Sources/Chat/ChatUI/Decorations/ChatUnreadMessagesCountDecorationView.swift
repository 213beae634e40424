import ChatLook
import ChatModels
import HeadlessUIKit

/// A banner above the first unread message.
open class ChatUnreadMessagesCountDecorationView: _StripDecorationView {
    /// The channel of the messages.
    open var content: ChatChannel? {
        didSet { updateContentIfNeeded() }
    }

    override var stripInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 0)
    }

    override open func updateContent() {
        super.updateContent()

        // The banner doesn't show the number of unread messages, which changes while they are read.
        textLabel.text = content.map { _ in L10n.Message.Unread.count(0) }
    }
}
