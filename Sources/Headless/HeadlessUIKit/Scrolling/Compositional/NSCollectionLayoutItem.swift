/// An item of a group of a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
    public final let layoutSize: NSCollectionLayoutSize
    /// Views that are anchored to the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }
    final var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// The insets of the cell in the item's rectangle, in points. They are ignored on an axis with an estimated size.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The spacing around the item's rectangle.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        storedSupplementaryItems = []
        super.init()
    }

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        storedSupplementaryItems = supplementaryItems
        super.init()
    }
}

/// A view that is anchored to an item, such as a badge.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public final let elementKind: String
    public final let containerAnchor: NSCollectionLayoutAnchor
    public final let itemAnchor: NSCollectionLayoutAnchor?
    /// The position from back to front; by default, 1.
    open var zIndex = 1

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        itemAnchor = nil
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Returns the rectangle of the view at an item.
    final func frame(at container: CGRect) -> CGRect {
        let size = layoutSize.size(in: container.size)
        let point = containerAnchor.point(of: container)
        let offset = containerAnchor.offset(for: size)
        let own = itemAnchor ?? containerAnchor
        let anchored = own.point(of: CGRect(origin: .zero, size: size))
        let customOffset = itemAnchor?.offset(for: size) ?? .zero
        return CGRect(
            x: point.x + offset.x - anchored.x + customOffset.x, y: point.y + offset.y - anchored.y + customOffset.y,
            width: size.width, height: size.height)
    }
}

/// A header, a footer or another view at an edge of a section or of the entire layout.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public final let alignment: NSRectAlignment
    public final let offset: CGPoint
    /// Whether the view takes space instead of covering the content; true by default.
    open var extendsBoundary = true
    /// Whether the view stays visible while its section is.
    open var pinToVisibleBounds = false

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset))
    }
}

/// A view behind a section.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public final let elementKind: String
    /// The position from back to front; by default, -1, behind the items.
    open var zIndex = -1

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// Returns a view with the size of its section, without `contentInsets`.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}

extension NSRectAlignment {
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
