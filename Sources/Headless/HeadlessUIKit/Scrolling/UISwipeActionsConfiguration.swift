/// The buttons that a swipe on a row reveals. Never shown: there are no swipes.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
    public final let actions: [UIContextualAction]
    /// Kept and never read: there are no swipes.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// A button that a swipe reveals. Never shown: there are no swipes.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable { case normal, destructive }

    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public final let style: Style
    public final let handler: Handler
    /// Kept and never read: there are no swipes.
    open var title: String?
    /// Kept and never read: there are no swipes.
    open var image: UIImage?
    /// Kept and never read: there are no swipes.
    open var backgroundColor: UIColor!

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.handler = handler
        self.title = title
        super.init()
    }
}
