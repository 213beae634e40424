internal import Foundation
internal import Frames

extension CornerRadii {
    /// The radii of a shape that is drawn larger or smaller.
    func scaled(by factor: CGFloat) -> CornerRadii {
        CornerRadii(
            topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor,
            bottomLeft: bottomLeft * factor, isSmooth: isSmooth)
    }

    /// The radii of a line around the shape, or of a hole around it.
    ///
    /// - Parameters:
    ///   - distance: From the shape, in points.
    ///   - least: The radius of what has sharp corners itself.
    func grown(by distance: CGFloat, least: CGFloat) -> CornerRadii {
        guard !isZero else { return CornerRadii(least) }
        func grown(_ radius: CGFloat) -> CGFloat { max(radius + distance, least) }
        return CornerRadii(
            topLeft: grown(topLeft), topRight: grown(topRight), bottomRight: grown(bottomRight),
            bottomLeft: grown(bottomLeft), isSmooth: isSmooth)
    }
}
