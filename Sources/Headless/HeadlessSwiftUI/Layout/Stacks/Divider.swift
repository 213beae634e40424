import Foundation
import UIKitValues

/// A hairline perpendicular to the enclosing stack; horizontal outside stacks.
public struct Divider: Sendable {
    public nonisolated init() {}
}

extension Divider: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        [DividerNode(across: context.stackAxis ?? .vertical, in: context)]
    }
}

/// A line of one pixel in the system's separator color.
private final class DividerNode: LayoutNode {
    private let axis: Axis

    /// - Parameter axis: The axis of the stack, perpendicular to the line.
    init(across axis: Axis, in context: BuildContext) {
        self.axis = axis
        super.init(in: context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = proposal.replacingUnspecifiedDimensions()
        size[axis] = environment.pixelLength
        return size
    }

    override func emitFrames(into emission: inout FrameEmission) {
        let color = UIColor.separator.rgba(in: environment.traits)
        emission.add("Divider", in: placement) { $0.fill = .color(color) }
    }
}
