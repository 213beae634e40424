internal import Foundation
internal import Frames

extension CornerRadii {
    /// Returns the radii of a scaled shape.
    func scaled(by factor: CGFloat) -> CornerRadii {
        CornerRadii(
            topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor,
            bottomLeft: bottomLeft * factor, isSmooth: isSmooth)
    }

    /// Returns the radii of a line or a hole around the shape.
    ///
    /// - Parameters:
    ///   - distance: The distance from the shape, in points.
    ///   - least: The radius for sharp corners.
    func grown(by distance: CGFloat, least: CGFloat) -> CornerRadii {
        guard !isZero else { return CornerRadii(least) }
        func grown(_ radius: CGFloat) -> CGFloat { max(radius + distance, least) }
        return CornerRadii(
            topLeft: grown(topLeft), topRight: grown(topRight), bottomRight: grown(bottomRight),
            bottomLeft: grown(bottomLeft), isSmooth: isSmooth)
    }
}
