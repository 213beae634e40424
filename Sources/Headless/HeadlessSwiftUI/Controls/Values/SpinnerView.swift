import Foundation
import Frames

/// A spinner with eight spokes: 20 points, or 37 for large controls. It is drawn in a fixed phase.
struct SpinnerView {
    /// The color; `nil` for gray, or the tint of an enclosing view.
    let tint: Color?
}

extension SpinnerView: PrimitiveView {
    func makeNodes(in context: BuildContext) -> [LayoutNode] {
        let environment = context.environment
        let color = tint ?? environment.accentColor ?? Color(.systemGray)
        let side: CGFloat = environment.controlSize >= .large ? 37 : 20
        return [SpinnerNode(side: side, color: color.rgba(in: environment), in: context)]
    }
}

private final class SpinnerNode: LayoutNode {
    private let side: CGFloat
    private let color: RGBA

    init(side: CGFloat, color: RGBA, in context: BuildContext) {
        self.side = side
        self.color = color
        super.init(in: context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }

    override func emitFrames(into emission: inout FrameEmission) {
        emission.add("Spinner", in: placement) { frame in
            for number in 0..<8 { frame.children.append(spoke(number)) }
        }
    }

    /// Returns a spoke. The brightest one comes after the first.
    private func spoke(_ number: Int) -> Frame {
        let angle = CGFloat(number) * .pi / 4 - .pi / 2
        let (x, y) = (cos(angle) * side, sin(angle) * side)
        let line = Outline([
            .move(CGPoint(x: side / 2 + 0.24 * x, y: side / 2 + 0.24 * y)),
            .line(CGPoint(x: side / 2 + 0.43 * x, y: side / 2 + 0.43 * y)),
        ])
        return Frame(
            rect: CGRect(x: 0, y: 0, width: side, height: side), opacity: 0.25 + 0.75 * CGFloat(number) / 7,
            content: .path(PathContent(outline: line, stroke: .init(color: color, width: side * 0.11, cap: .round))))
    }
}
