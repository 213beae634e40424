public import Foundation
internal import Frames

/// Text that is broken into lines, with every glyph in its place.
///
/// Lengths are points; the origin is the top-left corner.
public struct Paragraph: Sendable {
    /// The text, without its looks.
    public let string: String

    /// The lines from top to bottom. An empty text has one empty line.
    public let lines: [Line]

    /// The width of the widest line with its indents (and the space at its end, if the style keeps it), and the height
    /// of the lines as a label counts it: the last line takes its font's line height, each further one stands its font's leading apart.
    public let size: CGSize

    /// The height of the lines as a text view counts it: every line takes its font's leading, the last one too.
    public let heightWithTrailingLeading: CGFloat

    /// The width of the widest line as a text view counts it: the spaces at which a line was broken belong to it.
    public let widthWithHangingSpaces: CGFloat

    /// The characters that no bundled font has, each once, in reading order. A box is drawn for them.
    public let missingCharacters: [Character]

    /// The distance from the top edge to the first line's baseline.
    public var firstBaseline: CGFloat { lines[0].baseline }

    /// The distance from the top edge to the last line's baseline.
    public var lastBaseline: CGFloat { lines[lines.count - 1].baseline }

    /// Whether text was left out for the limit of lines or height.
    public var isTruncated: Bool { lines.contains(where: \.isTruncated) }

    /// A line of text, its rectangle and its glyphs.
    public struct Line: Sendable {
        /// The line's part of ``Paragraph/string``, the space or line feed at its end included.
        public let range: Range<String.Index>

        /// The room that the line takes in a paragraph as wide as ``Paragraph/size``.
        public let rect: CGRect

        /// The distance from the paragraph's top edge to the line's baseline.
        public let baseline: CGFloat

        /// The distance that the glyphs advance, without the space at which the line was broken.
        public var width: CGFloat { rect.width }

        /// Whether the line is read from right to left.
        public let isRightToLeft: Bool

        /// Whether text is left out behind or inside the line.
        public let isTruncated: Bool

        /// The glyphs and bands, relative to the line's left edge and baseline.
        let ink: Ink

        let placement: Placement
    }

    /// The glyphs of a line and what goes with them, relative to the line's left edge and baseline.
    struct Ink: Sendable {
        var runs: [GlyphRun] = []
        var backgrounds: [TextContent.Band] = []
        var decorations: [TextContent.Band] = []
        var links: [LinkRect] = []
        var pictures: [ImageContent] = []
        var views: [ViewRect] = []
    }

    /// The place of a line between the edges of its paragraph.
    struct Placement: Sendable {
        enum Side: Sendable { case left, center, right }

        var side: Side
        var leftIndent: CGFloat
        var rightIndent: CGFloat

        /// Returns the left edge of a line of the given width in a paragraph that is `available` wide.
        func x(ofWidth width: CGFloat, in available: CGFloat) -> CGFloat {
            switch side {
            case .left: leftIndent
            case .center: leftIndent + (available - leftIndent - rightIndent - width) / 2
            case .right: available - rightIndent - width
            }
        }
    }

    /// The place of a view among the letters.
    public struct ViewRect: Sendable, Hashable {
        /// The number, as in ``InlineAttachment/Content/view(_:)``.
        public var number: Int
        /// The rectangle in points, in the coordinates of the paragraph.
        public var rect: CGRect
    }

    /// The place of a link, or of the part of a link that is on a line.
    public struct LinkRect: Sendable, Hashable {
        /// The address, as in ``TextAttributes/link``.
        public var link: String
        /// The rectangle in points, in the coordinates of the paragraph.
        public var rect: CGRect
    }
}
