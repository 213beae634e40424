import HeadlessUIKit

extension Appearance {
    /// The text styles of the components. Unless set, they follow the content size of the render.
    public struct Fonts {
        @TextStyleFont(.caption1) public var caption1: UIFont
        @TextStyleFont(.footnote, .traitBold) public var footnoteBold: UIFont
        @TextStyleFont(.footnote) public var footnote: UIFont
        @TextStyleFont(.subheadline) public var subheadline: UIFont
        @TextStyleFont(.subheadline, .traitBold) public var subheadlineBold: UIFont
        @TextStyleFont(.body) public var body: UIFont
        @TextStyleFont(.body, .traitBold) public var bodyBold: UIFont
        @TextStyleFont(.body, .traitItalic) public var bodyItalic: UIFont
        @TextStyleFont(.headline) public var headline: UIFont
        @TextStyleFont(.headline, .traitBold) public var headlineBold: UIFont
        @TextStyleFont(.title1) public var title: UIFont
        @TextStyleFont(.title3, .traitBold) public var title3: UIFont

        /// The font of messages that are only emoji, 50 points.
        @TextStyleFont(.body, size: 50) public var emoji: UIFont

        public init() {}
    }
}

/// A font that follows a text style at the current content size, unless it is set.
@propertyWrapper
public struct TextStyleFont {
    private let style: UIFont.TextStyle
    private let traits: UIFontDescriptor.SymbolicTraits
    private let size: CGFloat?
    private var custom: UIFont?

    init(_ style: UIFont.TextStyle, _ traits: UIFontDescriptor.SymbolicTraits = [], size: CGFloat? = nil) {
        self.style = style
        self.traits = traits
        self.size = size
    }

    public var wrappedValue: UIFont {
        get { custom ?? preferred }
        set { custom = newValue }
    }

    private var preferred: UIFont {
        let font = UIFont.preferredFont(forTextStyle: style).withTraits(traits)
        return size.map(font.withSize) ?? font
    }
}

extension UIFont {
    /// The font with the bold trait; semibold for a text style.
    public var bold: UIFont { withTraits(.traitBold) }

    /// The font with the italic trait.
    public var italic: UIFont { withTraits(.traitItalic) }
}
