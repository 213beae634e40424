import Foundation
import Frames
import Rendering

/// Notes, for whoever asks, that a view does something when it is tapped.
public struct _TouchTargetModifier: Sendable {
    var isTarget = true
}

extension _TouchTargetModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        let environment = context.environment
        guard isTarget, WantedTags.current.contains(.notes), environment.allowsHitTesting,
            !environment.hasSystemTouchArea,
            !environment.isInList
        else { return node }
        return TouchTargetNode(node, in: context)
    }
}

private final class TouchTargetNode: WrapperNode {
    override func emit(into emission: inout FrameEmission) {
        emission.addNoted(in: placement) {
            child.emit(into: &$0)
        } note: { emission, area in
            guard child.touchShape?.isNull != true else { return nil }
            return LayoutNote(
                touchArea: child.touchShape.map(emission.pixelRect) ?? area, isDisabled: !environment.isEnabled)
        }
    }

    // What is inside has its own.
    override var touchShape: CGRect? { nil }
}

/// Says in which shape touches reach a view.
public struct _ContentShapeModifier<S: Shape> {
    /// `nil` for a shape that isn't meant for touches.
    let shape: S?
}

extension _ContentShapeModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        guard let shape, WantedTags.current.contains(.notes) else { return node }
        return ContentShapeNode(node, in: context) { shape.path(in: $0).boundingRect }
    }
}

private final class ContentShapeNode: WrapperNode {
    private let area: (CGRect) -> CGRect

    init(_ child: LayoutNode, in context: BuildContext, area: @escaping (CGRect) -> CGRect) {
        self.area = area
        super.init(child, in: context)
    }

    override var touchShape: CGRect? { area(placement) }
}

extension EnvironmentValues {
    /// Whether the system makes what is touched large enough, as in bars. Rows of lists are touched as a whole.
    var hasSystemTouchArea: Bool {
        get { self[SystemTouchAreaKey.self] }
        set { self[SystemTouchAreaKey.self] = newValue }
    }

    private enum SystemTouchAreaKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }
}
