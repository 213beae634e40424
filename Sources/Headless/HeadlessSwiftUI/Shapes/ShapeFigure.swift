import Foundation
import Frames

/// A shape at its place in a frame.
@MainActor
struct ShapeFigure {
    private let box: Box?
    private let path: () -> Outline
    private let painting: ShapePainting
    private let bounds: CGRect

    init<S: Shape>(
        _ shape: S, _ painting: ShapePainting, in bounds: CGRect, _ environment: EnvironmentValues
    ) {
        self.painting = painting
        self.bounds = bounds
        let isMirrored = shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection)
        box = (shape as? any BoxShape)?.box(in: bounds).map { isMirrored ? $0.mirrored(in: bounds) : $0 }
        path = {
            var rect = bounds
            if case .stroke(let style, true) = painting { rect = rect.shrunk(by: style.lineWidth / 2) }
            let outline = shape.path(in: rect).outline
            return isMirrored ? outline.mirrored(in: bounds) : outline
        }
    }

    /// The corners, if the area is the whole rectangle with or without round corners.
    var corners: CornerRadii? {
        guard case .fill = painting, let box, box.rect == bounds else { return nil }
        return box.corners
    }

    /// The area that is painted.
    var outline: Outline {
        switch painting {
        case .fill: path()
        case .stroke(let style, _): path().stroked(style)
        }
    }

    var rule: FillRule {
        if case .fill(let rule) = painting { rule } else { .nonZero }
    }

    func paint(_ frame: inout Frame, _ paint: Paint) {
        switch painting {
        case .fill(let rule):
            if let corners {
                frame.corners = corners
                frame.fill = paint
            } else {
                frame.content = .path(
                    PathContent(outline: path(), fill: paint, fillRule: rule, paintArea: area(for: paint)))
            }
        case .stroke(let style, let isInside):
            if isInside, let box, box.rect == bounds, style.dash.isEmpty, case .color(let color) = paint {
                frame.corners = box.corners
                frame.border = Border(width: style.lineWidth, color: color)
            } else {
                frame.content = .path(
                    PathContent(outline: path(), stroke: style.stroke(paint), paintArea: area(for: paint)))
            }
        }
    }

    /// Gradients are placed in the frame, not in the path.
    private func area(for paint: Paint) -> CGRect? {
        if case .color = paint { nil } else { bounds }
    }

    /// The shadow of all that is outside the shape, on the shape.
    func innerShadow(_ shadow: Shadow, in bounds: CGRect) -> Frame {
        let reach = shadow.radius * 3 + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
        var outside = Outline.rectangle(bounds.insetBy(dx: -2 * reach, dy: -2 * reach))
        outside.append(outline)
        let thrower = Frame(
            rect: bounds, shadow: shadow,
            content: .path(PathContent(outline: outside, fill: .color(.black), fillRule: .evenOdd)))
        return Frame(
            name: "InnerShadow", rect: bounds, mask: Mask(outline: outline, rule: rule), children: [thrower])
    }
}

extension Box {
    fileprivate func mirrored(in bounds: CGRect) -> Box {
        Box(
            CGRect(
                x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height),
            corners: CornerRadii(
                topLeft: corners.topRight, topRight: corners.topLeft, bottomRight: corners.bottomLeft,
                bottomLeft: corners.bottomRight))
    }
}

extension Outline {
    fileprivate func mirrored(in bounds: CGRect) -> Outline {
        applying(Transform(a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0))
    }
}
