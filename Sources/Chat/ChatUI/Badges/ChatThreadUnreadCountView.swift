import HeadlessUIKit

/// How many replies of a thread are unread.
open class ChatThreadUnreadCountView: _UnreadCountView {
    /// The number. The view is hidden while it is 0.
    open var content: Int = 0 {
        didSet { updateContentIfNeeded() }
    }

    override open func updateContent() {
        super.updateContent()

        show(content)
    }
}
