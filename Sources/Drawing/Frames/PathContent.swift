public import Foundation

/// An outline with its fill and its stroke; the stroke is above the fill.
public struct PathContent: Sendable, Equatable, Codable {
    /// In the frame's own coordinates.
    public var outline: Outline
    public var fill: Paint?
    public var fillRule: FillRule
    public var stroke: Stroke?

    public init(outline: Outline, fill: Paint? = nil, fillRule: FillRule = .nonZero, stroke: Stroke? = nil) {
        self.outline = outline
        self.fill = fill
        self.fillRule = fillRule
        self.stroke = stroke
    }

    /// How a line along an outline is drawn. The line lies half on either side of the outline.
    public struct Stroke: Sendable, Equatable, Codable {
        public enum Cap: String, Sendable, Codable { case butt, round, square }
        public enum Join: String, Sendable, Codable { case miter, round, bevel }

        public var color: RGBA
        /// In points.
        public var width: CGFloat
        public var cap: Cap
        public var join: Join
        /// Lengths of dashes and gaps in turn, in points; empty for an unbroken line.
        public var dashes: [CGFloat]

        public init(color: RGBA, width: CGFloat, cap: Cap = .butt, join: Join = .miter, dashes: [CGFloat] = []) {
            self.color = color
            self.width = width
            self.cap = cap
            self.join = join
            self.dashes = dashes
        }
    }
}
