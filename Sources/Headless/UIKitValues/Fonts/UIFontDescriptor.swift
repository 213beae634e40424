import Frames
import Typesetting

/// A description of a font: family, size, traits.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let fontDescription: FontDescription
    let textStyle: UIFont.TextStyle?
    /// How a font of the descriptor follows the content size; `nil` if it doesn't.
    let scaling: FontScaling?

    init(_ fontDescription: FontDescription, textStyle: UIFont.TextStyle? = nil, scaling: FontScaling? = nil) {
        self.fontDescription = fontDescription
        self.textStyle = textStyle
        self.scaling = scaling
        super.init()
    }

    /// Creates the descriptor of the font with the given PostScript name; an unknown name gives the system font.
    public convenience init(name: String, size: CGFloat) {
        self.init(FontNames.description(of: name, size: size) ?? .system(size: size))
    }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: Traits

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if fontDescription.isItalic { traits.insert(.traitItalic) }
        if fontDescription.weight >= .semibold { traits.insert(.traitBold) }
        if fontDescription.isFixedWidth { traits.insert(.traitMonoSpace) }
        return traits
    }

    open var pointSize: CGFloat { fontDescription.size }
    open var postscriptName: String { FontNames.fontName(of: fontDescription) }

    /// Returns the descriptor with exactly these traits. A bold text style has its emphasized weight.
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var font = fontDescription
        font.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitBold) {
            font.weight = max(font.weight, textStyle?.typesettingStyle.emphasizedWeight ?? .bold)
        } else if font.weight >= .semibold {
            font.weight = .regular
        }
        if traits.contains(.traitMonoSpace), font.family == .system { font.family = .monospaced }
        return UIFontDescriptor(font, textStyle: textStyle, scaling: scaling)
    }

    open func withSize(_ size: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(fontDescription.resized(to: size), textStyle: textStyle)
    }

    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var font = fontDescription
        if case .named = font.family { return nil }
        switch design {
        case .monospaced: font.family = .monospaced
        case .serif: font.family = .serif
        case .rounded: font.family = .rounded
        default: font.family = .system
        }
        return UIFontDescriptor(font, textStyle: textStyle, scaling: scaling)
    }

    override open func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.fontDescription == fontDescription
    }

    override open var hash: Int { fontDescription.hashValue }
}
