import ChatModels
import HeadlessUIKit

/// The number of unread messages of a channel.
open class ChatChannelUnreadCountView: _UnreadCountView {
    /// The number. The view is hidden if it is 0.
    open var content: ChannelUnreadCount = .noUnread {
        didSet { updateContentIfNeeded() }
    }

    override open func updateContent() {
        super.updateContent()

        show(content.messages)
    }
}
