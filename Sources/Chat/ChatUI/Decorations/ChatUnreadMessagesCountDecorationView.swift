import ChatLook
import ChatModels
import HeadlessUIKit

/// A strip above the first message that the user has not read.
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

        // The strip says that there are unread messages, not how many: the number changes while one reads.
        textLabel.text = content.map { _ in L10n.Message.Unread.count(0) }
    }
}
