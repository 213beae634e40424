import ChatModels
import HeadlessUIKit

/// Names the days of a list's rows for the pill that floats over it.
@MainActor @preconcurrency
public protocol ChatMessageListScrollOverlayDataSource: AnyObject {
    /// Returns what the overlay says while the row at `indexPath` is below it; `nil` hides it.
    func scrollOverlay(_ overlay: ChatMessageListScrollOverlayView, textForItemAt indexPath: IndexPath) -> String?
}

/// A pill that floats over a list while it is dragged, with the day of the messages below it.
open class ChatMessageListScrollOverlayView: _View, ThemeProvider {
    /// Names the days.
    open weak var dataSource: ChatMessageListScrollOverlayDataSource?

    /// The list below the pill.
    open weak var listView: UITableView? {
        didSet { if listView !== oldValue { followDragging() } }
    }

    /// The text, such as "May 31". Without one, the view is hidden.
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

    /// Takes the text of the row that is below the pill now.
    open func updateText() {
        content = shownIndexPath.flatMap { dataSource?.scrollOverlay(self, textForItemAt: $0) }
    }

    /// Called after the list's offset has changed: the pill stays only while a finger moves the list.
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

    /// The row below the middle of the pill's lower edge; if there is none, the oldest one that is seen.
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
