import HeadlessUIKit

/// How many replies of a thread are unread.
open class ChatThreadUnreadCountView: _View, ThemeProvider {
    /// The number. The view is hidden while it is 0.
    open var content: Int = 0 {
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

        isHidden = content == 0
        unreadCountLabel.text = String(content)
    }
}
