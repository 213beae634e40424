public import Foundation

/// What an area is filled with.
public enum Paint: Sendable, Equatable, Codable {
    case color(RGBA)
    case linearGradient(ColorStops, from: CGPoint, to: CGPoint)
    case radialGradient(ColorStops, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
}

/// The colours of a gradient, each at its place from 0 to 1. Points of a gradient are fractions of the area:
/// (0, 0) is its top-left corner, (1, 1) its bottom-right one; radii are points.
public struct ColorStops: Sendable, Equatable, Codable {
    public struct Stop: Sendable, Equatable, Codable {
        public var color: RGBA
        public var location: CGFloat

        public init(color: RGBA, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(_ stops: [Stop]) {
        self.stops = stops
    }
}

/// A line inside the edge of a frame.
public struct Border: Sendable, Equatable, Codable {
    /// In points, measured inwards from the edge.
    public var width: CGFloat
    public var color: RGBA

    public init(width: CGFloat, color: RGBA) {
        self.width = width
        self.color = color
    }
}

/// A blurred copy of a frame's shape, behind the frame.
public struct Shadow: Sendable, Equatable, Codable {
    public var color: RGBA

    /// The blur radius in points, as `CALayer.shadowRadius`: twice the blur's standard deviation
    /// is not meant, it *is* the standard deviation.
    public var radius: CGFloat
    public var offset: CGSize

    /// The shape that throws the shadow, in the frame's coordinates; `nil`: what the frame paints.
    public var outline: Outline?

    public init(color: RGBA, radius: CGFloat, offset: CGSize = .zero, outline: Outline? = nil) {
        self.color = color
        self.radius = radius
        self.offset = offset
        self.outline = outline
    }
}

/// The part of a frame that is shown.
public struct Mask: Sendable, Equatable, Codable {
    /// In the frame's own coordinates.
    public var outline: Outline
    public var rule: FillRule

    public init(outline: Outline, rule: FillRule = .nonZero) {
        self.outline = outline
        self.rule = rule
    }
}

/// Which areas count as inside an outline that crosses itself.
public enum FillRule: String, Sendable, Codable {
    case nonZero
    case evenOdd
}

/// The radius of each corner of a rectangle, in points. A radius is used up to half the shorter side.
public struct CornerRadii: Sendable, Equatable, Codable {
    public var topLeft: CGFloat
    public var topRight: CGFloat
    public var bottomRight: CGFloat
    public var bottomLeft: CGFloat

    public init(topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomRight: CGFloat = 0, bottomLeft: CGFloat = 0) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    public init(_ radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    public static let zero = CornerRadii(0)

    public var isZero: Bool { self == .zero }

    /// Returns the radii with each limited to `limit` and not below zero.
    public func limited(to limit: CGFloat) -> CornerRadii {
        func limited(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), max(limit, 0)) }
        return CornerRadii(
            topLeft: limited(topLeft), topRight: limited(topRight),
            bottomRight: limited(bottomRight), bottomLeft: limited(bottomLeft))
    }
}
