public import Foundation

/// The paint of an area: a color or a gradient.
public enum Paint: Sendable, Equatable, Codable {
    /// A uniform color.
    case color(RGBA)
    /// A linear gradient. The points are fractions of the area: (0, 0) is its top-left corner, (1, 1) its bottom-right
    /// corner.
    case linearGradient(ColorStops, from: CGPoint, to: CGPoint)
    /// A radial gradient. The center is a fraction of the area; radii are in points.
    case radialGradient(ColorStops, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A radial gradient in the aspect ratio of the area. The center and the radii are fractions of its sides.
    case ellipticalGradient(ColorStops, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// An angular gradient around a point, clockwise. The center is a fraction of the area; angles are radians from the
    /// right.
    case conicGradient(ColorStops, center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
}

/// The colors of a gradient.
public struct ColorStops: Sendable, Equatable, Codable {
    /// A color and its location.
    public struct Stop: Sendable, Equatable, Codable {
        /// The color at the location.
        public var color: RGBA
        /// The location from 0, the start of the gradient, to 1, its end.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: RGBA, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The stops, sorted by location.
    public var stops: [Stop]

    /// Creates the colors of a gradient.
    public init(_ stops: [Stop]) {
        self.stops = stops
    }
}

/// A border inside the edge of a frame.
public struct Border: Sendable, Equatable, Codable {
    /// The width in points, measured inwards from the edge.
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
    /// The color of the shadow. Blurring reduces its alpha towards the edge.
    public var color: RGBA

    /// The standard deviation of the Gaussian blur in points, like `CALayer.shadowRadius`.
    public var radius: CGFloat
    /// The offset from the frame, in points.
    public var offset: CGSize

    /// The shape that casts the shadow, in the frame's coordinates; `nil` for what the frame paints.
    public var outline: Outline?

    /// Creates a shadow; `radius` and `offset` are in points.
    public init(color: RGBA, radius: CGFloat, offset: CGSize = .zero, outline: Outline? = nil) {
        self.color = color
        self.radius = radius
        self.offset = offset
        self.outline = outline
    }
}

/// The visible part of a frame.
public struct Mask: Sendable, Equatable, Codable {
    /// The edge of the visible part, in the frame's coordinates.
    public var outline: Outline
    /// The rule for outlines that cross themselves.
    public var rule: FillRule

    /// Creates a mask.
    public init(outline: Outline, rule: FillRule = .nonZero) {
        self.outline = outline
        self.rule = rule
    }
}

/// The rule for which areas are inside an outline that crosses itself.
public enum FillRule: String, Sendable, Codable {
    /// A point is inside if the outline winds around it more often in one direction than in the other.
    case nonZero
    /// A point is inside if a ray from it crosses the outline an odd number of times.
    case evenOdd
}
