/// The attributes of a run of an attributed string, with UIKit's names.
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
    /// Space between characters in points, a number.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Space between characters in points, a number.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The distance by which the text is raised in points, a number.
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
    /// Whether letters such as f and i form ligatures: 0 for no.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A `UIColor`; by default, the text's.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of the letters' outline as a percentage of the font's size; a negative value also fills the letters.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// The horizontal skew to the right per unit of height, a number.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The logarithm of the factor by which letters are widened, a number. Letters keep their width. Reported.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// A `TextEffectStyle`. Letters are drawn plain. Reported.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// The directions of embedded texts. Letters have the direction of their script. Reported.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// An `InlinePresentationIntent` or its raw value: bold, italic, code, strikethrough.
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
    /// The `URL` of the image whose alternative text this is.
    public static let imageURL = NSAttributedString.Key("NSImageURL")
    /// The language of the text, as a BCP 47 tag.
    public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
}

extension NSAttributedString {
    /// The kinds of text effects.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Letters pressed into the paper.
        public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
    }
}
