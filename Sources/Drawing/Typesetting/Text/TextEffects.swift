public import Foundation
public import Frames

/// The rarer looks of a piece of text: shaped lines, outlines, shadows, slants, and a picture in its place.
public struct TextEffects: Hashable, Sendable {
    /// The line below the text, where there is one.
    public var underline: LineStyle
    /// The line through the text, where there is one.
    public var strikethrough: LineStyle
    /// The shift to the right per unit of height; negative to the left.
    public var slant: CGFloat
    /// What is done to the glyphs; `nil` for nothing.
    public var glyphs: GlyphEffects?
    /// Whether letters that have a common form, such as fi, take it.
    public var joinsLetters: Bool
    /// What stands in the place of each character; `nil` for the character itself.
    public var attachment: InlineAttachment?

    /// Creates looks; those that are left out change nothing.
    public init(
        underline: LineStyle = LineStyle(), strikethrough: LineStyle = LineStyle(), slant: CGFloat = 0,
        glyphs: GlyphEffects? = nil, joinsLetters: Bool = true, attachment: InlineAttachment? = nil
    ) {
        self.underline = underline
        self.strikethrough = strikethrough
        self.slant = slant
        self.glyphs = glyphs
        self.joinsLetters = joinsLetters
        self.attachment = attachment
    }

    /// Whether nothing is changed.
    public var isEmpty: Bool { self == TextEffects() }
}

/// The way in which a line below or through a text is drawn.
public struct LineStyle: Hashable, Sendable {
    /// The number and the thickness of lines.
    public enum Weight: Hashable, Sendable { case single, thick, double }
    /// The pieces that lines are made of.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    /// The number and the thickness of lines.
    public var weight: Weight
    /// The pieces that lines are made of.
    public var pattern: Pattern
    /// Whether spaces have no line.
    public var isByWord: Bool

    /// Creates a style: a single unbroken line, unless said otherwise.
    public init(weight: Weight = .single, pattern: Pattern = .solid, isByWord: Bool = false) {
        self.weight = weight
        self.pattern = pattern
        self.isByWord = isByWord
    }
}

/// A rectangle that stands among letters.
public struct InlineAttachment: Hashable, Sendable {
    /// The place and the size in points: the origin is on the baseline, and y points down.
    public var rect: CGRect
    /// What stands in the rectangle.
    public var content: Content

    /// Creates an attachment.
    public init(rect: CGRect, _ content: Content = .nothing) {
        self.rect = rect
        self.content = content
    }

    /// What stands among letters.
    public enum Content: Hashable, Sendable {
        /// Nothing: the room is kept free.
        case nothing
        /// A picture, its destination in the coordinates of the rectangle.
        case picture(ImageContent)
        /// A view, by a number of its owner's, who draws it: see ``Paragraph/viewRects(in:)``.
        case view(Int)

        /// Pictures are compared, not hashed: their bytes may be many.
        public func hash(into hasher: inout Hasher) {
            if case .view(let number) = self { hasher.combine(number) }
        }
    }

    /// How far it reaches above the baseline, in points.
    var ascent: CGFloat { -rect.minY }
    /// How far it reaches below the baseline, in points.
    var descent: CGFloat { rect.maxY }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rect.minY)
        hasher.combine(rect.width)
        hasher.combine(rect.height)
        hasher.combine(content)
    }
}
