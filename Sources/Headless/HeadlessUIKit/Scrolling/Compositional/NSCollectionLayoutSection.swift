/// How a section scrolls horizontally in a vertical layout, or the other way around.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The reference of a section's content insets at the sides.
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

/// A section of a compositional layout: a repeated group, and the elements around the groups.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup

    /// The insets of the groups in the section, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The reference of the groups' insets at the sides; by default, that of the layout.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The reference of the insets of headers and footers at the sides; by default, that of the groups.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether the groups scroll across the scroll direction of the layout. The first ones are drawn.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Headers, footers and views at the other edges.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers have the content's insets at the sides; true by default.
    open var supplementariesFollowContentInsets = true
    /// Views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Changes the appearance of visible elements in each layout.
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

/// The scrolling of a section across the layout's direction. Kept and never read: views aren't scrolled by touch.
@MainActor @preconcurrency
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    public enum Bounce: Int, Sendable { case automatic, always, never }

    /// Kept and never read: views aren't scrolled by touch.
    open var decelerationRate = UIScrollView.DecelerationRate.normal
    /// Kept and never read: views aren't scrolled by touch.
    open var bounce = Bounce.automatic
}

/// Changes the appearance of visible elements: receives the items, the scroll offset, and the layout's environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A visible element, whose appearance can be changed.
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

/// The attributes of a visible item.
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

/// The settings for all sections of a compositional layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The spacing between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the entire layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The reference of the sections' insets at the sides; by default, the safe area.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    override public init() {
        super.init()
    }
}
