internal import CCairo
import Foundation
import Frames

/// An angular gradient made of wedges, because Cairo has none.
struct ConicPattern {
    private let stops: ColorStops
    private let startAngle: CGFloat
    private let endAngle: CGFloat

    init(_ stops: ColorStops, startAngle: CGFloat, endAngle: CGFloat) {
        self.stops = stops
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// The angles between which colors change linearly, over one turn from the start.
    private var angles: [CGFloat] {
        let turn = 2 * CGFloat.pi
        let sweep = max(endAngle - startAngle, 0)
        // A wedge is narrow enough for a straight edge, and has at most one stop.
        var angles = (0...120).map { CGFloat($0) / 120 * turn }
        angles += stops.stops.map { $0.location * sweep }.filter { $0 > 0 && $0 < turn }
        if sweep > 0, sweep < turn { angles += [sweep, (sweep + turn) / 2] }
        return angles.sorted()
    }

    /// Calls `body` with the angles of each wedge and the colors at both.
    func forEachWedge(_ body: (_ from: CGFloat, _ to: CGFloat, RGBA, RGBA) -> Void) {
        let angles = angles
        for (from, to) in zip(angles, angles.dropFirst()) where to > from {
            // Colors are taken slightly inside the wedge, so that an edge between two stops stays sharp.
            let inside = (to - from) * 1e-4
            body(startAngle + from, startAngle + to, color(at: from + inside), color(at: to - inside))
        }
    }

    /// Returns the color at an angle after the start. If the stops don't cover the turn, the nearer end fills the rest.
    private func color(at angle: CGFloat) -> RGBA {
        let sweep = endAngle - startAngle
        let turn = 2 * CGFloat.pi
        guard sweep > 0 else { return stops.stops.last?.color ?? .clear }
        if angle > sweep { return stops.color(at: angle < (sweep + turn) / 2 ? 1 : 0) }
        return stops.color(at: angle / sweep)
    }
}

/// The maximum coordinate of a patch, in points.
private let farthest: CGFloat = 1_000_000

extension CairoContext {
    /// Sets a gradient whose center is a fraction of a rectangle.
    func setSource(_ pattern: ConicPattern, in rect: CGRect, _ center: CGPoint, _ alpha: Double) {
        guard let mesh = cairo_pattern_create_mesh() else { return }
        // Cairo subdivides patches until they are small, and never ends for coordinates beyond its range.
        func limited(_ length: CGFloat) -> CGFloat { min(max(length, -farthest), farthest) }
        let middle = CGPoint(
            x: limited(rect.minX + center.x * rect.width), y: limited(rect.minY + center.y * rect.height))
        // Long enough to reach every corner, wherever the center is.
        let reach = limited(2 * (hypot(rect.width, rect.height) + hypot(middle.x - rect.midX, middle.y - rect.midY)))
        pattern.forEachWedge { from, to, first, last in
            let start = CGPoint(x: middle.x + cos(from) * reach, y: middle.y + sin(from) * reach)
            let end = CGPoint(x: middle.x + cos(to) * reach, y: middle.y + sin(to) * reach)
            cairo_mesh_pattern_begin_patch(mesh)
            cairo_mesh_pattern_move_to(mesh, middle.x, middle.y)
            cairo_mesh_pattern_line_to(mesh, start.x, start.y)
            cairo_mesh_pattern_line_to(mesh, end.x, end.y)
            cairo_mesh_pattern_line_to(mesh, middle.x, middle.y)
            for (corner, color) in [first, first, last, last].enumerated() {
                cairo_mesh_pattern_set_corner_color_rgba(
                    mesh, UInt32(corner), color.red, color.green, color.blue, color.alpha * alpha)
            }
            cairo_mesh_pattern_end_patch(mesh)
        }
        withPointer { cairo_set_source($0, mesh) }
        cairo_pattern_destroy(mesh)
    }
}

extension ColorStops {
    /// Returns the color at a location from 0 to 1.
    fileprivate func color(at place: CGFloat) -> RGBA {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if place <= first.location { return first.color }
        for (one, other) in zip(stops, stops.dropFirst()) where place <= other.location {
            let length = other.location - one.location
            guard length > 0 else { continue }
            let share = (place - one.location) / length
            func mix(_ path: KeyPath<RGBA, Double>) -> Double {
                one.color[keyPath: path] + (other.color[keyPath: path] - one.color[keyPath: path]) * share
            }
            return RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
        }
        return last.color
    }
}
