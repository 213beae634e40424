internal import Foundation

/// A line as Pango set it: what is drawn, relative to its left edge and baseline.
struct SetLine {
    /// The line's part of the text in bytes, the space or line feed at its end included.
    var range: Range<Int>

    /// Whether the line is the first of a paragraph, which ends at a line feed.
    var startsParagraph: Bool

    var isRightToLeft: Bool

    /// The distance that the glyphs advance, in points, without the spaces at which the line was broken.
    var width: CGFloat

    /// The distance that those spaces advance, in points, without the room behind the last of them.
    var hangingWidth: CGFloat

    /// The room behind the last of those spaces, in points. Text views don't count it.
    var hangingSpacing: CGFloat

    var ink: Paragraph.Ink

    /// The places, in bytes, of the characters that no font has.
    var missing: [Int]
}
