public import Foundation
internal import Frames
public import Rendering

/// The rules by which the lines of a whole text are broken, placed and limited.
public struct ParagraphStyle: Hashable, Sendable {
    /// The edge along which lines are aligned.
    public enum Alignment: Hashable, Sendable {
        /// The side where the text's own direction begins.
        case natural
        /// The left edge, the middle or the right edge, whatever the direction.
        case left, center, right
        /// Both sides: the spaces of every line but the last of a paragraph are widened.
        case justified
    }

    /// The way in which text is fitted into its width.
    public enum LineBreak: Hashable, Sendable {
        /// Between words; a word that is wider than a line is broken between characters.
        /// Lines beyond the limit are left out without a mark.
        case wordWrap
        /// Between any two characters.
        case charWrap
        /// No line is broken, what doesn't fit is cut off.
        case clip
        /// As `wordWrap`, with an ellipsis where the last line leaves text out: at its beginning, middle or end.
        case truncateHead, truncateMiddle, truncateTail
    }

    /// The direction in which a paragraph is read.
    public enum Direction: Hashable, Sendable {
        /// The direction of each paragraph's first character that has one.
        case natural
        /// The same for all paragraphs.
        case leftToRight, rightToLeft
    }

    /// A place to which a tab leads.
    public struct TabStop: Hashable, Sendable {
        /// The part of the text that stands at the place; `decimal` is its decimal point.
        public enum Alignment: Hashable, Sendable { case left, center, right, decimal }

        /// The place in points, from the leading edge of the text.
        public var location: CGFloat
        /// The part of the text that stands at the place.
        public var alignment: Alignment

        /// Creates a tab stop; `location` is in points.
        public init(location: CGFloat, alignment: Alignment = .left) {
            self.location = location
            self.alignment = alignment
        }
    }

    /// The edge along which lines are aligned.
    public var alignment: Alignment
    /// The way in which text is fitted into its width.
    public var lineBreak: LineBreak

    /// The number of lines that are kept, `0` for all.
    public var maximumLines: Int

    /// The direction in which paragraphs are read.
    public var direction: Direction

    /// The direction of a paragraph that has no letters, under `Direction.natural`.
    public var layoutDirection: RenderSettings.Direction

    /// Room added between two lines, in points.
    public var lineSpacing: CGFloat

    /// The least height of a line in points; `0` for none.
    public var minimumLineHeight: CGFloat

    /// The greatest height of a line in points; `0` for no limit.
    public var maximumLineHeight: CGFloat

    /// How many times as high as usual lines are, before the limits; `0` for once.
    public var lineHeightMultiple: CGFloat = 0

    /// Room before the first line of every paragraph, in points from the leading edge.
    public var firstLineIndent: CGFloat

    /// Room before all other lines, in points from the leading edge.
    public var headIndent: CGFloat

    /// The end of the lines, in points: from the leading edge if positive, from the trailing edge if negative,
    /// `0` for the trailing edge itself.
    public var tailIndent: CGFloat

    /// Room added after every paragraph but the last, in points.
    public var paragraphSpacing: CGFloat

    /// Room added before every paragraph but the first, in points.
    public var paragraphSpacingBefore: CGFloat = 0

    /// The places to which tabs lead, from the nearest to the farthest; none: twelve, 28 points apart, as on iOS.
    public var tabStops: [TabStop]

    /// The distance of the places behind the last of `tabStops`, in points; `0` for no further ones.
    public var tabInterval: CGFloat = 0

    /// How much narrower letters may be set, as a part of the room, before text is left out of a single line.
    public var greatestTightening: CGFloat = 0

    /// Whether the space at which a line was broken counts for the paragraph's width, as far as there is room.
    ///
    /// It doesn't count for the place of the line, whose letters alone are put in the middle or at the right edge.
    public var keepsTrailingSpace: Bool

    /// Whether a short word that would be alone on a paragraph's last line is joined by the word before it.
    ///
    /// Has no effect on a text of which something is left out.
    public var avoidsLonelyWord: Bool

    /// Creates a style. Lengths are points.
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
