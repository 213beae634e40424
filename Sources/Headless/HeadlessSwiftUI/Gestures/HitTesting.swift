import Foundation
import Frames
import Rendering

/// Notes, for whoever asks, that touches pass through a view.
public struct _HitTestingModifier: Sendable {
    let isHit: Bool
}

extension _HitTestingModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        guard !isHit, WantedTags.current.contains(.notes) else { return node }
        return UntouchableNode(node, in: context)
    }
}

/// Gestures around it have no shape to be hit in.
private final class UntouchableNode: WrapperNode {
    override var touchShape: CGRect? { .null }
}

extension EnvironmentValues {
    /// Whether touches reach the views.
    package var allowsHitTesting: Bool {
        get { self[AllowsHitTestingKey.self] }
        set { self[AllowsHitTestingKey.self] = newValue }
    }

    private enum AllowsHitTestingKey: EnvironmentKey {
        static var defaultValue: Bool { true }
    }
}
