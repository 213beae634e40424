import Frames
import Rendering

/// Rows in a column, of which only the visible ones have views.
open class UITableView: UIScrollView {
    public let style: Style

    open weak var dataSource: UITableViewDataSource? { didSet { setNeedsReload() } }
    open weak var delegate: UITableViewDelegate?
    /// Kept and never called: only visible rows are created.
    open weak var prefetchDataSource: UITableViewDataSourcePrefetching?

    override var scrollDelegate: UIScrollViewDelegate? { delegate }

    // MARK: Sizes, in points

    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    /// The estimated height of headers until they are measured.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// The estimated height of footers until they are measured.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// The space above each header; by default, 22 in plain tables, and 0 in others.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    /// The height of the empty rows below the last one of a plain table, of which only the separators are visible. By
    /// default, there are none.
    open var fillerRowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }

    // MARK: Appearance

    public enum SeparatorStyle: Int, Sendable { case none, singleLine }

    open var separatorStyle: SeparatorStyle = .singleLine { didSet { setNeedsReload() } }
    open var separatorColor: UIColor? = .separator { didSet { setNeedsReload() } }
    /// The insets of the separators below the rows. By default, they start where the texts do.
    open var separatorInset: UIEdgeInsets {
        get { customSeparatorInset ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0) }
        set {
            customSeparatorInset = newValue
            setNeedsReload()
        }
    }
    final var customSeparatorInset: UIEdgeInsets?

    /// The reference of `separatorInset`.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { setNeedsReload() } }
    /// Kept and never read: separators are drawn in their color only. Reported.
    open var separatorEffect: AnyObject? {
        didSet {
            guard separatorEffect != nil else { return }
            RenderProblems.report(
                .undrawn(
                    "UITableView.separatorEffect", of: self,
                    instead: "separators are drawn in their color only"))
        }
    }

    /// Whether code can select rows; selected rows have their selected appearance.
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    /// Kept and never read: nothing is selected by touch.
    open var allowsSelectionDuringEditing = false
    /// Whether rows have selection circles instead of other controls while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false { didSet { positionsMayHaveChanged() } }
    /// Whether rows show editing controls.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
    /// Kept and never read: there is no focus.
    open var allowsFocus = false
    /// Kept and never read: there is no focus.
    open var selectionFollowsFocus = false
    /// Kept and never read: there is no dragging.
    open var dragInteractionEnabled = true
    /// Kept and never read: cells are measured in each reload.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// Kept and never read: only visible rows are created.
    open var isPrefetchingEnabled = true

    // MARK: Section index

    /// The color of the section index; by default, the tint color.
    open var sectionIndexColor: UIColor? { didSet { setNeedsReload() } }
    /// The color behind the section index; by default, none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsReload() } }
    /// Kept and never read: there are no touches.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// The minimum number of rows for a section index; by default, 0.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsReload() } }
    final lazy var indexView = TableIndexView()
    final var hasIndex = false
    /// Kept and never read: there is no focus.
    open var remembersLastFocusedIndexPath = false
    /// Whether the content of rows is at most as wide as is readable.
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { positionsMayHaveChanged() } }
    /// Whether content views are inset to the safe area of their rows.
    open var insetsContentViewsToSafeArea = true { didSet { positionsMayHaveChanged() } }

    /// The view behind the rows, which fills the bounds.
    open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView, at: 0) } }

    /// The view above the first section, with the height of its own frame.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView, at: subviews.count) } }

    /// The view below the last section, with the height of its own frame.
    open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView, at: subviews.count) } }

    private func replace(_ old: UIView?, with new: UIView?, at index: Int) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: index) }
        setNeedsLayout()
    }

    // MARK: State

    /// Requests layout, which updates the positions that the cells know.
    private func positionsMayHaveChanged() { setNeedsLayout() }

    final var rows = TableRows()
    /// The separators of the empty rows below the last one.
    final var fillerLines: [UIView] = []
    final var visibleViews: [TableRows.Kind: UIView] = [:]
    final var cellPool = ReusePool<UITableViewCell, TableRows.Kind>()
    final var headerFooterPool = ReusePool<UITableViewHeaderFooterView, TableRows.Kind>()
    /// The kind of view under construction.
    final var kindBeingCreated: TableRows.Kind?
    final var selectedPaths: [IndexPath] = []
    final var needsReload = true
    final var laidOutWidth: CGFloat = 0
    /// The traits for which the rows were created and measured.
    final var laidOutTraits: UITraitCollection?
    final var updateDepth = 0

    final var changes = RowChanges()

    /// The cells of a storyboard that aren't prototypes.
    final var staticSections: [StaticTableSection]?

    // MARK: Creating

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = Self.style(of: coder.interface)
        super.init(coder: coder)
        setUp()
        coder.decode(self, UITableView.decodeTable)
    }

    override public convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    private func setUp() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    // MARK: Creating cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellPool.register(identifier, Self.factory(cellClass, identifier))
    }

    /// Registers a nib file, which can't be read: `instantiate(withOwner:options:)` of the nib exits the program when a
    /// cell is needed.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellPool.register(
            identifier,
            nib.map { nib in
                {
                    let cell: UITableViewCell = nib.makeView()
                    cell.reuseIdentifier = identifier
                    return cell
                }
            })
    }

    /// Registers a nib file, which can't be read, as for cells.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerFooterPool.register(
            identifier,
            nib.map { nib in
                {
                    let view: UITableViewHeaderFooterView = nib.makeView()
                    view.reuseIdentifier = identifier
                    return view
                }
            })
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerFooterPool.register(identifier, Self.factory(aClass, identifier))
    }

    private static func factory<View: UIView>(_ type: AnyClass?, _ identifier: String) -> (() -> View)? {
        (type as? View.Type).map { type in
            { PendingReuseIdentifier.with(identifier) { make(type) } }
        }
    }

    /// Returns a reused cell, or `nil` if there is none and no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier, for: kindBeingCreated)
    }

    private func dequeueCell(_ identifier: String, for kind: TableRows.Kind?) -> UITableViewCell? {
        if let cell = cellPool.takeReusable(identifier, for: kind) {
            cell.prepareForReuse()
            return cell
        }
        return cellPool.make(identifier)
    }

    /// Returns a reused cell, or a new one of the registered class.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier, for: .row(indexPath)) else {
            preconditionFailure("No cell class is registered for the identifier “\(identifier)”")
        }
        return cell
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerFooterPool.takeReusable(identifier, for: kindBeingCreated) {
            view.prepareForReuse()
            return view
        }
        return headerFooterPool.make(identifier)
    }

    // MARK: Querying

    open var numberOfSections: Int {
        reloadIfNeeded()
        return rows.rowCounts.count
    }

    open func numberOfRows(inSection section: Int) -> Int {
        reloadIfNeeded()
        return rows.rowCounts.indices.contains(section) ? rows.rowCounts[section] : 0
    }

    /// Returns the rectangle of a row; an estimate if it wasn't visible yet.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: .row(indexPath)) }
    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }

    open func rect(forSection section: Int) -> CGRect {
        rectForHeader(inSection: section).union(rectForFooter(inSection: section))
    }

    /// Returns the rectangle of a row, a header or a footer.
    final func rect(of kind: TableRows.Kind) -> CGRect {
        reloadIfNeeded()
        guard let index = rows.index(of: kind) else { return .zero }
        return CGRect(
            x: sectionArea.left, y: topHeight + rows.offset(at: index), width: sectionArea.width,
            height: rows.entries[index].height)
    }

    /// Returns the cell of a row if it is visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        visibleViews[.row(indexPath)] as? UITableViewCell
    }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleViews[.header(section)] as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleViews[.footer(section)] as? UITableViewHeaderFooterView
    }

    /// The rows with cells, from top to bottom; none between a reload and the next layout.
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

    /// The traits of rows in addition to those of the table.
    ///
    /// As in pictures of iOS, rows have the direction of the application, or of the SwiftUI view around the table: a
    /// trait override of a UIKit view around it mirrors the table and not its rows.
    final var rowTraits: UITraitCollection? {
        let direction = representedTraits?.layoutDirection ?? UITraitCollection.application.layoutDirection
        return direction == lastTraits.layoutDirection ? nil : UITraitCollection(layoutDirection: direction)
    }

    /// Rows keep their direction, regardless of the table's.
    override func traitsWillChange(_ previous: UITraitCollection) {
        super.traitsWillChange(previous)
        guard lastTraits.layoutDirection != previous.layoutDirection else { return }
        for view in visibleViews.values { view.overrideTraits(rowTraits) }
    }

    // MARK: Layout

    /// Queries the data source again in the next layout.
    open func reloadData() { setNeedsReload() }

    /// Queries the data source for the section index again in the next layout.
    open func reloadSectionIndexTitles() { setNeedsReload() }

    /// Constraints to the view's edges refer to its frame: its own layout determines the content size.
    override var contentFollowsConstraints: Bool { false }

    override open func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.tables
    }
}
