import Frames
import Rendering

/// Rows below each other, of which only the visible ones have views.
open class UITableView: UIScrollView {
    public let style: Style

    open weak var dataSource: UITableViewDataSource? { didSet { setNeedsReload() } }
    open weak var delegate: UITableViewDelegate?
    /// Kept and never called: only rows that are shown are made.
    open weak var prefetchDataSource: UITableViewDataSourcePrefetching?

    override var scrollDelegate: UIScrollViewDelegate? { delegate }

    // MARK: Sizes, in points

    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    /// What headers count with until they are measured.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// What footers count with until they are measured.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// The room above each header; unless set 22 in plain tables, and none in others.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    /// The height of the empty rows below the last one of a plain table, of which only the lines are seen. None unless
    /// set.
    open var fillerRowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }

    // MARK: Look

    public enum SeparatorStyle: Int, Sendable { case none, singleLine }

    open var separatorStyle: SeparatorStyle = .singleLine { didSet { setNeedsReload() } }
    open var separatorColor: UIColor? = .separator { didSet { setNeedsReload() } }
    /// Where the lines below the rows begin and end. Unless set, they begin where the texts do.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsReload()
        }
    }
    final var ownSeparatorInset: UIEdgeInsets?

    /// What `separatorInset` is counted from.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { setNeedsReload() } }
    /// Kept and never read: lines are drawn in their color alone. Reported.
    open var separatorEffect: AnyObject? {
        didSet {
            guard separatorEffect != nil else { return }
            RenderProblems.report(
                .undrawn(
                    "UITableView.separatorEffect", of: self,
                    instead: "lines are drawn in their color alone"))
        }
    }

    /// Whether code may select rows; selected rows show their selected look.
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    /// Kept and never read: nothing is selected by touch.
    open var allowsSelectionDuringEditing = false
    /// Whether rows of a table that is edited have circles to be selected by, in place of other controls.
    open var allowsMultipleSelectionDuringEditing = false { didSet { placesMayHaveChanged() } }
    /// Whether rows show the controls of editing.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
    /// Kept and never read: nothing has the focus.
    open var allowsFocus = false
    /// Kept and never read: nothing has the focus.
    open var selectionFollowsFocus = false
    /// Kept and never read: there is no dragging.
    open var dragInteractionEnabled = true
    /// Kept and never read: cells are measured at each reload.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// Kept and never read: only rows that are shown are made.
    open var isPrefetchingEnabled = true

    // MARK: Index

    /// The color of the titles at the trailing side; the tint unless set.
    open var sectionIndexColor: UIColor? { didSet { setNeedsReload() } }
    /// The color behind those titles; none unless set.
    open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsReload() } }
    /// Kept and never read: there are no touches.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// How many rows a table needs to have an index; 0 unless set.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsReload() } }
    final lazy var indexView = TableIndexView()
    final var hasIndex = false
    /// Kept and never read: nothing has the focus.
    open var remembersLastFocusedIndexPath = false
    /// Whether the content of rows is at most as wide as is good for reading.
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { placesMayHaveChanged() } }
    /// Whether content views keep to the part of their rows that isn't covered.
    open var insetsContentViewsToSafeArea = true { didSet { placesMayHaveChanged() } }

    /// Shown behind the rows, in the whole of the bounds.
    open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView, at: 0) } }

    /// Shown above the first section, as high as its own frame.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView, at: subviews.count) } }

    /// Shown below the last section, as high as its own frame.
    open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView, at: subviews.count) } }

    private func replace(_ old: UIView?, with new: UIView?, at index: Int) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: index) }
        setNeedsLayout()
    }

    // MARK: State

    /// Asks for layout, in which the cells learn where they stand.
    private func placesMayHaveChanged() { setNeedsLayout() }

    final var rows = TableRows()
    /// The lines of the empty rows below the last one.
    final var fillerLines: [UIView] = []
    final var visibleViews: [TableRows.Kind: UIView] = [:]
    final var cellPool = ReusePool<UITableViewCell, TableRows.Kind>()
    final var headerFooterPool = ReusePool<UITableViewHeaderFooterView, TableRows.Kind>()
    /// What a view is being made for.
    final var kindBeingMade: TableRows.Kind?
    final var selectedPaths: [IndexPath] = []
    final var needsReload = true
    final var laidOutWidth: CGFloat = 0
    /// The traits for which the rows were made and measured.
    final var laidOutTraits: UITraitCollection?
    final var updateDepth = 0

    final var changes = RowChanges()

    // MARK: Creating

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
    }

    override public convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    private func setUp() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    // MARK: Making cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellPool.register(identifier, Self.factory(cellClass, identifier))
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerFooterPool.register(identifier, Self.factory(aClass, identifier))
    }

    private static func factory<View: UIView>(_ type: AnyClass?, _ identifier: String) -> (() -> View)? {
        (type as? View.Type).map { type in
            { PendingReuseIdentifier.with(identifier) { make(type) } }
        }
    }

    /// Returns a cell that is no longer shown, or `nil` if there is none and no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier, for: kindBeingMade)
    }

    private func dequeueCell(_ identifier: String, for kind: TableRows.Kind?) -> UITableViewCell? {
        if let cell = cellPool.takeWaiting(identifier, for: kind) {
            cell.prepareForReuse()
            return cell
        }
        return cellPool.make(identifier)
    }

    /// Returns a cell that is no longer shown, or a new one of the registered class.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier, for: .row(indexPath)) else {
            preconditionFailure("No cell class is registered for the identifier “\(identifier)”")
        }
        return cell
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerFooterPool.takeWaiting(identifier, for: kindBeingMade) {
            view.prepareForReuse()
            return view
        }
        return headerFooterPool.make(identifier)
    }

    // MARK: Asking

    open var numberOfSections: Int {
        reloadIfNeeded()
        return rows.rowCounts.count
    }

    open func numberOfRows(inSection section: Int) -> Int {
        reloadIfNeeded()
        return rows.rowCounts.indices.contains(section) ? rows.rowCounts[section] : 0
    }

    /// The rectangle of a row; of rows that were not shown yet, an estimate.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: .row(indexPath)) }
    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }

    open func rect(forSection section: Int) -> CGRect {
        rectForHeader(inSection: section).union(rectForFooter(inSection: section))
    }

    /// The rectangle of a row, a header or a footer.
    final func rect(of kind: TableRows.Kind) -> CGRect {
        reloadIfNeeded()
        guard let index = rows.index(of: kind) else { return .zero }
        return CGRect(
            x: sectionInset, y: topHeight + rows.offset(at: index), width: max(bounds.width - 2 * sectionInset, 0),
            height: rows.entries[index].height)
    }

    /// The cell of a row if it is visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        visibleViews[.row(indexPath)] as? UITableViewCell
    }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleViews[.header(section)] as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleViews[.footer(section)] as? UITableViewHeaderFooterView
    }

    /// The rows that have cells, from top to bottom; none between a reload and the layout after it.
    open var indexPathsForVisibleRows: [IndexPath]? {
        reloadIfNeeded()
        return visibleViews.keys.compactMap { kind in
            if case .row(let path) = kind { path } else { nil }
        }.sorted()
    }

    open var visibleCells: [UITableViewCell] {
        (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
    }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        indexPathsForVisibleRows?.first { cellForRow(at: $0) === cell }
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 0.01, height: 0.01)))?.first
    }

    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        reloadIfNeeded()
        var paths: [IndexPath] = []
        var index = rows.firstIndex(endingBehind: rect.minY - topHeight)
        while index < rows.entries.count, topHeight + rows.offset(at: index) < rect.maxY {
            if case .row(let path) = rows.entries[index].kind { paths.append(path) }
            index += 1
        }
        return paths
    }

    /// Whether changes of the data are being collected.
    open var hasUncommittedUpdates: Bool { updateDepth > 0 }

    // MARK: Traits

    /// What rows are given besides the traits of the table.
    ///
    /// Rows run in the direction of the application, or of the SwiftUI view around the table: a trait of a UIKit view
    /// around it mirrors the table and not its rows. (Seen on pictures of iOS.)
    final var rowTraits: UITraitCollection? {
        let direction = representedTraits?.layoutDirection ?? UITraitCollection.application.layoutDirection
        return direction == lastTraits.layoutDirection ? nil : UITraitCollection(layoutDirection: direction)
    }

    /// Rows keep their direction, whatever that of the table becomes.
    override func traitsWillChange(_ previous: UITraitCollection) {
        super.traitsWillChange(previous)
        guard lastTraits.layoutDirection != previous.layoutDirection else { return }
        for view in visibleViews.values { view.overrideTraits(rowTraits) }
    }

    // MARK: Layout

    /// Asks the data source anew for all that is shown, at the next layout.
    open func reloadData() { setNeedsReload() }

    /// Asks the data source anew for the titles at the trailing side, at the next layout.
    open func reloadSectionIndexTitles() { setNeedsReload() }

    /// What is pinned to the view's edges keeps to the frame: its own layout decides on the size of the content.
    override var contentFollowsConstraints: Bool { false }

    override open func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.tables
    }
}
