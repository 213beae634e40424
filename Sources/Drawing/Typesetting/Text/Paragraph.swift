public import Foundation
internal import Frames

/// Text broken into lines, with every glyph positioned.
///
/// Lengths are points; the origin is the top-left corner.
public struct Paragraph: Sendable {
    /// The text without its attributes.
    public let string: String

    /// The lines from top to bottom. An empty text has one empty line.
    public let lines: [Line]

    /// The width of the widest line with its indents (and its trailing space, if the style keeps it), and the height as
    /// a label counts it: the last line has its font's line height, and lines are spaced by their font's leading.
    public let size: CGSize

    /// The height as a text view counts it: every line has its font's leading, including the last.
    public let heightWithTrailingLeading: CGFloat

    /// The width of the widest line as a text view counts it: including the spaces at line breaks.
    public let widthWithHangingSpaces: CGFloat

    /// The characters that no bundled font has, each once, in reading order. Each is drawn as a box.
    public let missingCharacters: [Character]

    /// The distance from the top edge to the first line's baseline.
    public var firstBaseline: CGFloat { lines[0].baseline }

    /// The distance from the top edge to the last line's baseline.
    public var lastBaseline: CGFloat { lines[lines.count - 1].baseline }

    /// Whether text was omitted because of the limit of lines or height.
    public var isTruncated: Bool { lines.contains(where: \.isTruncated) }

    /// A line of text, its rectangle and its glyphs.
    public struct Line: Sendable {
        /// The line's range of ``Paragraph/string``, including the space or line feed at its end.
        public let range: Range<String.Index>

        /// The rectangle of the line in a paragraph of the size ``Paragraph/size``.
        public let rect: CGRect

        /// The distance from the paragraph's top edge to the line's baseline.
        public let baseline: CGFloat

        /// The advance of the glyphs, without the space at the line break.
        public var width: CGFloat { rect.width }

        /// Whether the line is read from right to left.
        public let isRightToLeft: Bool

        /// Whether text is omitted at the end of the line or inside it.
        public let isTruncated: Bool

        /// The glyphs and bands, relative to the line's left edge and baseline.
        let ink: Ink

        let placement: Placement
    }

    /// The glyphs of a line with their decorations, relative to the line's left edge and baseline.
    struct Ink: Sendable {
        var runs: [GlyphRun] = []
        var backgrounds: [TextContent.Band] = []
        var decorations: [TextContent.Band] = []
        var links: [LinkRect] = []
        var pictures: [ImageContent] = []
        var views: [ViewRect] = []
        /// The words from left to right; empty unless requested.
        var words: [WrittenWord] = []
    }

    /// The horizontal placement of a line in its paragraph.
    struct Placement: Sendable {
        enum Side: Sendable { case left, center, right }

        var side: Side
        var leftIndent: CGFloat
        var rightIndent: CGFloat

        /// Returns the left edge of a line of a given width in a paragraph of the width `available`.
        func x(ofWidth width: CGFloat, in available: CGFloat) -> CGFloat {
            switch side {
            case .left: leftIndent
            case .center: leftIndent + (available - leftIndent - rightIndent - width) / 2
            case .right: available - rightIndent - width
            }
        }
    }

    /// The rectangle of an inline view.
    public struct ViewRect: Sendable, Hashable {
        /// The number, as in ``InlineAttachment/Content/view(_:)``.
        public var number: Int
        /// The rectangle in points, in the coordinates of the paragraph.
        public var rect: CGRect
    }

    /// The rectangle of a link, or of its part on one line.
    public struct LinkRect: Sendable, Hashable {
        /// The address, as in ``TextAttributes/link``.
        public var link: String
        /// The rectangle in points, in the coordinates of the paragraph.
        public var rect: CGRect
    }
}
