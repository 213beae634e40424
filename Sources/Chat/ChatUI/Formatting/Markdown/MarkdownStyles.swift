import HeadlessUIKit

/// The changes of the style of Markdown text. Unset properties have the default.
public struct MarkdownStyles {
    public var bodyFont = MarkdownFont()
    public var codeFont = MarkdownFont(name: "CourierNewPSMT")
    public var linkFont = MarkdownFont()
    public var h1Font = MarkdownFont()
    public var h2Font = MarkdownFont()
    public var h3Font = MarkdownFont()
    public var h4Font = MarkdownFont()
    public var h5Font = MarkdownFont()
    public var h6Font = MarkdownFont()

    public init() {}

    /// The font of a heading of a level from 1 to 6.
    func headingFont(_ level: Int) -> MarkdownFont {
        let fonts = [h1Font, h2Font, h3Font, h4Font, h5Font, h6Font]
        return fonts[min(max(level, 1), 6) - 1]
    }
}

/// The changes of a font; `nil` keeps the current value.
public struct MarkdownFont {
    /// The font's PostScript name.
    public var name: String?

    /// In points, at the default text size.
    public var size: Double?
    public var color: UIColor?
    public var styling: MarkdownFontStyle?

    public init(
        name: String? = nil, size: Double? = nil, color: UIColor? = nil, styling: MarkdownFontStyle? = nil
    ) {
        self.name = name
        self.size = size
        self.color = color
        self.styling = styling
    }

    /// Whether the font keeps its text style, if it has one.
    var keepsTextStyle: Bool { name == nil && size == nil }

    /// Returns `font` with the changes.
    func applied(to font: UIFont) -> UIFont {
        var result = font
        let size = size.map { CGFloat($0) } ?? font.pointSize
        if let name, let named = UIFont(name: name, size: size) {
            result = named
        } else if self.size != nil {
            result = font.withSize(size)
        }
        return styling?.applied(to: result) ?? result
    }
}

/// The slope and weight of a font.
public enum MarkdownFontStyle: Int, Hashable, Sendable {
    case normal, bold, italic, boldItalic

    func applied(to font: UIFont) -> UIFont {
        switch self {
        case .normal: font
        case .bold: font.bold
        case .italic: font.italic
        case .boldItalic: font.withTraits([.traitBold, .traitItalic])
        }
    }
}
