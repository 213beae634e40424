/// A node that represents several rows of a lazy container.
///
/// Lazy containers expand it. Anywhere else, it is a stack of all its rows.
package class RowsNode: LayoutNode {
    let context: BuildContext

    override init(in context: BuildContext) {
        self.context = context
        super.init(in: context)
    }

    /// Returns the rows with each of them changed.
    package func mapped(_ change: @escaping @MainActor (LayoutNode) -> LayoutNode) -> RowsNode { self }

    /// Creates all rows.
    package func expanded() -> [LayoutNode] { [] }

    private lazy var stack = StackNode(
        .vertical, aligned: HorizontalAlignment.center.key, spacing: nil, nodes: expanded(), in: context)

    override package final var rowGroup: RowsNode? { self }
    override package final var children: [LayoutNode] { [stack] }
    override package final func measure(_ proposal: ProposedViewSize) -> CGSize { stack.size(for: proposal) }
    override package final func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        stack.place(in: rect, proposal: proposal)
    }

    /// Changes each node, and each row of nodes that represent several.
    fileprivate static func mapped(
        _ nodes: [LayoutNode], _ change: @escaping @MainActor (LayoutNode) -> LayoutNode
    ) -> [LayoutNode] {
        nodes.map { $0.rowGroup?.mapped(change) ?? change($0) }
    }

    /// Expands nodes that represent several rows.
    static func expanded(_ nodes: [LayoutNode]) -> [LayoutNode] {
        guard nodes.contains(where: { $0.rowGroup != nil }) else { return nodes }
        var all: [LayoutNode] = []
        for node in nodes {
            if let rows = node.rowGroup {
                all += rows.expanded()
            } else {
                all.append(node)
            }
        }
        return all
    }
}

/// The nodes of a `ForEach`, created element by element.
package final class DeferredNodes: RowsNode {
    /// The number of elements.
    let count: Int

    private let findPlace: (AnyHashable) -> Int?
    private let make: (Int) -> [LayoutNode]

    /// - Parameters:
    ///   - place: Returns the index of the element with an identifier.
    ///   - make: Returns the nodes of the element at an index.
    init(
        count: Int, in context: BuildContext, place: @escaping (AnyHashable) -> Int?,
        make: @escaping (Int) -> [LayoutNode]
    ) {
        self.count = count
        findPlace = place
        self.make = make
        super.init(in: context)
    }

    /// Returns the index of the element with an identifier.
    func place(of id: AnyHashable) -> Int? { findPlace(id) }

    /// Creates the nodes of an element.
    func nodes(at place: Int) -> [LayoutNode] { make(place) }

    override package func expanded() -> [LayoutNode] { (0..<count).flatMap { Self.expanded(make($0)) } }

    override package func mapped(_ change: @escaping @MainActor (LayoutNode) -> LayoutNode) -> RowsNode {
        DeferredNodes(count: count, in: context, place: findPlace) { [make] in Self.mapped(make($0), change) }
    }
}

/// A section of rows.
package final class SectionNodes: RowsNode {
    let header, content, footer: [LayoutNode]

    init(header: [LayoutNode], content: [LayoutNode], footer: [LayoutNode], in context: BuildContext) {
        self.header = header
        self.content = content
        self.footer = footer
        super.init(in: context)
    }

    override package func expanded() -> [LayoutNode] { Self.expanded(header + content + footer) }

    override package func mapped(_ change: @escaping @MainActor (LayoutNode) -> LayoutNode) -> RowsNode {
        SectionNodes(
            header: Self.mapped(header, change), content: Self.mapped(content, change),
            footer: Self.mapped(footer, change), in: context)
    }
}
