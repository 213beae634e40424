import Frames
import Rendering

/// Rounding to the pixels of the current render.
package enum RenderScale {
    package static var current: CGFloat { RenderSettings.currentScale }

    /// Returns the length, rounded up to a whole pixel.
    package static func roundUp(_ length: CGFloat) -> CGFloat {
        let scale = current
        return (length * scale - 1e-6).rounded(.up) / scale
    }

    /// Returns the length, rounded to the nearest whole pixel.
    package static func round(_ length: CGFloat) -> CGFloat {
        let scale = current
        return (length * scale).rounded() / scale
    }

    /// Returns the length, rounded down to a whole pixel.
    package static func roundDown(_ length: CGFloat) -> CGFloat {
        let scale = current
        return (length * scale + 1e-6).rounded(.down) / scale
    }

    /// The length of a pixel in points.
    package static var pixel: CGFloat { 1 / current }

    /// Returns the rectangle with every edge on the nearest whole pixel; from halfway, on the next one.
    ///
    /// Edges that miss the half by an error of floating point count as halfway, so that a rectangle of whole pixels
    /// keeps its size wherever it is.
    package static func snap(_ rect: CGRect) -> CGRect {
        let scale = current
        func snapped(_ length: CGFloat) -> CGFloat { (length * scale + 0.5 + 1e-6).rounded(.down) / scale }
        let (left, top) = (snapped(rect.minX), snapped(rect.minY))
        return CGRect(
            x: left, y: top, width: max(snapped(rect.maxX) - left, 0), height: max(snapped(rect.maxY) - top, 0))
    }
}
