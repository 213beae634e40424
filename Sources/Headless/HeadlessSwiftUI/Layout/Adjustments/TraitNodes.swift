import Foundation
import Frames
import Rendering

/// A view with a layout priority.
final class PriorityNode: WrapperNode {
    private let value: Double

    init(_ child: LayoutNode, priority: Double, in context: BuildContext) {
        // Layout compares priorities, and NaN can't be ordered.
        if priority.isNaN {
            RenderProblems.report(.oncePerRender, "layoutPriority(nan) is not a number and is ignored.")
        }
        value = priority.isNaN ? 0 : priority
        super.init(child, in: context)
    }

    override var priority: Double { value }
}

/// A view with a z-index.
final class DepthNode: WrapperNode {
    private let value: Double

    init(_ child: LayoutNode, depth: Double, in context: BuildContext) {
        if depth.isNaN { RenderProblems.report(.oncePerRender, "zIndex(nan) is not a number and is ignored.") }
        value = depth.isNaN ? 0 : depth
        super.init(child, in: context)
    }

    override var depth: Double { value }
}

/// A view with a custom alignment guide.
final class AlignmentGuideNode: WrapperNode {
    private let key: AlignmentKey
    private let compute: (ViewDimensions) -> CGFloat

    init(
        _ child: LayoutNode, key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat,
        in context: BuildContext
    ) {
        self.key = key
        self.compute = compute
        super.init(child, in: context)
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
        guard key == self.key else { return super.explicitGuide(key, in: size, for: proposal) }
        return compute(child.dimensions(size, for: proposal))
    }
}
