import ChatModels
import HeadlessUIKit

/// How many messages of a channel are unread.
open class ChatChannelUnreadCountView: _View, ThemeProvider {
    /// The number. The view is hidden while it is 0.
    open var content: ChannelUnreadCount = .noUnread {
        didSet { updateContentIfNeeded() }
    }

    /// The pill.
    open private(set) lazy var badgeView = components.badgeView.init()

    /// The number in the pill.
    open var unreadCountLabel: UILabel { badgeView.label }

    override open func setUpLayout() {
        super.setUpLayout()

        embed(badgeView)
    }

    override open func updateContent() {
        super.updateContent()

        isHidden = content.messages == 0
        unreadCountLabel.text = String(content.messages)
    }
}
