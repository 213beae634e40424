import Frames

/// Names the frame of a view, as `Button#send`, by which tests find it.
public struct _AccessibilityIdentifierModifier {
    let identifier: String
}

extension _AccessibilityIdentifierModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        identifier.isEmpty ? node : IdentifierNode(node, identifier: identifier, in: context)
    }
}

private final class IdentifierNode: WrapperNode {
    private let identifier: String

    init(_ child: LayoutNode, identifier: String, in context: BuildContext) {
        self.identifier = identifier
        super.init(child, in: context)
    }

    /// A view that paints one frame of its size gives that frame the identifier. Others get an enclosing frame without
    /// a type.
    override func emitFrames(into emission: inout FrameEmission) {
        emission.addContainer("", around: placement) {
            child.emit(into: &$0)
        } change: { frame in
            frame.origin = Frame.Origin(identifier: identifier)
            let whole = CGRect(origin: .zero, size: frame.rect.size)
            guard frame.children.count == 1, frame.children[0].rect == whole, !frame.children[0].tags.isGroup,
                frame.children[0].origin.identifier == nil
            else { return }
            var only = frame.children[0]
            only.rect.origin.x += frame.rect.minX
            only.rect.origin.y += frame.rect.minY
            only.origin.identifier = identifier
            frame = only
        }
    }
}

extension View {
    /// Names the view's frame.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(_AccessibilityIdentifierModifier(identifier: identifier))
    }

    /// Names the view's frame.
    public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibilityIdentifier(isEnabled ? identifier : "")
    }

    /// Names the view's frame.
    public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
}
