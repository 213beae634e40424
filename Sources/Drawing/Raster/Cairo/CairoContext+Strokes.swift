internal import CCairo
import Foundation
import Frames

extension CairoContext {
    /// The maximum deviation of a stroke's area, in pixels.
    private static let strokeTolerance: CGFloat = 0.05

    /// Paints a stroke along an outline. Only vector files use Cairo's own strokes, whose geometry differs between
    /// releases.
    func stroke(_ outline: Outline, _ style: PathContent.Stroke) {
        guard !surface.isVector else {
            setPath(outline)
            return strokePath(style)
        }
        let scale = transform.largestScale
        guard scale > 0, scale.isFinite else { return }
        setPath(outline.stroked(style, tolerance: Self.strokeTolerance / scale))
        fill()
    }

    /// Paints a stroke along the path with Cairo.
    func strokePath(_ style: PathContent.Stroke) {
        let cap =
            switch style.cap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        let join =
            switch style.join {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        let dashes = style.dashes.map { Double($0) }
        withPointer { pointer in
            cairo_set_line_width(pointer, style.width)
            cairo_set_line_cap(pointer, cap)
            cairo_set_line_join(pointer, join)
            cairo_set_dash(pointer, dashes, Int32(dashes.count), Double(style.dashPhase ?? 0))
            cairo_set_miter_limit(pointer, Double(style.miterLimit ?? 10))
            cairo_stroke(pointer)
        }
    }
}

extension Transform {
    /// The largest scale factor of a length: the larger singular value of the matrix.
    fileprivate var largestScale: CGFloat {
        let (sum, area) = (a * a + b * b + c * c + d * d, a * d - b * c)
        return ((sum + max(sum * sum - 4 * area * area, 0).squareRoot()) / 2).squareRoot()
    }
}
