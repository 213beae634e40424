import Foundation
import Frames

extension Painter {
    func drawFill(_ fill: Paint, in bounds: CGRect, corners: CornerRadii, _ state: State) {
        context.setTransform(state.transform)
        context.setSource(state.paint(fill), in: bounds)
        context.setShape(bounds, corners: corners)
        context.fill()
    }

    /// Fills the ring between the edge and an edge that is inset by the border's width.
    func drawBorder(_ border: Border, in bounds: CGRect, corners: CornerRadii, _ state: State) {
        guard border.width > 0 else { return }
        context.setTransform(state.transform)
        context.setSource(state.color(border.color))
        let inner = bounds.insetBy(dx: border.width, dy: border.width)
        guard !inner.isNull, inner.width > 0, inner.height > 0 else {
            context.setPath(.box(bounds, radii: corners))
            return context.fill()
        }
        let limited = corners.limited(to: min(bounds.width, bounds.height) / 2)
        context.setPath(.box(bounds, radii: limited))
        context.addPath(.box(inner, radii: limited.reduced(by: border.width)))
        context.fill(rule: .evenOdd)
    }

    func draw(_ path: PathContent, _ state: State) {
        context.setTransform(state.transform)
        if let fill = path.fill {
            context.setPath(path.outline)
            context.setSource(state.paint(fill), in: path.paintArea ?? path.outline.controlBounds ?? .zero)
            context.fill(rule: path.fillRule)
        }
        if let stroke = path.stroke, stroke.width > 0 {
            if let gradient = stroke.gradient {
                context.setSource(state.paint(gradient), in: path.paintArea ?? path.outline.controlBounds ?? .zero)
            } else {
                context.setSource(state.color(stroke.color))
            }
            context.stroke(
                stroke.part.map { path.outline.trimmed(from: $0.start, to: $0.end) } ?? path.outline, stroke)
        }
    }
}

extension Painter.State {
    /// Returns the paint, or the tint with its alpha inside a template image.
    fileprivate func paint(_ paint: Paint) -> Paint {
        guard tint != nil else { return paint }
        func tinted(_ stops: ColorStops) -> ColorStops {
            ColorStops(stops.stops.map { .init(color: color($0.color), location: $0.location) })
        }
        return switch paint {
        case .color(let color): .color(self.color(color))
        case .linearGradient(let stops, let from, let to): .linearGradient(tinted(stops), from: from, to: to)
        case .radialGradient(let stops, let center, let start, let end):
            .radialGradient(tinted(stops), center: center, startRadius: start, endRadius: end)
        case .ellipticalGradient(let stops, let center, let start, let end):
            .ellipticalGradient(tinted(stops), center: center, startRadius: start, endRadius: end)
        case .conicGradient(let stops, let center, let start, let end):
            .conicGradient(tinted(stops), center: center, startAngle: start, endAngle: end)
        }
    }
}

extension CornerRadii {
    fileprivate func reduced(by width: CGFloat) -> CornerRadii {
        CornerRadii(
            topLeft: max(topLeft - width, 0), topRight: max(topRight - width, 0),
            bottomRight: max(bottomRight - width, 0), bottomLeft: max(bottomLeft - width, 0),
            isSmooth: isSmooth)
    }
}
