public import Foundation
public import Frames

/// How lines are broken, placed and limited; the same for the whole of a text.
public struct ParagraphStyle: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable {
        /// The side where the text's own direction begins.
        case natural
        case left, center, right
        /// Both sides: the spaces of every line but the last of a paragraph are widened.
        case justified
    }

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

    public enum Direction: Hashable, Sendable {
        /// That of each paragraph's first character that has one.
        case natural
        case leftToRight, rightToLeft
    }

    public struct TabStop: Hashable, Sendable {
        public enum Alignment: Hashable, Sendable { case left, center, right, decimal }

        /// In points from the leading edge of the text.
        public var location: CGFloat
        public var alignment: Alignment

        public init(location: CGFloat, alignment: Alignment = .left) {
            self.location = location
            self.alignment = alignment
        }
    }

    public var alignment: Alignment
    public var lineBreak: LineBreak

    /// The number of lines that are kept, `0` for all.
    public var maximumLines: Int

    public var direction: Direction

    /// The direction of a paragraph that has no letters, under `Direction.natural`.
    public var layoutDirection: RenderSettings.Direction

    /// Room added between two lines, in points.
    public var lineSpacing: CGFloat

    /// In points; `0` for none.
    public var minimumLineHeight: CGFloat

    /// In points; `0` for no limit.
    public var maximumLineHeight: CGFloat

    /// Room before the first line of every paragraph, in points from the leading edge.
    public var firstLineIndent: CGFloat

    /// Room before all other lines, in points from the leading edge.
    public var headIndent: CGFloat

    /// Where lines end, in points: from the leading edge if positive, from the trailing edge if negative,
    /// `0` for the trailing edge itself.
    public var tailIndent: CGFloat

    /// Room added after every paragraph but the last, in points.
    public var paragraphSpacing: CGFloat

    /// Where tabs lead to, from the nearest to the farthest.
    public var tabStops: [TabStop]

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
        tabStops: [TabStop] = []
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
    }
}
