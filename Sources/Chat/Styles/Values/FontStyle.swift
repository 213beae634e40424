import UIKitValues
import Typesetting

/// A font. Unset values are those of the replaced font.
public struct FontStyle: Sendable, Hashable {
    /// A font weight.
    public enum Weight: String, Sendable, CaseIterable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The system font designs. Rounded and serif ones are not among the bundled fonts.
    public enum Design: String, Sendable, CaseIterable {
        case `default`, monospaced
    }

    /// A text style of the system.
    public enum TextStyle: String, Sendable, CaseIterable {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
    }

    /// The text style that provides the size and weight; it follows the content size.
    public var textStyle: TextStyle?

    /// The size in points, at every content size.
    public var size: CGFloat?

    /// The font weight.
    public var weight: Weight?

    /// The font design.
    public var design: Design?

    /// Whether the font is italic.
    public var isItalic: Bool?

    /// Creates a font; `nil` keeps the current value.
    public init(
        textStyle: TextStyle? = nil, size: CGFloat? = nil, weight: Weight? = nil, design: Design? = nil,
        isItalic: Bool? = nil
    ) {
        self.textStyle = textStyle
        self.size = size
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
    }

    /// Returns the font that replaces `font`, at the current content size.
    package func font(replacing font: UIFont) -> UIFont {
        var result = textStyle.map { UIFont.preferredFont(forTextStyle: $0.textStyle) } ?? font
        if let size { result = result.withSize(size) }
        guard weight != nil || design != nil || isItalic != nil else { return result }
        var description = result.fontDescription
        description.weight = weight?.fontWeight ?? description.weight
        description.isItalic = isItalic ?? description.isItalic
        if let design { description.family = design == .monospaced ? .monospaced : .system }
        return UIFont(description)
    }
}

extension FontStyle.Weight {
    fileprivate var fontWeight: FontWeight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}

extension FontStyle.TextStyle {
    fileprivate var textStyle: UIFont.TextStyle {
        switch self {
        case .largeTitle: .largeTitle
        case .title1: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption1: .caption1
        case .caption2: .caption2
        }
    }
}
