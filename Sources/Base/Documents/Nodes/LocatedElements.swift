/// The elements of a list with their paths, which are created on demand: reading may stop at the first of a million.
package struct LocatedElements: RandomAccessCollection {
    private let nodes: [DocumentNode]
    private let path: NodePath
    private let file: String

    init(nodes: [DocumentNode], path: NodePath, file: String) {
        (self.nodes, self.path, self.file) = (nodes, path, file)
    }

    package var startIndex: Int { nodes.startIndex }
    package var endIndex: Int { nodes.endIndex }

    package subscript(index: Int) -> LocatedNode {
        LocatedNode(node: nodes[index], path: path.appending(index), file: file)
    }
}

extension LocatedElements: ExpressibleByArrayLiteral {
    /// Creates the elements of a missing list: `[]`.
    package init(arrayLiteral elements: Never...) { self.init(nodes: [], path: .root, file: "") }
}
