import Foundation
import Frames

/// A shape that is a rectangle with or without round corners.
public protocol _BoxShape: Shape {
    /// Returns the rectangle and its corners.
    func _box(in rect: CGRect) -> _Box
}

/// A rectangle with corners of a style.
public struct _Box: Sendable {
    package var rect: CGRect
    package var corners: CornerRadii
    package var style: RoundedCornerStyle

    /// - Parameter corners: Radii are used up to half the shorter side.
    package init(_ rect: CGRect, corners: CornerRadii = .zero, style: RoundedCornerStyle = .circular) {
        self.rect = rect
        self.corners = corners.limited(to: min(rect.width, rect.height) / 2)
        self.style = style
    }

    /// The box, smaller at each side. Its corners are as much smaller, so that the two edges run side by side.
    func shrunk(by amount: CGFloat) -> _Box {
        _Box(rect.shrunk(by: amount), corners: corners.shrunk(by: amount), style: style)
    }

    var outline: Outline { .rectangle(rect, corners: corners, style: style) }

    /// The corners as a frame has them: sharp, quarter circles, or smooth.
    var frameCorners: CornerRadii {
        if let plainCorners { return plainCorners }
        var smooth = corners
        smooth.isSmooth = true
        return smooth
    }

    /// The corners if they are sharp or quarter circles; `nil` for corners of another curve.
    var plainCorners: CornerRadii? {
        if style == .circular || corners.isZero || corners.makeRoundEnds(of: rect) { return corners }
        // Continuous corners that have room for nothing else on both edges are quarter circles.
        let radius = corners.topLeft
        let isShort = Outline.smoothCornerExtent * 2 * radius > max(rect.width, rect.height)
        return corners == CornerRadii(radius) && isShort ? CornerRadii(min(rect.width, rect.height) / 2) : nil
    }

    /// The box with left and right exchanged.
    func mirrored(in bounds: CGRect) -> _Box {
        var copy = self
        copy.rect.origin.x = bounds.minX + bounds.maxX - rect.maxX
        copy.corners = CornerRadii(
            topLeft: corners.topRight, topRight: corners.topLeft, bottomRight: corners.bottomLeft,
            bottomLeft: corners.bottomRight)
        return copy
    }
}

extension CornerRadii {
    /// The radii of an edge that runs inside, at a distance; sharp corners stay sharp.
    fileprivate func shrunk(by amount: CGFloat) -> CornerRadii {
        func shrunk(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(radius - amount, 0) : 0 }
        return CornerRadii(
            topLeft: shrunk(topLeft), topRight: shrunk(topRight), bottomRight: shrunk(bottomRight),
            bottomLeft: shrunk(bottomLeft))
    }
}
