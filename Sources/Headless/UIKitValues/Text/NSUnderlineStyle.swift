import Typesetting

/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One line of twice the thickness.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A line of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A line of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A line of dashes with a dot between them.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A line of dashes with two dots between them.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// Only under words, not under spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSUnderlineStyle {
    /// Whether there is a line: a pattern alone draws none.
    var hasLine: Bool { rawValue & 0xF != 0 }

    /// The style for typesetting.
    var lineStyle: LineStyle {
        LineStyle(
            weight: rawValue & 0xF == 9 ? .double : rawValue & 2 != 0 ? .thick : .single, pattern: pattern,
            isByWord: contains(.byWord))
    }

    private var pattern: LineStyle.Pattern {
        switch rawValue & 0x700 {
        case 0x100: .dot
        case 0x200: .dash
        case 0x300: .dashDot
        case 0x400: .dashDotDot
        default: .solid
        }
    }
}
