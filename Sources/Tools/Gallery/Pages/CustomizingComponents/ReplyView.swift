import HeadlessUIKit

/// The parts of the page's container examples: the number of unread replies, and the time of the last one.
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
