import Frames
import Rendering

/// Rounding to the pixels of the current render.
package enum RenderScale {
    package static var current: CGFloat { RenderSettings.current.scale }

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
}
