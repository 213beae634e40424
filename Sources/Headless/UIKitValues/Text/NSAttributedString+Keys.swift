/// The attributes that a piece of an attributed string may have; the names are those of UIKit.
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A `URL` or a `String`.
    public static let link = NSAttributedString.Key("NSLink")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// Room between characters in points, a number.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Room between characters in points, a number.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// How far the text is raised, in points, a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// An `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    public static let ligature = NSAttributedString.Key("NSLigature")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    public static let shadow = NSAttributedString.Key("NSShadow")
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// How a line under or through text looks. Any style is drawn as a single line.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
