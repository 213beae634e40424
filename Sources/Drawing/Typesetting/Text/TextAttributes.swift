public import Foundation
public import Frames

/// The look of a piece of text: font, colors, lines, spacing.
public struct TextAttributes: Hashable, Sendable {
    /// The font.
    public var font: FontDescription
    /// The color of the glyphs; emoji take only its alpha.
    public var color: RGBA

    /// The color behind the text, as high as its line; `nil` for none.
    public var background: RGBA?

    /// Whether a line is drawn below the text.
    public var underline: Bool

    /// The color of the line below the text; `nil` for the text's own.
    public var underlineColor: RGBA?

    /// Whether a line is drawn through the text.
    public var strikethrough: Bool

    /// The color of the line through the text; `nil` for the text's own.
    public var strikethroughColor: RGBA?

    /// The address that the text leads to; it doesn't change the look.
    public var link: String?

    /// Room added after every character, in points, besides the font's own.
    public var tracking: CGFloat

    /// The distance by which the text is raised above the line's baseline, in points.
    public var baselineOffset: CGFloat

    /// The rarer looks; `nil` for none, as nearly every text has it.
    public var effects: TextEffects? {
        get { box?.effects }
        set { box = newValue.flatMap { $0.isEmpty ? nil : EffectsBox($0) } }
    }

    /// Keeps texts without effects small.
    private var box: EffectsBox?

    /// Creates a look. `tracking` and `baselineOffset` are in points.
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

/// Effects in a place of their own.
private final class EffectsBox: Hashable, Sendable {
    let effects: TextEffects

    init(_ effects: TextEffects) {
        self.effects = effects
    }

    static func == (one: EffectsBox, other: EffectsBox) -> Bool { one === other || one.effects == other.effects }

    func hash(into hasher: inout Hasher) { effects.hash(into: &hasher) }
}
