import Frames
import Rendering

/// Tags a view, if requested, with the content of a conversation that it shows.
package struct ShownContentModifier: Sendable {
    let content: ShownContent
}

extension ShownContentModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        guard WantedTags.current.contains(.contents) else { return node }
        return ShownContentNode(node, content: content, in: context)
    }
}

private final class ShownContentNode: WrapperNode {
    private let content: ShownContent

    init(_ child: LayoutNode, content: ShownContent, in context: BuildContext) {
        self.content = content
        super.init(child, in: context)
    }

    override func emitFrames(into emission: inout FrameEmission) {
        emission.addTagged(.showing(content), in: placement) { child.emit(into: &$0) }
    }
}

extension View {
    /// Tags the view with the content of a conversation that it shows, for annotations. Paints nothing.
    package func showing(_ content: ShownContent) -> ModifiedContent<Self, ShownContentModifier> {
        modifier(ShownContentModifier(content: content))
    }
}
