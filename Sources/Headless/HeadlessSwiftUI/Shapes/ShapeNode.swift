import Foundation
import Frames

/// A filled or stroked shape.
final class ShapeNode<Content: Shape, Style: ShapeStyle>: LayoutNode {
    private let shape: Content
    private let style: Style
    private let painting: ShapePainting

    init(_ shape: Content, style: Style, fillStyle: FillStyle, in context: BuildContext) {
        self.shape = shape
        self.style = style
        painting = .fill(fillStyle.rule)
        super.init(in: context)
    }

    /// - Parameter inside: Whether the stroke is inside the edge instead of centered on it.
    init(_ shape: Content, style: Style, stroke: StrokeStyle, inside: Bool, in context: BuildContext) {
        self.shape = shape
        self.style = style
        painting = .stroke(stroke, inside: inside)
        super.init(in: context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    override func emitFrames(into emission: inout FrameEmission) {
        emission.add(
            ComponentName.name(of: Content.self), shape, painting, with: style.paint(in: environment), in: placement,
            environment)
    }
}

/// A rectangle with a style that fills the proposed size: a color or a gradient as a view.
final class StyleNode<Style: ShapeStyle>: LayoutNode {
    private let style: Style
    private let name: String

    init(_ style: Style, name: String, in context: BuildContext) {
        self.style = style
        self.name = name
        super.init(in: context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func emitFrames(into emission: inout FrameEmission) {
        emission.add(
            name, Rectangle(), .fill(.nonZero), with: style.paint(in: environment), in: placement, environment)
    }
}
