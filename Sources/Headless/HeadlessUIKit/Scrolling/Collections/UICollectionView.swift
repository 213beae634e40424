import Frames

/// Items placed by a layout, of which only the visible ones have cells.
open class UICollectionView: UIScrollView {
    open weak var dataSource: UICollectionViewDataSource? { didSet { reloadData() } }
    open weak var delegate: UICollectionViewDelegate?
    /// Kept and never called: only cells that are shown are made.
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

    /// Whether code may select items; selected cells show their selected look.
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    /// Kept and never read: nothing is selected by touch.
    open var allowsSelectionDuringEditing = false
    /// Kept and never read: nothing is selected by touch.
    open var allowsMultipleSelectionDuringEditing = false
    /// Kept and never read: nothing has the focus.
    open var allowsFocus = false
    /// Kept and never read: nothing has the focus.
    open var selectionFollowsFocus = false
    /// Kept and never read: nothing has the focus.
    open var remembersLastFocusedIndexPath = false
    /// Kept and never read: there is no dragging.
    open var dragInteractionEnabled = true
    /// Kept and never read: there is no dragging.
    open var reorderingCadence = ReorderingCadence.immediate
    /// Kept and never read: only cells that are shown are made.
    open var isPrefetchingEnabled = true
    /// Kept and never read: cells are measured at each layout.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// Shown behind the items, in the whole of the bounds.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Whether cells show the accessories of editing, such as circles that delete.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            for path in indexPathsForVisibleItems { cellForItem(at: path)?.isInEditingCollection = isEditing }
            layoutWasInvalidated()
        }
    }

    /// The identity of a view of a collection: an item's place, or the kind and place of another element.
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
    /// The traits for which places were found and elements measured.
    final var preparedTraits: UITraitCollection?
    final var selectedPaths: [IndexPath] = []
    final var updateDepth = 0
    /// Whether content of the present layout was placed, so that it has its first offset.
    final var hasPlacedContent = false
    /// The color behind a list, between the background and the cells.
    final var listGround: UIView?

    // MARK: Creating

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    override public convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    // MARK: Making cells

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

    /// The name under which views of a kind wait for reuse.
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
        if let cell = cellPool.takeWaiting(identifier, for: ElementKey(kind: nil, path: indexPath)) {
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
        if let view = supplementaryPool.takeWaiting(name, for: ElementKey(kind: elementKind, path: indexPath)) {
            view.prepareForReuse()
            return view
        }
        guard let view = supplementaryPool.make(name) else {
            preconditionFailure("No view class is registered for the identifier “\(identifier)”")
        }
        return view
    }

    // MARK: Asking

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

    // MARK: Changes; none is animated, the data source is asked anew

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

    /// Happens at once: animations aren't played.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// Happens at once: animations aren't played.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        collectionViewLayout = layout
        completion?(true)
    }

    // MARK: Selection

    /// Happens at once: animations aren't played.
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

    /// Happens at once: animations aren't played.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selectedPaths.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    // MARK: Scrolling

    /// Happens at once: animations aren't played. Items on the way that say their size themselves are measured.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition)
    }

    // MARK: Layout

    /// What is pinned to the view's edges keeps to the frame: its own layout decides on the size of the content.
    override var contentFollowsConstraints: Bool { false }

    override open func layoutSubviews() {
        super.layoutSubviews()
        layOutElements()
    }
}
