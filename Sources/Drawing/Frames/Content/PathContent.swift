public import Foundation

/// An outline with its fill and its stroke; the stroke is above the fill.
public struct PathContent: Sendable, Equatable, Codable {
    /// The path, in the frame's own coordinates.
    public var outline: Outline
    /// The paint inside the outline; `nil` for none.
    public var fill: Paint?
    /// The rule for an outline that crosses itself.
    public var fillRule: FillRule
    /// The line along the outline; `nil` for none.
    public var stroke: Stroke?
    /// The area in which gradients are placed, in the frame's own coordinates; `nil`: the outline's.
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

    /// A line along an outline, half of it on either side.
    public struct Stroke: Sendable, Equatable, Codable {
        /// The shape of a line's ends, as Core Graphics names them.
        public enum Cap: String, Sendable, Codable { case butt, round, square }
        /// The shape of a line's corners, as Core Graphics names them.
        public enum Join: String, Sendable, Codable { case miter, round, bevel }

        /// The color of the line.
        public var color: RGBA
        /// The thickness in points.
        public var width: CGFloat
        /// The shape of the ends.
        public var cap: Cap
        /// The shape of the corners.
        public var join: Join
        /// The lengths of dashes and gaps in turn, in points; empty for an unbroken line.
        public var dashes: [CGFloat]
        /// How far into the dashes the line begins, in points; `nil`: at their start.
        public var dashPhase: CGFloat?
        /// The longest mitre in line widths, beyond which a corner is cut off; `nil`: 10, as Core Graphics begins with.
        public var miterLimit: CGFloat?
        /// A gradient that the line is painted with instead of its color; `nil` for none.
        public var gradient: Paint?
        /// The part of the outline that the line follows; `nil`: all of it.
        public var part: Part?

        /// A part of an outline, from one fraction of its length to another.
        public struct Part: Sendable, Equatable, Codable {
            /// From 0 to 1; a start that isn't before the end leaves nothing.
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
