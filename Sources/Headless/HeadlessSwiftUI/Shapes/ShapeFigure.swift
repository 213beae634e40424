import Foundation
import Frames

/// A shape at its position in a frame.
@MainActor
struct ShapeFigure {
    private let box: _Box?
    private let path: () -> Outline
    private let painting: ShapePainting
    private let bounds: CGRect

    /// Returns the figure of a shape. The fill of a stroked shape becomes a stroke.
    static func of<S: Shape>(
        _ shape: S, _ painting: ShapePainting, in bounds: CGRect, _ environment: EnvironmentValues
    ) -> ShapeFigure {
        if case .fill = painting, let line = shape as? any _LineShape {
            return ShapeFigure(line.base, .stroke(line.style, inside: false), in: bounds, environment)
        }
        return ShapeFigure(shape, painting, in: bounds, environment)
    }

    private init<S: Shape>(
        _ shape: S, _ painting: ShapePainting, in bounds: CGRect, _ environment: EnvironmentValues
    ) {
        self.painting = painting
        self.bounds = bounds
        let isMirrored = shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection)
        let plain = Self.box(of: shape, in: bounds, environment)
        let box = isMirrored ? plain?.mirrored(in: bounds) : plain
        self.box = box
        path = {
            var inset: CGFloat = 0
            if case .stroke(let style, true) = painting { inset = style.lineWidth / 2 }
            if let box { return box.shrunk(by: inset).outline }
            let outline = shape.path(in: bounds.shrunk(by: inset)).outline
            return isMirrored ? outline.mirrored(in: bounds) : outline
        }
    }

    private static func box<S: Shape>(of shape: S, in bounds: CGRect, _ environment: EnvironmentValues) -> _Box? {
        if let container = environment.containerShape, shape is ContainerRelativeShape {
            return container.box?._box(in: bounds)
        }
        if let box = shape as? any _BoxShape { return box._box(in: bounds) }
        return (shape as? AnyShape)?.box?._box(in: bounds)
    }

    /// The corners, if the area is the whole, possibly rounded rectangle.
    var corners: CornerRadii? {
        guard case .fill = painting, let box, box.rect == bounds else { return nil }
        return box.frameCorners
    }

    /// The painted area.
    var outline: Outline {
        switch painting {
        case .fill: path()
        case .stroke(let style, _): path().stroked(style.stroke(.color(.black)))
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
            if isInside, let box, let corners = box.plainCorners, box.rect == bounds, style.dash.isEmpty,
                case .color(let color) = paint
            {
                frame.corners = corners
                frame.border = Border(width: style.lineWidth, color: color)
            } else {
                frame.content = .path(
                    PathContent(outline: path(), stroke: style.stroke(paint), paintArea: area(for: paint)))
            }
        }
    }

    /// Gradients refer to the frame, not to the path.
    private func area(for paint: Paint) -> CGRect? {
        if case .color = paint { nil } else { bounds }
    }

    /// Returns the shadow that everything outside the shape casts on it.
    func innerShadow(_ shadow: Shadow, in bounds: CGRect) -> Frame {
        let reach = shadow.radius * 3 + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
        var outside = Outline.rectangle(bounds.insetBy(dx: -2 * reach, dy: -2 * reach))
        outside.append(outline)
        let thrower = Frame(
            rect: bounds, shadow: shadow,
            content: .path(PathContent(outline: outside, fill: .color(.black), fillRule: .evenOdd)))
        return Frame(
            origin: "InnerShadow", rect: bounds, mask: Mask(outline: outline, rule: rule), children: [thrower])
    }
}

extension Outline {
    fileprivate func mirrored(in bounds: CGRect) -> Outline {
        applying(Transform(a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0))
    }
}
