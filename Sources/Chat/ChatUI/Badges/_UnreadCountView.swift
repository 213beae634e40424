import ChatLook
import HeadlessUIKit

/// A pill with an unread count, hidden if it is 0.
open class _UnreadCountView: _View, ThemeProvider {
    /// The pill.
    open private(set) lazy var badgeView = components.badgeView.init()

    /// The number in the pill.
    open var unreadCountLabel: UILabel { badgeView.label }

    override open func setUpLayout() {
        super.setUpLayout()

        embed(badgeView)
    }

    final func show(_ count: Int) {
        isHidden = count == 0
        unreadCountLabel.text = LocalizedNumber.text(count)
    }
}
