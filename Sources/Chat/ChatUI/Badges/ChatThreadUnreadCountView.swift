import HeadlessUIKit

/// The number of unread replies of a thread.
open class ChatThreadUnreadCountView: _UnreadCountView {
    /// The number. The view is hidden if it is 0.
    open var content: Int = 0 {
        didSet { updateContentIfNeeded() }
    }

    override open func updateContent() {
        super.updateContent()

        show(content)
    }
}
