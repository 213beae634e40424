import Frames
import Rendering

/// Shows controllers side by side where there is space, and otherwise only one of them.
open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
    }
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

    /// A width that the system chooses.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    public final let style: Style

    private var columns: [Column: UIViewController] = [:]

    /// The controllers side by side. Setting them sets the first and the last column.
    open var viewControllers: [UIViewController] {
        get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
        }
    }

    open weak var delegate: UISplitViewControllerDelegate?
    open var preferredDisplayMode: DisplayMode = .automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Kept and never read: columns are side by side. Reported.
    open var preferredSplitBehavior: SplitBehavior = .automatic {
        didSet {
            guard preferredSplitBehavior == .overlay || preferredSplitBehavior == .displace else { return }
            RenderProblems.report(
                .undrawn(
                    "UISplitViewController.preferredSplitBehavior", of: self,
                    instead: "columns are side by side"))
        }
    }
    open var splitBehavior: SplitBehavior { .tile }
    open var primaryEdge: PrimaryEdge = .leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Kept and never read: there are no touches.
    open var presentsWithGesture = true
    /// Kept and never read: the bars of columns have no button for it.
    open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic
    /// Kept and never read: the bars of columns have no button for it.
    open var showsSecondaryOnlyButton = false

    /// The width in points; `automaticDimension` to use the fraction.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The fraction of the entire width.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredSupplementaryColumnWidthFraction = automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }

    // MARK: Creating

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = Self.style(of: coder.interface)
        super.init(coder: coder)
        coder.decode(self, UISplitViewController.decodeSplit)
    }

    // MARK: Columns

    /// Sets the controller of a column. As in UIKit, it is put into a navigation controller unless it is one.
    open func setViewController(_ viewController: UIViewController?, for column: Column) {
        if let old = columns[column] {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        columns[column] = viewController.map { wrapped($0, for: column) }
        if let new = columns[column] {
            addChild(new)
            new.didMove(toParent: self)
        }
        viewIfLoaded?.setNeedsLayout()
    }

    private func wrapped(_ controller: UIViewController, for column: Column) -> UIViewController {
        let isWrapped = style == .unspecified || column == .compact || controller is UINavigationController
        return isWrapped ? controller : UINavigationController(rootViewController: controller)
    }

    /// Returns the controller of a column.
    open func viewController(for column: Column) -> UIViewController? {
        guard let controller = columns[column] else { return nil }
        guard let navigation = controller as? UINavigationController else { return controller }
        return navigation
    }

    /// The top column of a collapsed split view; `nil` until code has chosen it.
    private var topColumn: Column?
    private var wasCollapsed = false
    private var hidden: Set<Column> = []

    /// Shows a column. In a collapsed split view, it covers the columns before it.
    open func show(_ column: Column) {
        topColumn = column
        hidden.remove(column)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Hides a column. In a collapsed split view, the one before it is shown.
    open func hide(_ column: Column) {
        hidden.insert(column)
        if topColumn == column { topColumn = .primary }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows a controller in the last column.
    override open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        setViewController(vc, for: .secondary)
        show(.secondary)
    }

    /// Whether only one column is shown.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    open var displayMode: DisplayMode {
        switch preferredDisplayMode {
        case .automatic: style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
        case .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
            .twoDisplaceSecondary:
            preferredDisplayMode
        }
    }

    // MARK: Layout

    override open func loadView() {
        let container = BarContainerView(frame: UIScreen.main.bounds)
        container.layOut = { [weak self] in self?.layOutColumns(in: $0) }
        view = container
    }

    private func layOutColumns(in bounds: CGRect) {
        // The delegate is asked each time the split view collapses.
        if wasCollapsed, !isCollapsed { topColumn = nil }
        wasCollapsed = isCollapsed
        let shown = shownColumns
        updateTraits(of: shown)
        updateBackItems(to: shown)
        for (column, controller) in columns where !shown.contains(column) {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        let isLeading = primaryEdge == .leading
        let isMirrored = (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == isLeading
        var start: CGFloat = 0
        for column in shown {
            guard let controller = columns[column] else { continue }
            let width = column == shown.last ? bounds.width - start : width(of: column, in: bounds.width)
            let x = isMirrored ? bounds.width - start - width : start
            place(controller, CGRect(x: x, y: 0, width: max(width, 0), height: bounds.height), in: bounds)
            // A hairline of the background shows between the columns.
            start += width + 1 / UIScreen.main.scale
        }
        view.backgroundColor = shown.count > 1 ? .opaqueSeparator : nil
    }

    private func place(_ controller: UIViewController, _ frame: CGRect, in bounds: CGRect) {
        if controller.view.superview !== view { view.addSubview(controller.view) }
        let insets = view.safeAreaInsets
        controller.coveredInsets = UIEdgeInsets(
            top: insets.top, left: max(insets.left - frame.minX, 0), bottom: insets.bottom,
            right: max(insets.right - (bounds.maxX - frame.maxX), 0))
        controller.view.translatesAutoresizingMaskIntoConstraints = true
        controller.view.frame = frame
    }

    /// Returns the top column of a collapsed split view: the last one, unless the delegate decides otherwise.
    private func proposedTopColumn(of all: [Column]) -> Column? {
        guard let last = all.last else { return nil }
        guard style == .unspecified else {
            let wanted = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last)
            return wanted.flatMap { all.contains($0) ? $0 : nil } ?? last
        }
        guard let primary = columns[.primary], let secondary = columns[.secondary] else { return last }
        let isKept = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        return isKept ? .primary : last
    }

    /// In a collapsed split view, the bar leads back to the columns before.
    private func updateBackItems(to shown: [Column]) {
        let order = [Column.primary, .supplementary, .secondary]
        for (column, controller) in columns {
            guard let navigation = controller as? UINavigationController else { continue }
            let isOnTop = isCollapsed && shown == [column] && column != .compact
            let before = isOnTop ? order.prefix { $0 != column }.compactMap { columns[$0] } : []
            navigation.itemsBelow = before.flatMap { below -> [UINavigationItem] in
                (below as? UINavigationController)?.viewControllers.map(\.navigationItem) ?? [below.navigationItem]
            }
        }
    }

    /// The columns before the last have a compact width, regardless of the total width.
    private func updateTraits(of shown: [Column]) {
        for (column, controller) in columns {
            let isNarrow = !isCollapsed && column != shown.last
            setOverrideTraitCollection(
                isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: controller)
        }
    }

    /// The visible columns, from leading to trailing.
    private var shownColumns: [Column] {
        let all = [Column.primary, .supplementary, .secondary].filter { columns[$0] != nil && !hidden.contains($0) }
        guard !isCollapsed else {
            if columns[.compact] != nil { return [.compact] }
            if !all.contains(where: { $0 == topColumn }) { topColumn = proposedTopColumn(of: all) }
            return [topColumn].compactMap { $0 }
        }
        switch displayMode {
        case .secondaryOnly: return all.filter { $0 == .secondary }
        case .oneBesideSecondary, .oneOverSecondary:
            return style == .tripleColumn ? all.filter { $0 != .primary } : all
        case .automatic, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return all
        }
    }

    /// The default width of a column, in points.
    private static let defaultWidth: CGFloat = 320

    private func width(of column: Column, in available: CGFloat) -> CGFloat {
        let isPrimary = column == .primary
        let preferred = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
        let fraction = isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
        let minimum = isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
        let maximum = isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
        var width = Self.defaultWidth
        if fraction > 0 { width = available * fraction }
        if preferred > 0 { width = preferred }
        if maximum > 0 { width = min(width, maximum) }
        if minimum > 0 { width = max(width, minimum) }
        return min(RenderScale.round(width), available)
    }

    open func primaryColumnWidth() -> CGFloat { width(of: .primary, in: viewIfLoaded?.bounds.width ?? 0) }
}

@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: ObjectiveCProtocol {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// The default: the last column is on top of the first.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
}
