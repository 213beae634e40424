public import Foundation
public import Frames

/// The attributes of a piece of text: font, colors, lines, spacing.
public struct TextAttributes: Hashable, Sendable {
    /// The font.
    public var font: FontDescription
    /// The color of the glyphs. Emoji use only its alpha.
    public var color: RGBA

    /// The background color, of the height of the line; `nil` for none.
    public var background: RGBA?

    /// Whether the text is underlined.
    public var underline: Bool

    /// The color of the underline; `nil` for that of the text.
    public var underlineColor: RGBA?

    /// Whether the text is struck through.
    public var strikethrough: Bool

    /// The color of the strikethrough; `nil` for that of the text.
    public var strikethroughColor: RGBA?

    /// The URL of a link. It doesn't change the appearance.
    public var link: String?

    /// Additional spacing after every character, in points.
    public var tracking: CGFloat

    /// The distance by which the text is raised above the baseline, in points.
    public var baselineOffset: CGFloat

    /// The rarer attributes; `nil` for none, as in nearly all texts.
    public var effects: TextEffects? {
        get { box?.effects }
        set { box = newValue.flatMap { $0.isEmpty ? nil : EffectsBox($0) } }
    }

    /// Boxed, to keep texts without effects small.
    private var box: EffectsBox?

    /// Creates attributes. `tracking` and `baselineOffset` are in points.
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

/// Effects on the heap.
private final class EffectsBox: Hashable, Sendable {
    let effects: TextEffects

    init(_ effects: TextEffects) {
        self.effects = effects
    }

    static func == (one: EffectsBox, other: EffectsBox) -> Bool { one === other || one.effects == other.effects }

    func hash(into hasher: inout Hasher) { effects.hash(into: &hasher) }
}
