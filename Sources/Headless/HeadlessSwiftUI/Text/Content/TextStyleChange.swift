import Foundation

/// A style change of a text.
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

/// Everything that determines the attributes of a run.
struct ResolvedTextStyle: Sendable {
    /// The font; `nil` for `body`.
    var font: Font?
    /// Changes of the font, besides those below.
    var fontChanges: [Font.Change] = []
    var weight: Font.Weight?
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    /// The foreground; `nil` for that of the environment.
    var foreground: TextForeground?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    /// The spacing after each letter, in points.
    var kerning: CGFloat = 0
    /// The spacing after each letter, in points; takes precedence over `kerning`.
    var tracking: CGFloat?
    /// The offset of the letters above the baseline, in points.
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
        case .kerning(let points): kerning = points
        case .tracking(let points): tracking = points
        case .baselineOffset(let offset): baselineOffset = offset
        case .scale(let scale): self.scale = scale
        }
    }
}

/// The foreground of a text.
enum TextForeground: Equatable, Sendable {
    case color(Color)
    case style(AnyShapeStyle)

    /// A style that may refer to the surrounding one, such as a level of it.
    indirect case nested(AnyShapeStyle, within: TextForeground)

    /// Returns the style nested in another one.
    func within(_ outer: TextForeground?) -> TextForeground {
        guard case .style(let style) = self, let outer else { return self }
        return .nested(style, within: outer)
    }

    /// Makes this the foreground style of an environment.
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

    /// Styles can't be compared, so two are never equal.
    static func == (one: Self, other: Self) -> Bool {
        if case .color(let color) = one, case .color(let otherColor) = other { color == otherColor } else { false }
    }
}
