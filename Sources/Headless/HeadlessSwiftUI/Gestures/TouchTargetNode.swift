import Foundation
import Frames
import Rendering

/// Adds a note, if requested, that a view reacts to taps.
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
    override func emitFrames(into emission: inout FrameEmission) {
        emission.addNoted(in: placement) {
            child.emit(into: &$0)
        } note: { emission, area in
            guard child.touchShape?.isNull != true else { return nil }
            return LayoutNote(
                touchArea: child.touchShape.map(emission.pixelRect) ?? area, isDisabled: !environment.isEnabled)
        }
    }

    // The content has its own shape.
    override var touchShape: CGRect? { nil }
}

/// Sets the shape in which a view receives touches.
public struct _ContentShapeModifier<S: Shape> {
    /// The shape; `nil` if it isn't for touches.
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
    /// Whether the system enlarges touch targets, as in bars. Rows of lists are touched as a whole.
    var hasSystemTouchArea: Bool {
        get { self[SystemTouchAreaKey.self] }
        set { self[SystemTouchAreaKey.self] = newValue }
    }

    private enum SystemTouchAreaKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }
}
