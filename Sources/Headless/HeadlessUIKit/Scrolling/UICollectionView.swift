import Frames

/// Items placed by a layout, of which only the visible ones have cells.
open class UICollectionView: UIScrollView {
    open weak var dataSource: UICollectionViewDataSource? { didSet { reloadData() } }
    open weak var delegate: UICollectionViewDelegate?

    override var scrollDelegate: UIScrollViewDelegate? { delegate }

    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            layoutWasInvalidated()
        }
    }

    /// Kept and never read: nobody selects anything in a still.
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    /// Kept and never read: only cells that are shown are made.
    open var isPrefetchingEnabled = true
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// The identity of a view of a collection: an item's place, or the kind and place of another element.
    private struct ElementKey: Hashable {
        var kind: String?
        var path: IndexPath
    }

    private var cellPool = ReusePool<UICollectionViewCell>()
    private var supplementaryPool = ReusePool<UICollectionReusableView>()
    private var visible: [ElementKey: UICollectionReusableView] = [:]
    private var itemCounts: [Int] = []
    private var needsReload = true
    private var needsPreparation = true
    private var preparedSize = CGSize.zero
    private var selectedPaths: [IndexPath] = []

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
        supplementaryPool.register(elementKind + "/" + identifier, Self.factory(viewClass, identifier))
    }

    private static func factory<View: UICollectionReusableView>(
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
        if let cell = cellPool.takeWaiting(identifier) {
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
        guard let view = supplementaryPool.make(elementKind + "/" + identifier) else {
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
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

    // MARK: Changes; none is animated, the data source is asked anew

    open func reloadData() {
        needsReload = true
        (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetPreferredSizes()
        layoutWasInvalidated()
    }

    open func reloadSections(_ sections: IndexSet) { reloadData() }
    open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    open func insertSections(_ sections: IndexSet) { reloadData() }
    open func deleteSections(_ sections: IndexSet) { reloadData() }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        layoutWasInvalidated()
        completion?(true)
    }

    /// Happens at once: a still has no animations.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// Happens at once: a still has no animations.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { selectedPaths.forEach { deselectItem(at: $0, animated: false) } }
        guard let indexPath else { return }
        selectedPaths.append(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
    }

    /// Happens at once: a still has no animations.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selectedPaths.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    /// Happens at once: a still has no animations.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        var offset = contentOffset
        if scrollPosition.contains(.top) { offset.y = frame.minY }
        if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
        if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
        if scrollPosition.contains(.left) { offset.x = frame.minX }
        if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
        if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
        contentOffset = limited(offset)
    }

    override func traitsWillBeTold(_ previous: UITraitCollection) {
        super.traitsWillBeTold(previous)
        if !heardTraits.hasSameMetrics(as: previous) { reloadData() }
    }

    final func layoutWasInvalidated() {
        needsPreparation = true
        setNeedsLayout()
    }

    // MARK: Layout

    private func reloadIfNeeded() {
        guard needsReload, let dataSource else { return }
        needsReload = false
        recycle(except: [])
        itemCounts = (0..<max(dataSource.numberOfSections(in: self), 0)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    private func prepareIfNeeded() {
        reloadIfNeeded()
        guard needsPreparation || preparedSize != bounds.size else { return }
        needsPreparation = false
        preparedSize = bounds.size
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
    }

    /// How often cells may ask for another size before the layout stays as it is.
    private static let maximumRounds = 20

    /// What is pinned to the view's edges keeps to the frame: its own layout decides on the size of the content.
    override var contentFollowsConstraints: Bool { false }

    override open func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0, bounds.height > 0 else { return }
        for _ in 0..<Self.maximumRounds {
            prepareIfNeeded()
            if !showVisibleElements() { break }
            needsPreparation = true
        }
        prepareIfNeeded()
        backgroundView?.frame = bounds
    }

    /// Gives the visible elements their views. Returns whether any of them asked for another size.
    private func showVisibleElements() -> Bool {
        let elements = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        var shown: Set<ElementKey> = []
        var hasChanged = false
        for attributes in elements {
            let key = ElementKey(kind: attributes.representedElementKind, path: attributes.indexPath)
            guard let view = visible[key] ?? makeView(attributes, key) else { continue }
            shown.insert(key)
            if !view.frame.isClose(to: attributes.frame) { view.frame = attributes.frame }
            view.alpha = attributes.alpha
            view.isHidden = attributes.isHidden
            guard attributes.representedElementCategory == .cell else { continue }
            let preferred = view.preferredLayoutAttributesFitting(attributes)
            if collectionViewLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
            {
                hasChanged = true
            }
        }
        recycle(except: shown)
        return hasChanged
    }

    private func makeView(
        _ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey
    ) -> UICollectionReusableView? {
        let view: UICollectionReusableView?
        switch attributes.representedElementCategory {
        case .cell:
            let cell = dataSource?.collectionView(self, cellForItemAt: key.path)
            cell?.isSelected = selectedPaths.contains(key.path)
            view = cell
        case .supplementaryView:
            view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind ?? "", at: key.path)
        case .decorationView: view = collectionViewLayout.decorationClasses[key.kind ?? ""].map(Self.make)
        }
        guard let view else { return nil }
        visible[key] = view
        addSubview(view)
        view.frame = attributes.frame
        view.apply(attributes)
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
        }
        return view
    }

    private func recycle(except shown: Set<ElementKey>) {
        // In a fixed order, so that the same collection always reuses the same cells.
        let gone = visible.keys.filter { !shown.contains($0) }
            .sorted { ($0.path, $0.kind ?? "") < ($1.path, $1.kind ?? "") }
        for key in gone {
            guard let view = visible.removeValue(forKey: key) else { continue }
            if let cell = view as? UICollectionViewCell {
                cellPool.recycle(cell, cell.reuseIdentifier)
                delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
            } else {
                view.removeFromSuperview()
            }
        }
    }
}

extension CGRect {
    /// Whether the rectangles are the same but for what a frame loses when it is kept as a middle and a size.
    fileprivate func isClose(to other: CGRect) -> Bool {
        let distances = [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
        return distances.allSatisfy { abs($0) < 1e-6 }
    }
}
