/// Items in a row or a column, or with custom positions; the unit that a section repeats.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The arrangement of a group's items.
    enum Arrangement {
        case horizontal, vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    public final let subitems: [NSCollectionLayoutItem]
    /// The number of items in the group; `nil` for as many as fit.
    let count: Int?
    /// Whether the items share the group's length equally, regardless of their own size.
    let sharesEvenly: Bool

    /// The spacing between items; by default, 0.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// Views that are anchored to the group.
    override open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { storedSupplementaryItems }
        set { storedSupplementaryItems = newValue }
    }

    private init(
        _ arrangement: Arrangement, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
        count: Int? = nil, sharesEvenly: Bool = false
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        self.count = count.map { max($0, 1) }
        self.sharesEvenly = sharesEvenly
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    // MARK: Creating groups

    /// Returns a row: the subitems are repeated as far as they fit.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, layoutSize, subitems)
    }

    /// Returns a row with a number of items, each of its own size.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count)
    }

    /// Returns a row with a number of items that share the width equally.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count, sharesEvenly: true)
    }

    /// Returns a column: the subitems are repeated as far as they fit.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.vertical, layoutSize, subitems)
    }

    /// Returns a column with a number of items, each of its own size.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count)
    }

    /// Returns a column with a number of items that share the height equally.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count, sharesEvenly: true)
    }

    /// Returns items with positions from a closure.
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [])
    }

    /// Returns a description of the group and its items.
    open func visualDescription() -> String {
        let items = subitems.map { ($0 as? NSCollectionLayoutGroup)?.visualDescription() ?? "item" }
        return switch arrangement {
        case .horizontal: "horizontal(" + items.joined(separator: ", ") + ")"
        case .vertical: "vertical(" + items.joined(separator: ", ") + ")"
        case .custom: "custom"
        }
    }
}

/// Provides the positions of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The position of an item in a custom group, in the group's coordinates.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject {
    public final let frame: CGRect
    /// The position from back to front.
    public final let zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}

/// The environment of a layout.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: AnyObject {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// The size of a layout's container.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size of the collection view or the group, in points.
    var contentSize: CGSize { get }
    /// The size without the insets, in points.
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A container of a size, with insets.
final class LayoutContainer: NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero) {
        contentSize = size
        contentInsets = insets
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize {
        CGSize(
            width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
    }
}

final class LayoutEnvironment: NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ container: LayoutContainer, _ traits: UITraitCollection) {
        self.container = container
        traitCollection = traits
    }
}
