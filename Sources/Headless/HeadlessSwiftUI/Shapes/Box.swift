import Foundation
import Frames

/// A shape that is a possibly rounded rectangle.
public protocol _BoxShape: Shape {
    /// Returns the rectangle with its corners.
    func _box(in rect: CGRect) -> _Box
}

/// A possibly rounded rectangle.
public struct _Box: Sendable {
    package var rect: CGRect
    package var corners: CornerRadii
    package var style: RoundedCornerStyle

    /// - Parameter corners: The radii, limited to half the shorter side.
    package init(_ rect: CGRect, corners: CornerRadii = .zero, style: RoundedCornerStyle = .circular) {
        self.rect = rect
        self.corners = corners.limited(to: min(rect.width, rect.height) / 2)
        self.style = style
    }

    /// Returns the box inset at each side. Its radii are reduced equally, so that the edges are parallel.
    func shrunk(by amount: CGFloat) -> _Box {
        _Box(rect.shrunk(by: amount), corners: corners.shrunk(by: amount), style: style)
    }

    var outline: Outline { .rectangle(rect, corners: corners, style: style) }

    /// The corners for a frame: sharp, circular or smooth.
    var frameCorners: CornerRadii {
        if let plainCorners { return plainCorners }
        var smooth = corners
        smooth.isSmooth = true
        return smooth
    }

    /// The corners if they are sharp or circular; `nil` for others.
    var plainCorners: CornerRadii? {
        if style == .circular || corners.isZero || corners.makeRoundEnds(of: rect) { return corners }
        // Continuous corners that fill both of their edges are quarter circles.
        let radius = corners.topLeft
        let isShort = Outline.smoothCornerExtent * 2 * radius > max(rect.width, rect.height)
        return corners == CornerRadii(radius) && isShort ? CornerRadii(min(rect.width, rect.height) / 2) : nil
    }

    /// Returns the box with left and right exchanged.
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
    /// Returns the radii of an edge that is inset; sharp corners stay sharp.
    fileprivate func shrunk(by amount: CGFloat) -> CornerRadii {
        func shrunk(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(radius - amount, 0) : 0 }
        return CornerRadii(
            topLeft: shrunk(topLeft), topRight: shrunk(topRight), bottomRight: shrunk(bottomRight),
            bottomLeft: shrunk(bottomLeft))
    }
}
