public import Foundation

/// Effects on the glyphs of a run besides their fill color.
public struct GlyphEffects: Sendable, Hashable, Codable {
    /// A line along the edges of the glyphs.
    public struct Stroke: Sendable, Hashable, Codable {
        /// The width in points, centered on the edge.
        public var width: CGFloat
        /// The color of the line; `nil` for the glyphs' color.
        public var color: RGBA?
        /// Whether the glyphs are also filled, below the line.
        public var isFilled: Bool

        /// Creates a line; `width` is in points.
        public init(width: CGFloat, color: RGBA? = nil, isFilled: Bool = false) {
            self.width = width
            self.color = color
            self.isFilled = isFilled
        }
    }

    /// A blurred copy behind the glyphs.
    public struct GlyphShadow: Sendable, Hashable, Codable {
        /// The color of the shadow.
        public var color: RGBA
        /// The standard deviation of the blur in points.
        public var radius: CGFloat
        /// The horizontal offset in points, to the right.
        public var x: CGFloat
        /// The vertical offset in points, downwards.
        public var y: CGFloat

        /// Creates a shadow. Lengths are in points.
        public init(color: RGBA, radius: CGFloat, x: CGFloat, y: CGFloat) {
            self.color = color
            self.radius = radius
            self.x = x
            self.y = y
        }
    }

    /// A stroke along the edges of the glyphs; `nil` for none. Emoji have no edges.
    public var stroke: Stroke?
    /// A shadow behind the glyphs; `nil` for none.
    public var shadow: GlyphShadow?

    /// Creates effects.
    public init(stroke: Stroke? = nil, shadow: GlyphShadow? = nil) {
        self.stroke = stroke
        self.shadow = shadow
    }
}
