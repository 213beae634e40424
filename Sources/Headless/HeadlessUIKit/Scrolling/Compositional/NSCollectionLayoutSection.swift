/// Where horizontal scrolling of a section comes to rest in a vertical layout, or the other way round.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What the content of a section keeps its distance from at the sides.
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

/// A section of a compositional layout: a group over and over, and what is around the groups.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup

    /// The distances of the groups from the edges of the section, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance of groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// What the groups keep their distance from at the sides; that of the layout unless set.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// What headers and footers keep their distance from at the sides; that of the groups unless set.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether the groups go on across the direction of scrolling. A still shows the first of them.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Headers, footers and views at the other edges.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers keep the content's insets at the sides; true unless set.
    open var supplementariesFollowContentInsets = true
    /// Views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Changes the look of what is visible, at each layout.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Kept and never read: views aren't scrolled by touch.
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// The description of a list, if the section is one.
    final var list: UICollectionLayoutListConfiguration?

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    final var isOrthogonal: Bool { orthogonalScrollingBehavior != .none }
}

/// How a section scrolls across the direction of its layout. Kept and never read: views aren't scrolled by touch.
@MainActor @preconcurrency
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    public enum Bounce: Int, Sendable { case automatic, always, never }

    /// Kept and never read: views aren't scrolled by touch.
    open var decelerationRate = UIScrollView.DecelerationRate.normal
    /// Kept and never read: views aren't scrolled by touch.
    open var bounce = Bounce.automatic
}

/// Changes the look of what is visible: the items, the scrolled distance, and what the layout is made for.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// An element that is visible, whose look may be changed.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    var name: String { get }
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var representedElementCategory: UICollectionViewLayoutAttributes.Category { get }
    var representedElementKind: String? { get }
}

/// Attributes under the name of a visible item.
final class VisibleItem: NSCollectionLayoutVisibleItem {
    let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var name: String { representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionViewLayoutAttributes.Category {
        attributes.representedElementCategory
    }
    var representedElementKind: String? { attributes.representedElementKind }
}

/// What counts for all sections of a compositional layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance of sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What sections keep their distance from at the sides; the safe area unless set.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    override public init() {
        super.init()
    }
}
