import ChatModels
import HeadlessUIKit

/// The data source of the floating date of a list.
@MainActor @preconcurrency
public protocol ChatMessageListScrollOverlayDataSource: AnyObject {
    /// Returns the text of the overlay for the row at `indexPath`; `nil` hides it.
    func scrollOverlay(_ overlay: ChatMessageListScrollOverlayView, textForItemAt indexPath: IndexPath) -> String?
}

/// A pill that floats over a list during scrolling, with the day of the messages below it.
open class ChatMessageListScrollOverlayView: _View, ThemeProvider {
    /// Provides the text.
    open weak var dataSource: ChatMessageListScrollOverlayDataSource?

    /// The list below the pill.
    open weak var listView: UITableView? {
        didSet { if listView !== oldValue { followDragging() } }
    }

    /// The text, such as "May 31". The view is hidden if it is `nil`.
    open var content: String? {
        didSet { if content != oldValue { updateContentIfNeeded() } }
    }

    /// The pill.
    open private(set) lazy var dateSeparatorView = components.messageListDateSeparatorView.init()

    override open func setUpLayout() {
        super.setUpLayout()

        embed(dateSeparatorView)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        isHidden = true
        isUserInteractionEnabled = false
    }

    override open func updateContent() {
        super.updateContent()

        dateSeparatorView.content = content
        updateVisibility()
    }

    // MARK: Following the list

    /// Shows the pill at 1 and hides it at 0.
    open func setAlpha(_ alpha: CGFloat) {
        self.alpha = alpha
        updateVisibility()
    }

    /// Updates the text to the row below the pill.
    open func updateText() {
        content = shownIndexPath.flatMap { dataSource?.scrollOverlay(self, textForItemAt: $0) }
    }

    /// Called after the list's offset has changed: the pill is only visible while the list is dragged.
    open func listDidScroll() {
        guard let listView else { return }
        if !listView.isDragging { setAlpha(0) }
        updateText()
    }

    private func followDragging() {
        setAlpha(0)
        listView?.panGestureRecognizer.addAction { [weak self] gesture in
            switch gesture.state {
            case .began:
                self?.setAlpha(1)
                self?.updateText()
            case .ended where self?.listView?.isDecelerating != true: self?.setAlpha(0)
            default: break
            }
        }
    }

    private func updateVisibility() {
        isHidden = alpha == 0 || content?.isEmpty != false
    }

    /// The row below the middle of the pill's lower edge; if there is none, the oldest visible one.
    private var shownIndexPath: IndexPath? {
        guard let listView, let superview else { return nil }
        let height = dateSeparatorView.systemLayoutSizeFitting(.zero).height
        let point = CGPoint(x: superview.bounds.midX, y: superview.safeAreaInsets.top + Self.topSpacing + height)
        return listView.indexPathForRow(at: listView.convert(point, from: superview))
            ?? listView.indexPathsForVisibleRows?.last
    }

    /// The distance from the top of the safe area, in points.
    static let topSpacing: CGFloat = 8
}
