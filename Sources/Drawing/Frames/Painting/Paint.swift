public import Foundation

/// The filling of an area: a color or a gradient.
public enum Paint: Sendable, Equatable, Codable {
    /// The same color everywhere.
    case color(RGBA)
    /// A gradient along a line. The points are fractions of the area: (0, 0) is its top-left corner, (1, 1) its
    /// bottom-right one.
    case linearGradient(ColorStops, from: CGPoint, to: CGPoint)
    /// A gradient from a circle outwards. The center is a fraction of the area, as in a linear gradient; radii are
    /// points.
    case radialGradient(ColorStops, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A gradient from an ellipse outwards, in the shape of the area. Center and radii are fractions of its sides.
    case ellipticalGradient(ColorStops, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A gradient around a point, clockwise. The center is a fraction of the area; angles are radians from the right.
    case conicGradient(ColorStops, center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
}

/// The colors of a gradient, each at its place from 0 to 1.
public struct ColorStops: Sendable, Equatable, Codable {
    /// A color and its place.
    public struct Stop: Sendable, Equatable, Codable {
        /// The color at the place.
        public var color: RGBA
        /// The place from 0, the start of the gradient, to 1, its end.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: RGBA, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The stops, in the order of their places.
    public var stops: [Stop]

    /// Creates the colors of a gradient.
    public init(_ stops: [Stop]) {
        self.stops = stops
    }
}

/// A line inside the edge of a frame.
public struct Border: Sendable, Equatable, Codable {
    /// The thickness in points, measured inwards from the edge.
    public var width: CGFloat
    /// The color of the line.
    public var color: RGBA

    /// Creates a border; `width` is in points.
    public init(width: CGFloat, color: RGBA) {
        self.width = width
        self.color = color
    }
}

/// A blurred copy of a frame's shape, behind the frame.
public struct Shadow: Sendable, Equatable, Codable {
    /// The color of the shadow; the blur thins its alpha towards the edge.
    public var color: RGBA

    /// The standard deviation of the Gaussian blur in points, as `CALayer.shadowRadius` is.
    public var radius: CGFloat
    /// The distance in points from the frame to its shadow.
    public var offset: CGSize

    /// The shape that throws the shadow, in the frame's coordinates; `nil`: what the frame paints.
    public var outline: Outline?

    /// Creates a shadow; `radius` and `offset` are in points.
    public init(color: RGBA, radius: CGFloat, offset: CGSize = .zero, outline: Outline? = nil) {
        self.color = color
        self.radius = radius
        self.offset = offset
        self.outline = outline
    }
}

/// The part of a frame that is shown.
public struct Mask: Sendable, Equatable, Codable {
    /// The edge of the part, in the frame's own coordinates.
    public var outline: Outline
    /// The rule for an outline that crosses itself.
    public var rule: FillRule

    /// Creates a mask.
    public init(outline: Outline, rule: FillRule = .nonZero) {
        self.outline = outline
        self.rule = rule
    }
}

/// The rule that says which areas are inside an outline that crosses itself.
public enum FillRule: String, Sendable, Codable {
    /// A place is inside if the outline winds around it more often in one direction than in the other.
    case nonZero
    /// A place is inside if a ray from it crosses the outline an odd number of times.
    case evenOdd
}
