import Frames
import Rendering

/// Pixels per point of the render that is under way.
package enum RenderScale {
    package static var current: CGFloat { RenderSettings.current.scale }

    /// Returns the length on the next whole pixel.
    package static func roundUp(_ length: CGFloat) -> CGFloat {
        let scale = current
        return (length * scale - 1e-6).rounded(.up) / scale
    }

    /// Returns the length on the nearest whole pixel.
    package static func round(_ length: CGFloat) -> CGFloat {
        let scale = current
        return (length * scale).rounded() / scale
    }

    /// Returns the length on the whole pixel before it.
    package static func roundDown(_ length: CGFloat) -> CGFloat {
        let scale = current
        return (length * scale + 1e-6).rounded(.down) / scale
    }
}
