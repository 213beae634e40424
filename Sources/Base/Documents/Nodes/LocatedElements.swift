/// The values of a list, each with its place, which is made when it is asked for: of a million, the first may be wrong.
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
    /// Creates the values of a list that isn't there: `[]`.
    package init(arrayLiteral elements: Never...) { self.init(nodes: [], path: .root, file: "") }
}
