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

    /// Creates a path.
    public init(outline: Outline, fill: Paint? = nil, fillRule: FillRule = .nonZero, stroke: Stroke? = nil) {
        self.outline = outline
        self.fill = fill
        self.fillRule = fillRule
        self.stroke = stroke
    }

    /// A line along an outline, half of it on either side.
    public struct Stroke: Sendable, Equatable, Codable {
        /// The shape of a line's ends, as Core Graphics names them.
        public enum Cap: String, Sendable, Codable { case butt, round, square }
        /// The shape of a line's corners, as Core Graphics names them.
        public enum Join: String, Sendable, Codable { case miter, round, bevel }

        /// The colour of the line.
        public var color: RGBA
        /// The thickness in points.
        public var width: CGFloat
        /// The shape of the ends.
        public var cap: Cap
        /// The shape of the corners.
        public var join: Join
        /// The lengths of dashes and gaps in turn, in points; empty for an unbroken line.
        public var dashes: [CGFloat]

        /// Creates a stroke; `width` and `dashes` are in points.
        public init(color: RGBA, width: CGFloat, cap: Cap = .butt, join: Join = .miter, dashes: [CGFloat] = []) {
            self.color = color
            self.width = width
            self.cap = cap
            self.join = join
            self.dashes = dashes
        }
    }
}
