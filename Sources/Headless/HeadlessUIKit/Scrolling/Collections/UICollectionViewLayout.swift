import Frames

/// Decides where the items of a collection lie.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    public internal(set) final weak var collectionView: UICollectionView?

    final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    override public required init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Overriding points

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts that say what has changed.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Called before the layout is asked for places.
    open func prepare() {}
    /// The size of all content, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns what lies in a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether scrolling to other bounds needs a new layout. A collection that has become larger or smaller has one anyway.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Takes note of the size that a cell has asked for, and says whether the layout has changed by it.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns what a change of the bounds invalidates.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Returns what another size of an element invalidates.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    private func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    /// Returns where scrolling comes to rest; called when code scrolls to an item.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Never called: views aren't scrolled by touch.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Never called: animations aren't played.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }

    /// Never called: animations aren't played.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }

    /// Never called: animations aren't played.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Never called: animations aren't played.
    open func finalizeCollectionViewUpdates() {}

    // MARK: Asking for layout

    /// Asks for `prepare()` and all places anew, at the next layout.
    open func invalidateLayout() { collectionView?.layoutWasInvalidated() }

    /// Asks for `prepare()` and all places anew, at the next layout.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated()
    }

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    // MARK: Direction

    /// Whether what the layout places is mirrored where lines run the other way than `developmentLayoutDirection`.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The direction that the layout's places are meant for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether places are mirrored in the collection as it is.
    final var isFlipped: Bool {
        guard let collectionView, flipsHorizontallyInOppositeLayoutDirection else { return false }
        return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }

    /// Forgets the sizes that elements have asked for.
    func forgetPreferredSizes() {}
}

/// What of a layout has to be asked for anew. All of it is: a still is laid out once.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
    override public required init() {
        super.init()
    }

    /// Always false: the data source is asked when the data was reloaded, whatever the context says.
    open var invalidateEverything: Bool { false }
    /// Always false: see `invalidateEverything`.
    open var invalidateDataSourceCounts: Bool { false }
    /// Kept and never read: layout follows the content.
    open var contentOffsetAdjustment = CGPoint.zero
    /// Kept and never read: layout follows the content.
    open var contentSizeAdjustment = CGSize.zero
    public private(set) final var invalidatedItemIndexPaths: [IndexPath]?

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Does nothing: supplementary views are asked for anew anyway.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
    /// Does nothing: decorations are asked for anew anyway.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}

/// A change of a collection that is animated. Never made: animations aren't played.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
    /// What has happened to an item.
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }

    open var indexPathBeforeUpdate: IndexPath? { nil }
    open var indexPathAfterUpdate: IndexPath? { nil }
    open var updateAction: Action { .none }
}
