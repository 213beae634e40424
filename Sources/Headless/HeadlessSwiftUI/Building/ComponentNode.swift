import Foundation
import Frames

/// A view or modifier of an application or of the library, with a named frame around the frames of its body.
final class ComponentNode: WrapperNode {
    private let origin: Frame.Origin

    init(_ child: LayoutNode, _ origin: Frame.Origin, in context: BuildContext) {
        self.origin = origin
        super.init(child, in: context)
    }

    /// Wraps a single node in a component. Several nodes stay in the enclosing container, which lays out each.
    static func wrap(_ nodes: [LayoutNode], in context: BuildContext) -> [LayoutNode] {
        guard nodes.count == 1, nodes[0].rowGroup == nil else { return nodes }
        return [ComponentNode(nodes[0], context.componentOrigin, in: context)]
    }

    override func emitFrames(into emission: inout FrameEmission) {
        emission.addContainer("", around: placement) {
            child.emit(into: &$0)
        } change: { frame in
            frame.origin = origin
            takeIdentifier(of: &frame)
        }
    }

    /// If a frame around the whole component has an identifier but no type, the component takes the identifier over.
    private func takeIdentifier(of frame: inout Frame) {
        guard frame.children.count == 1, let only = frame.children.first,
            !only.tags.isGroup, only.rect == CGRect(origin: .zero, size: frame.rect.size),
            let identifier = only.origin.identifier
        else { return }
        // Many components set their own name as the identifier: once is enough.
        let isNamedAlike = identifier == origin.type
        guard only.origin.type.isEmpty else {
            if isNamedAlike { frame.children[0].origin.identifier = nil }
            return
        }
        let rect = frame.rect
        frame = only
        frame.rect = rect
        frame.origin = origin
        frame.origin.identifier = isNamedAlike ? nil : identifier
    }
}
