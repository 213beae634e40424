import Frames
import Rendering

extension CGContext {
    // Far outside any canvas, in points.
    private static let beyond: CGFloat = 1e5

    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        let paint = Paint.linearGradient(gradient.stops, from: fraction(start), to: fraction(end))
        fillCanvas(paint, within: band(from: start, to: end, options))
    }

    /// Draws a gradient between two circles. Different centers are drawn as the second one. Reported.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        if startCenter != endCenter {
            RenderProblems.report(
                .undrawn(
                    "CGContext.drawRadialGradient(startCenter:)", of: self,
                    instead: "both circles have the second center"))
        }
        let paint = Paint.radialGradient(
            gradient.stops, center: fraction(endCenter), startRadius: startRadius * state.scale,
            endRadius: endRadius * state.scale)
        fillCanvas(paint, within: ring(about: endCenter, from: startRadius, to: endRadius, options))
    }

    /// Draws a gradient around a point; the angle of its start is in radians from the right.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let turn = atan2(state.transform.b, state.transform.a)
        let paint = Paint.conicGradient(
            gradient.stops, center: fraction(center), startAngle: angle + turn, endAngle: angle + turn + 2 * .pi)
        fillCanvas(paint, within: nil)
    }

    private func fillCanvas(_ paint: Paint, within mask: Mask?) {
        let content = Frame.Content.path(PathContent(outline: .rectangle(canvas), fill: paint))
        guard let mask else { return add(content) }
        add(Frame(rect: canvas, mask: mask, content: content))
    }

    /// The point as a fraction of the canvas, for a gradient.
    private func fraction(_ point: CGPoint) -> CGPoint {
        let placed = point.applying(state.transform)
        return CGPoint(
            x: canvas.width > 0 ? placed.x / canvas.width : 0, y: canvas.height > 0 ? placed.y / canvas.height : 0)
    }

    /// The area between the ends of a linear gradient; `nil` if it is the entire canvas.
    private func band(from start: CGPoint, to end: CGPoint, _ options: CGGradientDrawingOptions) -> Mask? {
        let length = hypot(end.x - start.x, end.y - start.y)
        guard length > 0, length.isFinite else { return nil }
        let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
        let first = options.contains(.drawsBeforeStartLocation) ? -Self.beyond : 0
        let last = options.contains(.drawsAfterEndLocation) ? Self.beyond : length
        let corners = [
            CGPoint(x: canvas.minX, y: canvas.minY), CGPoint(x: canvas.maxX, y: canvas.minY),
            CGPoint(x: canvas.minX, y: canvas.maxY), CGPoint(x: canvas.maxX, y: canvas.maxY),
        ].map { $0.applying(state.transform.inverted()) }
        let isInside = corners.allSatisfy { corner in
            let distance = (corner.x - start.x) * along.dx + (corner.y - start.y) * along.dy
            return distance > first - 1e-6 && distance < last + 1e-6
        }
        guard !isInside else { return nil }
        func corner(_ distance: CGFloat, _ aside: CGFloat) -> CGPoint {
            CGPoint(
                x: start.x + along.dx * distance - along.dy * aside, y: start.y + along.dy * distance + along.dx * aside
            )
        }
        let outline = Outline([
            .move(corner(first, -Self.beyond)), .line(corner(last, -Self.beyond)), .line(corner(last, Self.beyond)),
            .line(corner(first, Self.beyond)), .close,
        ])
        return Mask(outline: outline.applying(state.transform))
    }

    /// The area between the circles of a radial gradient; `nil` for the entire canvas.
    private func ring(
        about center: CGPoint, from start: CGFloat, to end: CGFloat, _ options: CGGradientDrawingOptions
    ) -> Mask? {
        func circle(_ radius: CGFloat) -> Outline {
            .ellipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        }
        let hasHole = !options.contains(.drawsBeforeStartLocation) && start > 0
        let isEndless = options.contains(.drawsAfterEndLocation)
        guard hasHole || !isEndless else { return nil }
        var outline = circle(isEndless ? Self.beyond : max(end, 0))
        if hasHole { outline.append(circle(start)) }
        return Mask(outline: outline.applying(state.transform), rule: .evenOdd)
    }
}
