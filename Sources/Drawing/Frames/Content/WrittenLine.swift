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

    /// Creates a line; lengths are in points.
    public init(text: Substring, origin: CGPoint, width: CGFloat, size: CGFloat, isRightToLeft: Bool) {
        self.text = text
        self.origin = origin
        self.width = width
        self.size = size
        self.isRightToLeft = isRightToLeft
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
