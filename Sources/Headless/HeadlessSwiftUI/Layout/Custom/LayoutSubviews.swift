import Foundation

/// The views that a layout arranges. Layouts are asked on the main queue alone, where their nodes are.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    /// Shared by all parts of the collection.
    private let nodes: [SubviewNode]
    private let range: Range<Int>

    /// The direction of reading. A layout places from left to right all the same; what it places is mirrored.
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

    /// The views at some places, in the given order.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { nodes[$0] }, layoutDirection: layoutDirection)
    }

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool { lhs.elementsEqual(rhs) }

    /// The layout nodes of the views.
    var layoutNodes: [SubviewNode] { Array(nodes[range]) }
}

/// A view that a layout arranges; like ``LayoutSubviews``, for the main queue alone.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    fileprivate let node: SubviewNode

    /// Returns a value that the view sets for layouts.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        onMain { $0.trait(key) ?? K.defaultValue }
    }

    /// The order in which the view is offered room.
    public var priority: Double { onMain { $0.priority } }

    /// The room that the view would like around it.
    public var spacing: ViewSpacing { onMain { $0.spacing } }

    /// Returns the size that the view takes of a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMain { $0.size(for: proposal) } }

    /// Returns the view's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        onMain { $0.dimensions($0.size(for: proposal), for: proposal) }
    }

    /// Places the view.
    ///
    /// - Parameters:
    ///   - position: In the coordinates of the layout's bounds.
    ///   - anchor: The point of the view that comes to stand there.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        onMain { $0.wanted = .init(point: position, anchor: anchor, proposal: proposal) }
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }

    /// Layouts aren't isolated, but they are asked on the main actor only.
    private func onMain<Result>(_ body: @MainActor (SubviewNode) -> Result) -> Result {
        let node = node
        nonisolated(unsafe) var result: Result?
        MainActor.assumeIsolated { result = body(node) }
        return result!
    }
}

/// A view that waits for its layout to place it.
final class SubviewNode: WrapperNode {
    /// The place that a layout gives to a view.
    struct Place {
        /// In the coordinates of the layout's bounds.
        let point: CGPoint
        let anchor: UnitPoint
        let proposal: ProposedViewSize
    }

    /// Where the layout wants the view; `nil` if it didn't say.
    var wanted: Place?

    init(_ child: LayoutNode) {
        super.init(child, environment: child.environment)
    }
}
