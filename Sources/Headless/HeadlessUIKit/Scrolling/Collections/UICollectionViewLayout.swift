import Frames
internal import SwiftRuntime

/// Determines the positions of a collection view's items.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    public internal(set) final weak var collectionView: UICollectionView?

    final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    override public init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Creates a layout of a type that is only known at run time, by the type's `init()`.
    ///
    /// UIKit has no such method: `type.init()` works there.
    public static func make<Layout: UICollectionViewLayout>(_ type: Layout.Type) -> Layout {
        ObjectCreation.make(type)
    }

    // MARK: Overridable methods

    /// The class of the layout's attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts for invalidation.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Called before the layout is queried.
    open func prepare() {}
    /// The size of all content, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the attributes of the elements in a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether scrolling to other bounds invalidates the layout. A new size always does.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Stores a cell's preferred size, and returns whether it changes the layout.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the context for a change of the bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Returns the context for an element's new preferred size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    private func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return ObjectCreation.make(type ?? UICollectionViewLayoutInvalidationContext.self)
    }

    /// Returns the final offset of scrolling; called when code scrolls to an item.
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

    // MARK: Invalidation

    /// Requests `prepare()` and new attributes in the next layout.
    open func invalidateLayout() { collectionView?.layoutWasInvalidated() }

    /// Requests `prepare()` and new attributes in the next layout.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated()
    }

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    // MARK: Direction

    /// Whether the layout is mirrored if the layout direction differs from `developmentLayoutDirection`.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The direction that the layout is written for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the layout is currently mirrored.
    final var isFlipped: Bool {
        guard let collectionView, flipsHorizontallyInOppositeLayoutDirection else { return false }
        return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }

    /// Removes the preferred sizes of elements.
    func forgetPreferredSizes() {}
}

/// The invalidated parts of a layout. All of it is computed again: a picture is laid out once.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
    override public init() {
        super.init()
    }

    /// Always false: only reloading the data queries the data source, whatever the context contains.
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

    /// Does nothing: supplementary views are always queried again.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
    /// Does nothing: decorations are always queried again.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}

/// The invalidated parts of a flow layout. All of it is computed again.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Kept and never read: everything is laid out again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Kept and never read: everything is laid out again.
    open var invalidateFlowLayoutAttributes = true
}

/// An animated change of a collection view. Never created: animations aren't played.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
    /// The change of an item.
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }

    open var indexPathBeforeUpdate: IndexPath? { nil }
    open var indexPathAfterUpdate: IndexPath? { nil }
    open var updateAction: Action { .none }
}
