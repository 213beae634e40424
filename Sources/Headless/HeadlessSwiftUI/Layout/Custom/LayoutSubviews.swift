import Foundation

/// The views that a layout arranges. Layouts and their nodes are used only on the main queue.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    /// Shared by all slices of the collection.
    private let nodes: [SubviewNode]
    private let range: Range<Int>

    /// The reading direction. Layouts place from left to right in any case; the result is mirrored.
    public var layoutDirection: LayoutDirection

    init(_ nodes: [SubviewNode], layoutDirection: LayoutDirection) {
        self.init(nodes, nodes.indices, layoutDirection)
    }

    private init(_ nodes: [SubviewNode], _ range: Range<Int>, _ layoutDirection: LayoutDirection) {
        self.nodes = nodes
        self.range = range
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(nodes, bounds, layoutDirection) }

    /// The views at some indices, in the given order.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { nodes[$0] }, layoutDirection: layoutDirection)
    }

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool { lhs.elementsEqual(rhs) }

    /// The layout nodes of the views.
    var layoutNodes: [SubviewNode] { Array(nodes[range]) }
}

/// A view that a layout arranges; like ``LayoutSubviews``, only for the main queue.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    fileprivate let node: SubviewNode

    /// Returns a layout value of the view.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        onMain { $0.trait(key) ?? K.defaultValue }
    }

    /// The priority with which the view is offered space.
    public var priority: Double { onMain { $0.priority } }

    /// The preferred spacing around the view.
    public var spacing: ViewSpacing { onMain { $0.spacing } }

    /// Returns the size of the view for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMain { $0.size(for: proposal) } }

    /// Returns the view's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        onMain { $0.dimensions($0.size(for: proposal), for: proposal) }
    }

    /// Places the view.
    ///
    /// - Parameters:
    ///   - position: The position in the coordinates of the layout's bounds.
    ///   - anchor: The point of the view at the position.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        onMain { $0.wanted = .init(point: position, anchor: anchor, proposal: proposal) }
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }

    /// Layouts aren't isolated, but are used only on the main actor.
    private func onMain<Result>(_ body: @MainActor (SubviewNode) -> Result) -> Result {
        let node = node
        nonisolated(unsafe) var result: Result?
        MainActor.assumeIsolated { result = body(node) }
        return result!
    }
}

/// A view to be placed by its layout.
final class SubviewNode: WrapperNode {
    /// The place of a view in a layout.
    struct Place {
        /// The position in the coordinates of the layout's bounds.
        let point: CGPoint
        let anchor: UnitPoint
        let proposal: ProposedViewSize
    }

    /// The place in the layout; `nil` if the layout hasn't placed the view.
    var wanted: Place?

    init(_ child: LayoutNode) {
        super.init(child, environment: child.environment)
    }
}
