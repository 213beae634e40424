import Foundation
import Frames

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Sendable, Hashable {
    /// A quarter circle.
    case circular
    /// A curve with gradually changing curvature.
    case continuous
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radii by left and right.
    var corners: CornerRadii {
        CornerRadii(topLeft: topLeading, topRight: topTrailing, bottomRight: bottomTrailing, bottomLeft: bottomLeading)
    }
}

extension Outline {
    /// Returns a rectangle with four equal corners.
    static func rectangle(_ rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) -> Outline {
        rectangle(rect, corners: CornerRadii(cornerRadius), style: style)
    }

    /// Returns a rectangle with rounded corners.
    static func rectangle(_ rect: CGRect, corners: CornerRadii, style: RoundedCornerStyle) -> Outline {
        if corners.isZero { return .rectangle(rect) }
        return style == .circular || corners.makeRoundEnds(of: rect)
            ? .roundedRectangle(rect, radii: corners) : .smoothRoundedRectangle(rect, radii: corners)
    }
}

extension CornerRadii {
    /// Returns whether the corners of a rectangle are equal and leave no straight part of its shorter sides. Such ends
    /// are half circles in both styles, as far as is known.
    func makeRoundEnds(of rect: CGRect) -> Bool {
        self == CornerRadii(topLeft) && 2 * topLeft >= min(rect.width, rect.height)
    }
}
