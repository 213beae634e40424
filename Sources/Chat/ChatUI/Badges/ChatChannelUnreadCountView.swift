import ChatModels
import HeadlessUIKit

/// How many messages of a channel are unread.
open class ChatChannelUnreadCountView: _UnreadCountView {
    /// The number. The view is hidden while it is 0.
    open var content: ChannelUnreadCount = .noUnread {
        didSet { updateContentIfNeeded() }
    }

    override open func updateContent() {
        super.updateContent()

        show(content.messages)
    }
}
