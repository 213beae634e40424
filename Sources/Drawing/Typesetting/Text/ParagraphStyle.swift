public import Foundation
internal import Frames
public import Rendering

/// The rules for breaking, aligning and limiting the lines of a text.
public struct ParagraphStyle: Hashable, Sendable {
    /// The edge along which lines are aligned.
    public enum Alignment: Hashable, Sendable {
        /// The leading edge of the text's direction.
        case natural
        /// The left edge, the center or the right edge, regardless of direction.
        case left, center, right
        /// Both edges: the spaces of every line but a paragraph's last are widened.
        case justified
    }

    /// How text is fitted into its width.
    public enum LineBreak: Hashable, Sendable {
        /// Breaks between words, and inside words that are wider than a line. Lines beyond the limit are omitted
        /// without an ellipsis.
        case wordWrap
        /// Breaks between any two characters.
        case charWrap
        /// Doesn't break lines, and clips what doesn't fit.
        case clip
        /// Like `wordWrap`, with an ellipsis for omitted text at the beginning, middle or end of the last line.
        case truncateHead, truncateMiddle, truncateTail
    }

    /// The writing direction of a paragraph.
    public enum Direction: Hashable, Sendable {
        /// The direction of each paragraph's first strongly directional character.
        case natural
        /// A fixed direction for all paragraphs.
        case leftToRight, rightToLeft
    }

    /// A position to which a tab advances.
    public struct TabStop: Hashable, Sendable {
        /// The part of the text that is aligned with the tab stop; `decimal` is its decimal point.
        public enum Alignment: Hashable, Sendable { case left, center, right, decimal }

        /// The position in points, from the leading edge of the text.
        public var location: CGFloat
        /// The part of the text that is aligned with the tab stop.
        public var alignment: Alignment

        /// Creates a tab stop; `location` is in points.
        public init(location: CGFloat, alignment: Alignment = .left) {
            self.location = location
            self.alignment = alignment
        }
    }

    /// The edge along which lines are aligned.
    public var alignment: Alignment
    /// How text is fitted into its width.
    public var lineBreak: LineBreak

    /// The maximum number of lines; `0` for no limit.
    public var maximumLines: Int

    /// The writing direction of paragraphs.
    public var direction: Direction

    /// The direction of paragraphs without letters, with `Direction.natural`.
    public var layoutDirection: RenderSettings.Direction

    /// Additional space between lines, in points.
    public var lineSpacing: CGFloat

    /// The minimum height of a line in points; `0` for none.
    public var minimumLineHeight: CGFloat

    /// The maximum height of a line in points; `0` for no limit.
    public var maximumLineHeight: CGFloat

    /// A factor for the natural line height, applied before the limits; `0` for none.
    public var lineHeightMultiple: CGFloat = 0

    /// The indent of the first line of every paragraph, in points from the leading edge.
    public var firstLineIndent: CGFloat

    /// The indent of all other lines, in points from the leading edge.
    public var headIndent: CGFloat

    /// The end of the lines, in points: from the leading edge if positive, from the trailing edge if negative or `0`.
    public var tailIndent: CGFloat

    /// Additional space after every paragraph but the last, in points.
    public var paragraphSpacing: CGFloat

    /// Additional space before every paragraph but the first, in points.
    public var paragraphSpacingBefore: CGFloat = 0

    /// The tab stops in ascending order; empty for twelve, 28 points apart, as on iOS.
    public var tabStops: [TabStop]

    /// The interval of further tab stops after the last of `tabStops`, in points; `0` for none.
    public var tabInterval: CGFloat = 0

    /// The maximum tightening of a single line before it is truncated, relative to the available width.
    public var greatestTightening: CGFloat = 0

    /// Whether the space at a line break counts towards the paragraph's width, as far as it fits.
    ///
    /// It doesn't count for alignment, which considers only the letters.
    public var keepsTrailingSpace: Bool

    /// Whether a short word that would be alone on a paragraph's last line is joined by the word before it.
    ///
    /// Has no effect on truncated text.
    public var avoidsLonelyWord: Bool

    /// Whether lines end between Korean words, and not inside those that fit on a line.
    public var keepsKoreanWords = false

    /// Creates a style. Lengths are in points.
    public init(
        alignment: Alignment = .natural,
        lineBreak: LineBreak = .wordWrap,
        maximumLines: Int = 0,
        direction: Direction = .natural,
        layoutDirection: RenderSettings.Direction = .leftToRight,
        lineSpacing: CGFloat = 0,
        minimumLineHeight: CGFloat = 0,
        maximumLineHeight: CGFloat = 0,
        firstLineIndent: CGFloat = 0,
        headIndent: CGFloat = 0,
        tailIndent: CGFloat = 0,
        paragraphSpacing: CGFloat = 0,
        tabStops: [TabStop] = [],
        keepsTrailingSpace: Bool = false,
        avoidsLonelyWord: Bool = false
    ) {
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.maximumLines = maximumLines
        self.direction = direction
        self.layoutDirection = layoutDirection
        self.lineSpacing = lineSpacing
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.firstLineIndent = firstLineIndent
        self.headIndent = headIndent
        self.tailIndent = tailIndent
        self.paragraphSpacing = paragraphSpacing
        self.tabStops = tabStops
        self.keepsTrailingSpace = keepsTrailingSpace
        self.avoidsLonelyWord = avoidsLonelyWord
    }
}
