import Foundation
import Frames

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Sendable, Hashable {
    /// A quarter circle.
    case circular
    /// A curve that begins earlier and bends more gently.
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

    /// The radii from left to right.
    var corners: CornerRadii {
        CornerRadii(topLeft: topLeading, topRight: topTrailing, bottomRight: bottomTrailing, bottomLeft: bottomLeading)
    }
}

extension Outline {
    /// A rectangle with four equal corners.
    static func rectangle(_ rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) -> Outline {
        rectangle(rect, corners: CornerRadii(cornerRadius), style: style)
    }

    /// A rectangle with rounded corners.
    static func rectangle(_ rect: CGRect, corners: CornerRadii, style: RoundedCornerStyle) -> Outline {
        if corners.isZero { return .rectangle(rect) }
        return style == .circular || corners.makeRoundEnds(of: rect)
            ? .roundedRectangle(rect, radii: corners) : .smoothRoundedRectangle(rect, radii: corners)
    }
}

extension CornerRadii {
    /// Whether the corners of a rectangle are all equal and leave nothing straight of its shorter sides. Such ends are
    /// half circles in both styles: no picture of a continuous one is known.
    func makeRoundEnds(of rect: CGRect) -> Bool {
        self == CornerRadii(topLeft) && 2 * topLeft >= min(rect.width, rect.height)
    }
}
