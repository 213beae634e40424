public import Foundation

/// A line of text as characters, for file formats with selectable text.
public struct WrittenLine: Sendable {
    /// The characters in reading order.
    public var text: Substring

    /// The left end of the baseline, in the frame's own coordinates.
    public var origin: CGPoint

    /// The distance from the left end to the right one, in points.
    public var width: CGFloat

    /// The size of the em square in points.
    public var size: CGFloat

    /// Whether the line is read from right to left.
    public var isRightToLeft: Bool

    /// The distance from the top edge of the line down to the baseline, in points.
    public var ascent: CGFloat

    /// The height of the line in points.
    public var height: CGFloat

    /// The words from left to right; empty unless requested.
    public var words: [WrittenWord]

    /// Creates a line; lengths are in points. The height is `size` unless given.
    public init(
        text: Substring, origin: CGPoint, width: CGFloat, size: CGFloat, isRightToLeft: Bool, ascent: CGFloat? = nil,
        height: CGFloat? = nil, words: [WrittenWord] = []
    ) {
        self.text = text
        self.origin = origin
        self.width = width
        self.size = size
        self.isRightToLeft = isRightToLeft
        self.ascent = ascent ?? size
        self.height = height ?? size
        self.words = words
    }

    /// The rectangle of the line, in the frame's own coordinates.
    public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: height) }
}

/// A word of a line: characters between spaces.
public struct WrittenWord: Sendable, Equatable {
    /// The characters.
    public var text: String

    /// The distance from the left end of the line, in points.
    public var x: CGFloat

    /// The width in points.
    public var width: CGFloat

    /// Creates a word; lengths are in points.
    public init(text: String, x: CGFloat, width: CGFloat) {
        self.text = text
        self.x = x
        self.width = width
    }
}

/// The lines of a text as they were typeset. They follow from the text and its glyphs, so they are neither compared nor
/// stored.
public struct WrittenLines: Sendable, Equatable {
    /// The lines from top to bottom.
    public var lines: [WrittenLine]

    /// Creates a list of lines.
    public init(_ lines: [WrittenLine] = []) {
        self.lines = lines
    }

    public static func == (one: WrittenLines, other: WrittenLines) -> Bool { true }
}
