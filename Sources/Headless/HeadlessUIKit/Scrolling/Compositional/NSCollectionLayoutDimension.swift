/// A width or height of a compositional layout: a part of the container's, a number of points, or an estimate that the
/// content replaces.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {
    enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

    let kind: Kind
    /// The part, from 0 to 1, or the points.
    public final let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension.isFinite ? dimension : 0
        super.init()
    }

    /// A part of the container's width, from 0 to 1.
    public final class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// A part of the container's height, from 0 to 1.
    public final class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    /// A number of points.
    public final class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// A number of points until the content has said its own.
    public final class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }
    /// A number of points until the content has said its own; all items of a group take the greatest.
    public final class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform, estimate)
    }

    public final var isFractionalWidth: Bool { kind == .fractionalWidth }
    public final var isFractionalHeight: Bool { kind == .fractionalHeight }
    public final var isAbsolute: Bool { kind == .absolute }
    public final var isEstimated: Bool { kind == .estimated }
    public final var isUniformAcrossSiblings: Bool { kind == .uniform }

    /// Whether the content decides.
    final var isOpen: Bool { kind == .estimated || kind == .uniform }

    /// The length in a container, in points.
    final func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: (container.width * dimension).saneLength
        case .fractionalHeight: (container.height * dimension).saneLength
        case .absolute, .estimated, .uniform: dimension.saneLength
        }
    }
}

/// The width and height of a part of a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {
    public final let widthDimension: NSCollectionLayoutDimension
    public final let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    final func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    /// How an element of this size is measured.
    final var sizing: ElementSizing {
        switch (widthDimension.isOpen, heightDimension.isOpen) {
        case (true, true): .fitting
        case (false, true): .height
        case (true, false): .width
        case (false, false): .fixed
        }
    }
}

/// A distance between parts of a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject {
    /// In points; the least distance of a flexible one.
    public final let spacing: CGFloat
    /// Whether the distance takes a share of the room that is left over.
    public final let isFlexible: Bool
    public final var isFixed: Bool { !isFlexible }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.isFinite ? spacing : 0
        self.isFlexible = isFlexible
        super.init()
    }

    public final class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
    public final class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
}

/// The distances around an item, outside of its frame.
@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject {
    public final let leading: NSCollectionLayoutSpacing?
    public final let top: NSCollectionLayoutSpacing?
    public final let trailing: NSCollectionLayoutSpacing?
    public final let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }
}

/// The point of a container at which a supplementary item is anchored.
@MainActor @preconcurrency
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges that the point lies on; the middle on an axis without any.
    public final let edges: NSDirectionalRectEdge
    /// The distance from that point, in points or in sizes of the supplementary item.
    public final let offset: CGPoint
    public final let isFractionalOffset: Bool
    public final var isAbsoluteOffset: Bool { !isFractionalOffset }

    public init(edges: NSDirectionalRectEdge) {
        self.edges = edges
        offset = .zero
        isFractionalOffset = false
        super.init()
    }

    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset
        isFractionalOffset = false
        super.init()
    }

    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isFractionalOffset = true
        super.init()
    }

    /// The anchored point of a rectangle.
    final func point(of rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    /// The offset for an item of the given size, in points.
    final func offset(for size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// A side or corner of a rectangle, or its middle.
public enum NSRectAlignment: Int, Sendable {
    case none = 0
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
