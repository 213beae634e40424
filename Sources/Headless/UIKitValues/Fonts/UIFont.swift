import Rendering
import Typesetting

/// A font at a size.
open class UIFont: AttributeValue, @unchecked Sendable {
    /// The font's description for typesetting.
    public let fontDescription: FontDescription

    /// The text style that the font was made for, if any.
    let textStyle: TextStyle?

    /// How the font follows the content size; `nil` if it doesn't.
    let scaling: FontScaling?

    public convenience init(_ fontDescription: FontDescription, textStyle: TextStyle? = nil) {
        self.init(fontDescription, textStyle: textStyle, scaling: nil)
    }

    init(_ fontDescription: FontDescription, textStyle: TextStyle?, scaling: FontScaling?) {
        self.fontDescription = fontDescription
        self.textStyle = textStyle
        self.scaling = scaling
        super.init()
    }

    /// Creates the font with the given PostScript or family name, such as `"Georgia-Bold"`.
    ///
    /// `Documentation/Fonts.md` lists the fonts that replace those of iOS; each replacement is reported once in a run.
    /// As on iOS, an unknown name gives `nil`.
    public convenience init?(name: String, size: CGFloat) {
        guard let font = FontNames.description(of: name, size: size) else { return nil }
        self.init(font)
    }

    /// Creates the font of a descriptor; a size of 0 uses the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        let font = descriptor.fontDescription
        let isResized = size > 0 && size != font.size
        self.init(
            isResized ? font.resized(to: size) : font, textStyle: descriptor.textStyle,
            scaling: isResized ? nil : descriptor.scaling)
    }

    // MARK: System fonts

    public class func systemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size))
    }

    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.fontWeight))
    }

    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }

    public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(FontDescription(size: size, isItalic: true))
    }

    public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(family: .monospaced, size: size, weight: weight.fontWeight))
    }

    public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: size, weight: weight.fontWeight, hasMonospacedDigits: true))
    }

    /// Returns a font of another width. Letters keep their standard width. Reported.
    public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        let font = systemFont(ofSize: size, weight: weight)
        if width != .standard {
            RenderProblems.report(.undrawn("UIFont.Width", of: font, instead: "the letters have their standard width"))
        }
        return font
    }

    // MARK: Available fonts

    /// The families of iOS and of the app that `init(name:size:)` supports, in alphabetical order.
    public class var familyNames: [String] {
        AppFontFiles.register()
        return (FontDescription.namedFamilies + AppFonts.familyNames).sorted()
    }

    /// Returns the names of an app's fonts in a family, or that of the regular font of a family of iOS.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        AppFontFiles.register()
        let own = AppFonts.fontNames(inFamily: familyName)
        guard own.isEmpty else { return own }
        return FontDescription.substitute(forName: familyName).map { [$0.family.filter { $0 != " " }] } ?? []
    }

    /// Returns the font of a text style at the application's content size, regardless of a view's traits.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style at the content size of the traits, or the application's if they don't specify
    /// it.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = traitCollection?.preferredContentSizeCategory ?? .unspecified
        let size = category == .unspecified ? RenderSettings.current.contentSize : category.contentSize
        return UIFont(style.typesettingStyle.font(for: size), textStyle: style, scaling: .textStyle(style))
    }

    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var systemFontSize: CGFloat { 14 }
    public class var smallSystemFontSize: CGFloat { 12 }

    // MARK: Variants

    /// Returns the font at another size, with its line height in proportion.
    open func withSize(_ size: CGFloat) -> UIFont {
        UIFont(fontDescription.resized(to: size), textStyle: textStyle)
    }

    open var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(fontDescription, textStyle: textStyle, scaling: scaling)
    }

    // MARK: Measures, in points

    open var pointSize: CGFloat { fontDescription.size }
    open var lineHeight: CGFloat { fontDescription.lineHeight }
    open var ascender: CGFloat { fontDescription.ascender }

    /// The lowest point of a line, measured upward from the baseline: negative.
    open var descender: CGFloat { -fontDescription.descender }
    open var capHeight: CGFloat { fontDescription.capHeight }
    open var xHeight: CGFloat { fontDescription.xHeight }

    /// The space between two lines of running text.
    open var leading: CGFloat { fontDescription.leading.map { $0 - lineHeight } ?? 0 }

    // MARK: Names

    open var fontName: String { FontNames.fontName(of: fontDescription) }
    open var familyName: String { FontNames.familyName(of: fontDescription) }

    // MARK: Comparing

    override open func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.fontDescription == fontDescription
    }

    override open var hash: Int { fontDescription.hashValue }
    override open var description: String { "UIFont(\(fontName) \(pointSize))" }
}

extension FontDescription {
    /// Returns the font at another size, with its leading in proportion.
    func resized(to size: CGFloat) -> FontDescription {
        var copy = self
        copy.leading = leading.map { self.size > 0 ? $0 * size / self.size : $0 }
        copy.size = size
        return copy
    }
}
