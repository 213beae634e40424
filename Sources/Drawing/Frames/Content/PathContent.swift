public import Foundation

/// An outline with a fill and a stroke, which is painted above the fill.
public struct PathContent: Sendable, Equatable, Codable {
    /// The path, in the frame's own coordinates.
    public var outline: Outline
    /// The paint inside the outline; `nil` for none.
    public var fill: Paint?
    /// The rule for outlines that cross themselves.
    public var fillRule: FillRule
    /// The stroke along the outline; `nil` for none.
    public var stroke: Stroke?
    /// The area that gradients refer to, in the frame's coordinates; `nil` for that of the outline.
    public var paintArea: CGRect?

    /// Creates a path.
    public init(
        outline: Outline, fill: Paint? = nil, fillRule: FillRule = .nonZero, stroke: Stroke? = nil,
        paintArea: CGRect? = nil
    ) {
        self.outline = outline
        self.fill = fill
        self.fillRule = fillRule
        self.stroke = stroke
        self.paintArea = paintArea
    }

    /// A stroke along an outline, centered on it.
    public struct Stroke: Sendable, Equatable, Codable {
        /// The shape of a line's ends, as Core Graphics names them.
        public enum Cap: String, Sendable, Codable { case butt, round, square }
        /// The shape of a line's corners, as Core Graphics names them.
        public enum Join: String, Sendable, Codable { case miter, round, bevel }

        /// The color of the stroke.
        public var color: RGBA
        /// The width in points.
        public var width: CGFloat
        /// The shape of the ends.
        public var cap: Cap
        /// The shape of the corners.
        public var join: Join
        /// The lengths of alternating dashes and gaps, in points; empty for a solid line.
        public var dashes: [CGFloat]
        /// The offset into the dash pattern at which the line starts, in points; `nil` for 0.
        public var dashPhase: CGFloat?
        /// The maximum ratio of miter length to line width, beyond which a corner is beveled; `nil` for 10, the default
        /// of Core Graphics.
        public var miterLimit: CGFloat?
        /// A gradient that replaces the color; `nil` for none.
        public var gradient: Paint?
        /// The part of the outline to stroke; `nil` for all of it.
        public var part: Part?

        /// A part of an outline between two fractions of its length.
        public struct Part: Sendable, Equatable, Codable {
            /// The fractions, from 0 to 1. Nothing is drawn unless the start is before the end.
            public var start, end: CGFloat

            /// Creates a part.
            public init(start: CGFloat, end: CGFloat) {
                self.start = start
                self.end = end
            }
        }

        /// Creates a stroke; `width`, `dashes` and `dashPhase` are in points.
        public init(
            color: RGBA, width: CGFloat, cap: Cap = .butt, join: Join = .miter, dashes: [CGFloat] = [],
            dashPhase: CGFloat? = nil, miterLimit: CGFloat? = nil, gradient: Paint? = nil,
            part: Part? = nil
        ) {
            self.color = color
            self.width = width
            self.cap = cap
            self.join = join
            self.dashes = dashes
            self.dashPhase = dashPhase
            self.miterLimit = miterLimit
            self.gradient = gradient
            self.part = part
        }
    }
}
