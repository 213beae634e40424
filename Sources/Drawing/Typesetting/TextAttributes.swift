public import Foundation
public import Frames

/// How a piece of text looks.
public struct TextAttributes: Hashable, Sendable {
    public var font: FontDescription
    public var color: RGBA

    /// Painted behind the text, as high as its line; `nil` for nothing.
    public var background: RGBA?

    public var underline: Bool

    /// `nil`: the text's own colour.
    public var underlineColor: RGBA?

    public var strikethrough: Bool

    /// `nil`: the text's own colour.
    public var strikethroughColor: RGBA?

    /// Where the text leads to; it doesn't change how the text looks.
    public var link: String?

    /// Room added after every character, in points, besides the font's own.
    public var tracking: CGFloat

    /// How far the text is raised above the line's baseline, in points.
    public var baselineOffset: CGFloat

    public init(
        font: FontDescription,
        color: RGBA = .black,
        background: RGBA? = nil,
        underline: Bool = false,
        underlineColor: RGBA? = nil,
        strikethrough: Bool = false,
        strikethroughColor: RGBA? = nil,
        link: String? = nil,
        tracking: CGFloat = 0,
        baselineOffset: CGFloat = 0
    ) {
        self.font = font
        self.color = color
        self.background = background
        self.underline = underline
        self.underlineColor = underlineColor
        self.strikethrough = strikethrough
        self.strikethroughColor = strikethroughColor
        self.link = link
        self.tracking = tracking
        self.baselineOffset = baselineOffset
    }
}
