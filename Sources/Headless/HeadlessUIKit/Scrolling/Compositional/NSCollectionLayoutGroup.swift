/// Items beside or below each other, or placed by code; the unit that a section repeats.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How the items of a group are placed.
    enum Arrangement {
        case horizontal, vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    public final let subitems: [NSCollectionLayoutItem]
    /// How many items the group has; `nil`: as many as there is room for.
    let count: Int?
    /// Whether the items share the group evenly, whatever their own size.
    let sharesEvenly: Bool

    /// The distance of items; 0 unless set.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// Views that are anchored at the group.
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

    // MARK: Making groups

    /// Items beside each other: the subitems over and over, as far as there is room.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, layoutSize, subitems)
    }

    /// A number of items beside each other, each of its own size.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count)
    }

    /// A number of items beside each other that share the width evenly.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count, sharesEvenly: true)
    }

    /// Items below each other: the subitems over and over, as far as there is room.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.vertical, layoutSize, subitems)
    }

    /// A number of items below each other, each of its own size.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count)
    }

    /// A number of items below each other that share the height evenly.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count, sharesEvenly: true)
    }

    /// Items at places that code says.
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [])
    }

    /// The group and its items in words.
    open func visualDescription() -> String {
        let items = subitems.map { ($0 as? NSCollectionLayoutGroup)?.visualDescription() ?? "item" }
        return switch arrangement {
        case .horizontal: "horizontal(" + items.joined(separator: ", ") + ")"
        case .vertical: "vertical(" + items.joined(separator: ", ") + ")"
        case .custom: "custom"
        }
    }
}

/// Says where the items of a custom group lie.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item of a custom group, in the group's coordinates.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject {
    public final let frame: CGRect
    /// What lies in front.
    public final let zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}

/// What a layout is made for.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: AnyObject {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// The room that a layout has.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size of the collection or the group, in points.
    var contentSize: CGSize { get }
    /// The size less the insets, in points.
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A room of a size, with insets.
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
