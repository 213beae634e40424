import Foundation
import Frames

/// A view that is clipped to a shape.
final class ClipNode<Content: Shape>: WrapperNode {
    private let shape: Content
    private let style: FillStyle

    init(_ child: LayoutNode, to shape: Content, style: FillStyle, in context: BuildContext) {
        self.shape = shape
        self.style = style
        super.init(child, in: context)
    }

    override func emitFrames(into emission: inout FrameEmission) {
        emission.addContainer("Clip", around: placement) {
            child.emit(into: &$0)
        } change: { frame in
            let bounds = CGRect(origin: .zero, size: frame.rect.size)
            let figure = ShapeFigure.of(shape, .fill(style.rule), in: bounds, environment)
            if let corners = figure.corners {
                frame.corners = corners
                frame.clipsToBounds = true
                frame.takeClippedLine()
            } else {
                frame.mask = Mask(outline: figure.outline, rule: style.rule)
            }
        }
    }
}

/// A view that is masked by another one.
final class MaskNode: WrapperNode {
    private let mask: LayoutNode
    private let alignment: Alignment

    init(_ child: LayoutNode, mask: LayoutNode, alignment: Alignment, in context: BuildContext) {
        self.mask = mask
        self.alignment = alignment
        super.init(child, in: context)
    }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        child.place(in: rect, proposal: proposal)
        place(mask, aligned: alignment, in: rect, proposal: ProposedViewSize(rect.size))
    }

    override func emitFrames(into emission: inout FrameEmission) {
        var frames: [Frame] = []
        emission.addContainer("Mask", around: placement) { inner in
            frames = inner.frames(of: { mask.emit(into: &$0) })
            child.emit(into: &inner)
        } change: { frame in
            let bounds = CGRect(origin: .zero, size: frame.rect.size)
            if let outline = frames.plainOutline(in: bounds) {
                frame.mask = outline
            } else {
                frame.effects.append(.mask(frames))
            }
        }
    }
}

extension Frame {
    /// Converts a line along the edge that is drawn last to a border: clipping leaves its inner half.
    fileprivate mutating func takeClippedLine() {
        // The distance between a border's inner edge and a smooth corner isn't uniform, unlike a line's.
        guard !corners.isSmooth else { return }
        let bounds = CGRect(origin: .zero, size: rect.size)
        guard let line = children.last, line.isPlain, line.rect == bounds, line.children.isEmpty, line.fill == nil,
            case .path(let path) = line.content, path.fill == nil, let stroke = path.stroke, stroke.gradient == nil,
            stroke.dashes.isEmpty, path.outline.isEdge(of: bounds, corners)
        else { return }
        children.removeLast()
        border = Border(width: stroke.width / 2, color: stroke.color)
    }
}

extension Outline {
    /// Whether the outline is that of a rounded rectangle.
    fileprivate func isEdge(of bounds: CGRect, _ corners: CornerRadii) -> Bool {
        self == .rectangle(bounds, corners: corners, style: .circular)
            || (self == .ellipse(in: bounds) && bounds.width == bounds.height
                && corners == CornerRadii(bounds.width / 2))
    }
}

extension [Frame] {
    /// Returns the area that the frames cover if they are a single opaque shape, for which an outline suffices.
    fileprivate func plainOutline(in bounds: CGRect) -> Mask? {
        guard count == 1, self[0].children.isEmpty, self[0].isPlain else { return nil }
        let frame = self[0]
        let (x, y) = (frame.rect.minX, frame.rect.minY)
        switch frame.content {
        case .none:
            guard case .color(let color) = frame.fill, color.alpha == 1 else { return nil }
            return Mask(outline: .box(frame.rect, radii: frame.corners))
        case .path(let path):
            guard frame.fill == nil, path.stroke == nil, case .color(let color) = path.fill, color.alpha == 1 else {
                return nil
            }
            return Mask(outline: path.outline.translated(x: x, y: y), rule: path.fillRule)
        case .text, .image: return nil
        }
    }
}

extension Frame {
    /// Whether the frame has only paint, without effects.
    fileprivate var isPlain: Bool {
        opacity == 1 && transform.isIdentity && border == nil && shadow == nil && mask == nil && effects.isEmpty
    }
}
