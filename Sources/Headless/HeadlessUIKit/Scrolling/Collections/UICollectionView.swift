import Frames

/// Items arranged by a layout, of which only the visible ones have cells.
open class UICollectionView: UIScrollView {
    open weak var dataSource: UICollectionViewDataSource? { didSet { reloadData() } }
    open weak var delegate: UICollectionViewDelegate?
    /// Kept and never called: only visible cells are created.
    open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?

    override var scrollDelegate: UIScrollViewDelegate? { delegate }

    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            hasPlacedContent = false
            layoutWasInvalidated()
        }
    }

    /// Whether code can select items; selected cells have their selected appearance.
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    /// Kept and never read: nothing is selected by touch.
    open var allowsSelectionDuringEditing = false
    /// Kept and never read: nothing is selected by touch.
    open var allowsMultipleSelectionDuringEditing = false
    /// Kept and never read: there is no focus.
    open var allowsFocus = false
    /// Kept and never read: there is no focus.
    open var selectionFollowsFocus = false
    /// Kept and never read: there is no focus.
    open var remembersLastFocusedIndexPath = false
    /// Kept and never read: there is no dragging.
    open var dragInteractionEnabled = true
    /// Kept and never read: there is no dragging.
    open var reorderingCadence = ReorderingCadence.immediate
    /// Kept and never read: only visible cells are created.
    open var isPrefetchingEnabled = true
    /// Kept and never read: cells are measured in each layout.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The view behind the items, which fills the bounds.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Whether cells show the accessories of editing, such as delete circles.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            for path in indexPathsForVisibleItems { cellForItem(at: path)?.isInEditingCollection = isEditing }
            layoutWasInvalidated()
        }
    }

    /// The identity of an element's view: an item's index path, or the kind and index path of another element.
    struct ElementKey: Hashable {
        var kind: String?
        var path: IndexPath
    }

    final var cellPool = ReusePool<UICollectionViewCell, ElementKey>()
    final var supplementaryPool = ReusePool<UICollectionReusableView, ElementKey>()
    final var visible: [ElementKey: UICollectionReusableView] = [:]
    final var itemCounts: [Int] = []
    final var needsReload = true
    final var needsPreparation = true
    final var preparedBounds = CGRect.zero
    /// The traits of the last layout and measurement.
    final var preparedTraits: UITraitCollection?
    final var selectedPaths: [IndexPath] = []
    final var updateDepth = 0
    /// Whether content of the current layout was placed, so that its initial offset is set.
    final var hasPlacedContent = false
    /// The color behind a list, between the background and the cells.
    final var listBackground: UIView?

    // MARK: Creating

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = Self.layout(of: coder.interface)
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
        coder.decode(self, UICollectionView.decodeCollection)
    }

    override public convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    // MARK: Creating cells

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellPool.register(identifier, Self.factory(cellClass, identifier))
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        supplementaryPool.register(
            Self.supplementaryName(elementKind, identifier), Self.factory(viewClass, identifier))
    }

    /// Registers a nib file, which can't be read: `instantiate(withOwner:options:)` of the nib exits the program when a
    /// cell is needed.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        cellPool.register(identifier, Self.factory(nib, identifier))
    }

    /// Registers a nib file, which can't be read, as for cells.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        supplementaryPool.register(Self.supplementaryName(kind, identifier), Self.factory(nib, identifier))
    }

    private static func factory<View: UICollectionReusableView>(
        _ nib: UINib?, _ identifier: String
    ) -> (() -> View)? {
        nib.map { nib in
            {
                let view: View = nib.makeView()
                view.reuseIdentifier = identifier
                return view
            }
        }
    }

    /// Returns the name for reusing views of a kind.
    static func supplementaryName(_ kind: String, _ identifier: String) -> String { kind + "/" + identifier }

    static func factory<View: UICollectionReusableView>(
        _ type: AnyClass?, _ identifier: String
    ) -> (() -> View)? {
        (type as? View.Type).map { type in
            {
                let view = make(type)
                view.reuseIdentifier = identifier
                return view
            }
        }
    }

    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        if let cell = cellPool.takeReusable(identifier, for: ElementKey(kind: nil, path: indexPath)) {
            cell.prepareForReuse()
            return cell
        }
        guard let cell = cellPool.make(identifier) else {
            preconditionFailure("No cell class is registered for the identifier “\(identifier)”")
        }
        return cell
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let name = Self.supplementaryName(elementKind, identifier)
        if let view = supplementaryPool.takeReusable(name, for: ElementKey(kind: elementKind, path: indexPath)) {
            view.prepareForReuse()
            return view
        }
        guard let view = supplementaryPool.make(name) else {
            preconditionFailure("No view class is registered for the identifier “\(identifier)”")
        }
        return view
    }

    // MARK: Querying

    open var numberOfSections: Int {
        reloadIfNeeded()
        return itemCounts.count
    }

    open func numberOfItems(inSection section: Int) -> Int {
        reloadIfNeeded()
        return itemCounts.indices.contains(section) ? itemCounts[section] : 0
    }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        visible[ElementKey(kind: nil, path: indexPath)] as? UICollectionViewCell
    }

    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        visible[ElementKey(kind: elementKind, path: indexPath)]
    }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visible.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
    }

    open var indexPathsForVisibleItems: [IndexPath] {
        visible.keys.filter { $0.kind == nil }.map(\.path).sorted()
    }

    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cellForItem(at: $0) } }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        indexPathsForVisibleItems.first { cellForItem(at: $0) === cell }
    }

    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        indexPathsForVisibleItems.first { cellForItem(at: $0)?.frame.contains(point) == true }
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(flipped)
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(flipped)
    }

    open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }
    /// Whether changes of the data are being collected.
    open var hasUncommittedUpdates: Bool { updateDepth > 0 }

    // MARK: Changes, which reload the data without animations

    open func reloadData() {
        needsReload = true
        collectionViewLayout.forgetPreferredSizes()
        layoutWasInvalidated()
    }

    open func reloadSections(_ sections: IndexSet) { reloadData() }
    open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
    open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    open func insertSections(_ sections: IndexSet) { reloadData() }
    open func deleteSections(_ sections: IndexSet) { reloadData() }
    open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updateDepth += 1
        updates?()
        updateDepth -= 1
        layoutWasInvalidated()
        completion?(true)
    }

    /// Replaces the layout at once: animations aren't played.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// Replaces the layout at once: animations aren't played.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        collectionViewLayout = layout
        completion?(true)
    }

    // MARK: Selection

    /// Selects the item at once: animations aren't played.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        if !allowsMultipleSelection || indexPath == nil {
            selectedPaths.forEach { deselectItem(at: $0, animated: false) }
        }
        guard let indexPath, !selectedPaths.contains(indexPath) else { return }
        selectedPaths.append(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
        if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: false) }
    }

    /// Deselects the item at once: animations aren't played.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selectedPaths.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    // MARK: Scrolling

    /// Scrolls at once: animations aren't played. Self-sizing items on the way are measured.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition)
    }

    // MARK: Layout

    /// Constraints to the view's edges refer to its frame: its own layout determines the content size.
    override var contentFollowsConstraints: Bool { false }

    override open func layoutSubviews() {
        super.layoutSubviews()
        layOutElements()
    }
}
