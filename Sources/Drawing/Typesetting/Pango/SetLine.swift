internal import Foundation

/// A line laid out by Pango, relative to its left edge and baseline.
struct SetLine {
    /// The line's range of the text in bytes, including the space or line feed at its end.
    var range: Range<Int>

    /// Whether the line is the first of a paragraph.
    var startsParagraph: Bool

    var isRightToLeft: Bool

    /// The advance in points, without the spaces at the line break.
    var width: CGFloat

    /// The advance of those spaces in points, without the letter spacing of the last one.
    var hangingWidth: CGFloat

    /// The letter spacing of the last of those spaces, in points. Text views don't count it.
    var hangingSpacing: CGFloat

    var ink: Paragraph.Ink

    /// The letters of tall scripts.
    var tall: TallReach

    /// The byte offsets of characters that no font has.
    var missing: [Int]
}
