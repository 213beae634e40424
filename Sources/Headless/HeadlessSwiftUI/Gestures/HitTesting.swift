import Foundation
import Frames
import Rendering

/// Adds a note, if requested, that touches pass through a view.
public struct _HitTestingModifier: Sendable {
    let isHit: Bool
}

extension _HitTestingModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        guard !isHit, WantedTags.current.contains(.notes) else { return node }
        return UntouchableNode(node, in: context)
    }
}

/// Enclosing gestures can't be hit in this view.
private final class UntouchableNode: WrapperNode {
    override var touchShape: CGRect? { .null }
}

extension EnvironmentValues {
    /// Whether views receive touches.
    package var allowsHitTesting: Bool {
        get { self[AllowsHitTestingKey.self] }
        set { self[AllowsHitTestingKey.self] = newValue }
    }

    private enum AllowsHitTestingKey: EnvironmentKey {
        static var defaultValue: Bool { true }
    }
}
