/// A width or height in a compositional layout: a fraction of the container's, a number of points, or an estimate that
/// is replaced by the content's size.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {
    enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

    let kind: Kind
    /// The fraction, from 0 to 1, or the points.
    public final let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension.isFinite ? dimension : 0
        super.init()
    }

    /// Returns a fraction of the container's width, from 0 to 1.
    public final class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// Returns a fraction of the container's height, from 0 to 1.
    public final class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    /// Returns a number of points.
    public final class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// Returns an estimate in points, which is replaced by the content's size.
    public final class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }
    /// Returns an estimate in points, which is replaced by the largest size of the group's items.
    public final class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform, estimate)
    }

    public final var isFractionalWidth: Bool { kind == .fractionalWidth }
    public final var isFractionalHeight: Bool { kind == .fractionalHeight }
    public final var isAbsolute: Bool { kind == .absolute }
    public final var isEstimated: Bool { kind == .estimated }
    public final var isUniformAcrossSiblings: Bool { kind == .uniform }

    /// Whether the content determines the length.
    final var isOpen: Bool { kind == .estimated || kind == .uniform }

    /// Returns the length in a container, in points.
    final func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: (container.width * dimension).saneLength
        case .fractionalHeight: (container.height * dimension).saneLength
        case .absolute, .estimated, .uniform: dimension.saneLength
        }
    }
}

/// The width and height of an element of a compositional layout.
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

/// The spacing between elements of a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject {
    /// The spacing in points; the minimum of a flexible one.
    public final let spacing: CGFloat
    /// Whether the spacing takes a share of the remaining space.
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

/// The spacing around an item, outside its frame.
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
    /// The edges of the point; an axis without one is centered.
    public final let edges: NSDirectionalRectEdge
    /// The offset from that point, in points or as a fraction of the supplementary item's size.
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

    /// Returns the anchor point in a rectangle.
    final func point(of rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    /// Returns the offset for an item of the given size, in points.
    final func offset(for size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// A side or corner of a rectangle, or its center.
public enum NSRectAlignment: Int, Sendable {
    case none = 0
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
