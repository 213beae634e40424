import HeadlessUIKit

/// The two parts with which the page shows what containers do: how many replies are unread, and the time of the last.
class ReplyView: UIView {
    let unreadCountView = UILabel()
    let replyTimestampLabel = UILabel()

    required init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
        unreadCountView.accessibilityIdentifier = "unreadCountView"
        unreadCountView.text = "1"
        replyTimestampLabel.accessibilityIdentifier = "replyTimestampLabel"
        replyTimestampLabel.text = "4:41"
    }

    required init?(coder: NSCoder) { nil }
}
