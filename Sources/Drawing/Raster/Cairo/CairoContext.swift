internal import CCairo
import Foundation
import Frames

/// Draws into a surface with Cairo.
final class CairoContext {
    private let pointer: OpaquePointer
    let surface: CairoSurface

    init(_ pointer: OpaquePointer?, surface: CairoSurface) throws(RasterError) {
        guard let pointer else { throw .outOfMemory(action: "drawing") }
        self.pointer = pointer
        self.surface = surface
    }

    deinit {
        cairo_destroy(pointer)
    }

    func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(pointer) }

    // MARK: State

    /// The transform from path coordinates to device pixels.
    private(set) var transform = Transform.identity
    private var savedTransforms: [Transform] = []

    func save() {
        savedTransforms.append(transform)
        cairo_save(pointer)
    }

    func restore() {
        cairo_restore(pointer)
        transform = savedTransforms.popLast() ?? .identity
    }

    /// Replaces the transform from path coordinates to device pixels.
    func setTransform(_ transform: Transform) {
        self.transform = transform
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        cairo_set_matrix(pointer, &matrix)
    }

    // MARK: Paths

    func setPath(_ outline: Outline) {
        cairo_new_path(pointer)
        addPath(outline)
    }

    func addPath(_ outline: Outline) {
        if surface.isVector { addCurves(outline) } else { addLines(outline) }
    }

    func setRectangle(_ rect: CGRect) {
        cairo_new_path(pointer)
        if surface.isVector {
            cairo_rectangle(pointer, rect.minX, rect.minY, rect.width, rect.height)
        } else {
            addLines(rect)
        }
    }

    /// Sets the path to a rectangle, possibly rounded.
    func setShape(_ rect: CGRect, corners: CornerRadii) {
        if corners.isZero {
            setRectangle(rect)
        } else {
            setPath(.box(rect, radii: corners))
        }
    }

    func clip(rule: FillRule = .nonZero) {
        setFillRule(rule)
        cairo_clip(pointer)
    }

    func fill(rule: FillRule = .nonZero) {
        setFillRule(rule)
        cairo_fill(pointer)
    }

    private func setFillRule(_ rule: FillRule) {
        cairo_set_fill_rule(pointer, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }

    // MARK: Sources

    func setSource(_ color: RGBA) {
        cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
    }

    /// Sets a paint, whose gradients refer to `rect`.
    func setSource(_ paint: Paint, in rect: CGRect, alpha: Double = 1) {
        switch paint {
        case .color(let color): setSource(color.withAlpha(color.alpha * alpha))
        case .linearGradient(let stops, let from, let to):
            let (start, end) = (rect.point(at: from), rect.point(at: to))
            setGradient(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, alpha)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            let middle = rect.point(at: center)
            setGradient(
                cairo_pattern_create_radial(middle.x, middle.y, startRadius, middle.x, middle.y, endRadius), stops,
                alpha)
        case .ellipticalGradient(let stops, let center, let startRadius, let endRadius):
            let pattern = cairo_pattern_create_radial(center.x, center.y, startRadius, center.x, center.y, endRadius)
            guard let pattern, rect.width > 0, rect.height > 0 else { return setSource(.clear) }
            // The circle is drawn in the unit square, which is stretched to the area.
            var matrix = cairo_matrix_t(
                xx: 1 / rect.width, yx: 0, xy: 0, yy: 1 / rect.height, x0: -rect.minX / rect.width,
                y0: -rect.minY / rect.height)
            cairo_pattern_set_matrix(pattern, &matrix)
            setGradient(pattern, stops, alpha)
        case .conicGradient(let stops, let center, let startAngle, let endAngle):
            setSource(ConicPattern(stops, startAngle: startAngle, endAngle: endAngle), in: rect, center, alpha)
        }
    }

    private func setGradient(_ pattern: OpaquePointer?, _ stops: ColorStops, _ alpha: Double) {
        guard let pattern else { return }
        for stop in stops.stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha * alpha)
        }
        cairo_set_source(pointer, pattern)
        cairo_pattern_destroy(pattern)
    }

    // MARK: Painting

    func paint(alpha: Double = 1) {
        if alpha < 1 { cairo_paint_with_alpha(pointer, alpha) } else { cairo_paint(pointer) }
    }

    /// Draws the output of `body` as a group with the given opacity.
    func group(alpha: Double, _ body: () throws(RasterError) -> Void) throws(RasterError) {
        cairo_push_group(pointer)
        do {
            try body()
        } catch {
            cairo_pattern_destroy(cairo_pop_group(pointer))
            throw error
        }
        cairo_pop_group_to_source(pointer)
        paint(alpha: alpha)
    }

    /// Throws Cairo's error if anything failed since the context was created.
    func check(_ action: String) throws(RasterError) {
        try RasterError.check(cairo_status(pointer), action)
    }
}

extension CGRect {
    /// Returns the point at a fraction of the rectangle's width and height.
    fileprivate func point(at fraction: CGPoint) -> CGPoint {
        CGPoint(x: minX + fraction.x * width, y: minY + fraction.y * height)
    }
}
