public import Foundation
public import Frames

/// The rarer attributes of a piece of text: line styles, outlines, shadows, slants, and attachments.
public struct TextEffects: Hashable, Sendable {
    /// The style of the underline, if there is one.
    public var underline: LineStyle
    /// The style of the strikethrough, if there is one.
    public var strikethrough: LineStyle
    /// The horizontal shift per unit of height, positive to the right.
    public var slant: CGFloat
    /// The effects on the glyphs; `nil` for none.
    public var glyphs: GlyphEffects?
    /// Whether ligatures such as fi are used.
    public var joinsLetters: Bool
    /// The attachment that replaces each character; `nil` for none.
    public var attachment: InlineAttachment?

    /// Creates attributes. The defaults change nothing.
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

/// The style of an underline or a strikethrough.
public struct LineStyle: Hashable, Sendable {
    /// The number and the thickness of lines.
    public enum Weight: Hashable, Sendable { case single, thick, double }
    /// The dash pattern.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    /// The number and the thickness of lines.
    public var weight: Weight
    /// The dash pattern.
    public var pattern: Pattern
    /// Whether spaces are skipped.
    public var isByWord: Bool

    /// Creates a style, by default a single solid line.
    public init(weight: Weight = .single, pattern: Pattern = .solid, isByWord: Bool = false) {
        self.weight = weight
        self.pattern = pattern
        self.isByWord = isByWord
    }
}

/// A rectangle that is laid out like a letter.
public struct InlineAttachment: Hashable, Sendable {
    /// The position and the size in points: the origin is on the baseline, and y points down.
    public var rect: CGRect
    /// The content of the rectangle.
    public var content: Content

    /// Creates an attachment.
    public init(rect: CGRect, _ content: Content = .nothing) {
        self.rect = rect
        self.content = content
    }

    /// The content of an attachment.
    public enum Content: Hashable, Sendable {
        /// Nothing, only reserved space.
        case nothing
        /// An image, with its destination in the coordinates of the rectangle.
        case picture(ImageContent)
        /// A view, by a number that its owner assigns and draws: see ``Paragraph/viewRects(in:)``.
        case view(Int)

        /// Images are compared but not hashed, because they may have many bytes.
        public func hash(into hasher: inout Hasher) {
            if case .view(let number) = self { hasher.combine(number) }
        }
    }

    /// The height above the baseline, in points.
    var ascent: CGFloat { -rect.minY }
    /// The depth below the baseline, in points.
    var descent: CGFloat { rect.maxY }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rect.minY)
        hasher.combine(rect.width)
        hasher.combine(rect.height)
        hasher.combine(content)
    }
}
