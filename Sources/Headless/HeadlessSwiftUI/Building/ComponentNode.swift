import Foundation
import Frames

/// A view or modifier of an application or of the kit: a frame of its own name around what its body consists of.
final class ComponentNode: WrapperNode {
    private let name: String

    init(_ child: LayoutNode, name: String, in context: BuildContext) {
        self.name = name
        super.init(child, in: context)
    }

    /// Puts a component around a single node. Several nodes stay with the container around, which lays out each.
    static func wrap(_ nodes: [LayoutNode], in context: BuildContext) -> [LayoutNode] {
        guard nodes.count == 1, nodes[0].rowGroup == nil else { return nodes }
        return [ComponentNode(nodes[0], name: context.componentName, in: context)]
    }

    override func emit(into emission: inout FrameEmission) {
        emission.addContainer(name, around: placement) {
            child.emit(into: &$0)
        } change: { frame in
            takeIdentifier(of: &frame)
        }
    }

    /// A frame around the whole component that has an identifier and no type gives it to the component.
    private func takeIdentifier(of frame: inout Frame) {
        guard frame.children.count == 1, let only = frame.children.first,
            only.rect == CGRect(origin: .zero, size: frame.rect.size), let hash = only.name.identifierStart
        else { return }
        guard hash == only.name.startIndex else {
            // A view that is named as the component around it needs no name of its own.
            if only.name[hash...].dropFirst() == name { frame.children[0].name = String(only.name[..<hash]) }
            return
        }
        let rect = frame.rect
        frame = only
        frame.rect = rect
        // Many components name themselves: once is enough.
        frame.name = only.name.dropFirst() == name ? name : name + only.name
    }
}

extension String {
    /// The place of the `#` before the identifier in the name of a frame; `nil` if there is none.
    var identifierStart: Index? { utf8.firstIndex(of: UInt8(ascii: "#")) }
}
