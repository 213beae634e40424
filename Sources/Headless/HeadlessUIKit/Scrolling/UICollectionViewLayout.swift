import Frames

/// The place and the look of an element of a collection.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    public enum Category: Int, Sendable { case cell, supplementaryView, decorationView }

    open var frame = CGRect.zero
    open var indexPath: IndexPath
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var zIndex = 0
    open var transform = CGAffineTransform.identity
    public internal(set) final var representedElementCategory = Category.cell
    public internal(set) final var representedElementKind: String?

    public required init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        super.init()
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainQueue.run { copied() }
    }

    private func copied() -> UICollectionViewLayoutAttributes {
        let copy = type(of: self).init(forCellWith: indexPath)
        copy.frame = frame
        copy.alpha = alpha
        copy.isHidden = isHidden
        copy.zIndex = zIndex
        copy.transform = transform
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        return copy
    }
}

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

    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Takes note of the size that a cell has asked for, and says whether the layout has changed by it.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    open func invalidateLayout() { collectionView?.layoutWasInvalidated() }

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    /// Read by nobody: a layout mirrors its items itself.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// Read by nobody: a layout mirrors its items itself.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
