import Foundation

/// A look that a text is given.
enum TextStyleChange: Equatable, Sendable {
    case font(Font?)
    case fontChange(Font.Change)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case color(Color?)
    case foreground(TextForeground)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case scale(Text.Scale)
}

/// All that the look of a piece of text follows from.
struct ResolvedTextStyle: Sendable {
    /// `nil` for `body`.
    var font: Font?
    /// Changes of whatever the font is, besides the ones below.
    var fontChanges: [Font.Change] = []
    var weight: Font.Weight?
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    /// `nil` for the style of the views around.
    var foreground: TextForeground?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    /// Room behind each letter, in points.
    var kerning: CGFloat = 0
    /// Room behind each letter, in points; counts before `kerning`.
    var tracking: CGFloat?
    /// How far the letters are raised, in points.
    var baselineOffset: CGFloat = 0
    var scale = Text.Scale.default

    mutating func apply(_ change: TextStyleChange) {
        switch change {
        case .font(let font): if let font { self.font = font }
        case .fontChange(let change): fontChanges.append(change)
        case .weight(let weight): if let weight { self.weight = weight }
        case .bold(let isActive): isBold = isActive
        case .italic(let isActive): isItalic = isActive
        case .monospaced(let isActive): isMonospaced = isActive
        case .color(let color): if let color { foreground = .color(color) }
        case .foreground(let foreground): self.foreground = foreground.within(self.foreground)
        case .underline(let style): underline = style
        case .strikethrough(let style): strikethrough = style
        case .kerning(let room): kerning = room
        case .tracking(let room): tracking = room
        case .baselineOffset(let offset): baselineOffset = offset
        case .scale(let scale): self.scale = scale
        }
    }
}

/// What the letters of a text are painted with.
enum TextForeground: Equatable, Sendable {
    case color(Color)
    case style(AnyShapeStyle)

    /// A style that may ask for the one around, such as a share of it.
    indirect case nested(AnyShapeStyle, within: TextForeground)

    /// Returns the style as it is inside of another one.
    func within(_ outer: TextForeground?) -> TextForeground {
        guard case .style(let style) = self, let outer else { return self }
        return .nested(style, within: outer)
    }

    /// Makes this the style of an environment's content.
    func set(in environment: inout EnvironmentValues) {
        let style: AnyShapeStyle
        switch self {
        case .color(let color): style = AnyShapeStyle(color)
        case .style(let own): style = own
        case .nested(let own, let outer):
            outer.set(in: &environment)
            style = own
        }
        environment.foreground = Foreground([style], outer: environment.foreground)
    }

    /// Styles can't be compared: two are never the same.
    static func == (one: Self, other: Self) -> Bool {
        if case .color(let color) = one, case .color(let otherColor) = other { color == otherColor } else { false }
    }
}
