import Foundation
import Frames

/// A flattened frame tree, parents before children, with the data for matching frames between trees.
struct FrameTree {
    struct Node {
        var frame: Frame
        var parent: Int?
        /// The index among its siblings.
        var index: Int
        var children: [Int]
        /// The rectangle relative to the root's top-left corner.
        var rect: CGRect
        /// The frame's name, or that of the nearest enclosing frame that has one.
        var component: String
        var keys = FrameKeys()
    }

    private(set) var nodes: [Node] = []

    init(_ root: Frame) {
        var root = root
        root.rect.origin = .zero
        nodes.reserveCapacity(root.count)
        add(root, parent: nil, index: 0, origin: .zero, around: "")
    }

    @discardableResult
    private mutating func add(_ frame: Frame, parent: Int?, index: Int, origin: CGPoint, around: String) -> Int {
        let number = nodes.count
        let rect = frame.rect.offsetBy(dx: origin.x, dy: origin.y)
        let name = frame.origin.isEmpty ? (around.isEmpty ? "frame" : around.inside) : frame.name
        nodes.append(
            Node(frame: frame, parent: parent, index: index, children: [], rect: rect, component: name))
        var children: [Int] = []
        for (index, child) in frame.children.enumerated() {
            children.append(add(child, parent: number, index: index, origin: rect.origin, around: name))
        }
        nodes[number].children = children
        nodes[number].keys = FrameKeys(frame, children: children.map { nodes[$0].keys })
        return number
    }

    subscript(number: Int) -> Node { nodes[number] }

    /// Returns the tree with every node changed, parents before children; positions are updated.
    func changing(_ change: (_ node: inout Node, _ parent: Node?, _ number: Int) -> Void) -> FrameTree {
        var tree = self
        for number in nodes.indices {
            let parent = nodes[number].parent.map { tree.nodes[$0] }
            change(&tree.nodes[number], parent, number)
            let origin = parent?.rect.origin ?? .zero
            tree.nodes[number].rect = tree.nodes[number].frame.rect.offsetBy(dx: origin.x, dy: origin.y)
        }
        for number in nodes.indices {
            for (index, child) in nodes[number].children.enumerated() {
                tree.nodes[number].frame.children[index].rect = tree.nodes[child].frame.rect
            }
        }
        return tree
    }

    /// Returns the child indices from the root to a node.
    func path(to number: Int) -> [Int] {
        var path: [Int] = []
        var node = number
        while let parent = nodes[node].parent {
            path.append(nodes[node].index)
            node = parent
        }
        return path.reversed()
    }

    /// Whether a frame with an origin is inside a node.
    func contains(_ origin: Frame.Origin, in number: Int) -> Bool {
        !origin.isEmpty
            && nodes[number + 1..<number + nodes[number].keys.count].contains { $0.frame.origin == origin }
    }

    /// Returns the first text in a node or inside it.
    func text(in number: Int) -> String? {
        for node in nodes[number..<number + nodes[number].keys.count] {
            if case .text(let text) = node.frame.content, !text.string.isEmpty { return text.string }
        }
        return nil
    }
}

extension String {
    fileprivate var inside: String { hasSuffix("▸ frame") ? self : "\(self) ▸ frame" }
}
