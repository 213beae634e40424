import ChatUI
import HeadlessUIKit

extension Customization {
    /// Reads the styles of marked-up text, such as `"h1Font": { "color": "systemRed", "size": "40" }`.
    mutating func readMarkdownStyles(_ fields: Fields) {
        var styles = MarkdownStyles()
        for name in fields.names {
            guard let keyPath = Self.markdownFonts[name], let font = fields.object(name) else { continue }
            let usual = styles[keyPath: keyPath]
            styles[keyPath: keyPath] = MarkdownFont(
                name: font.string("name") ?? usual.name, size: font.string("size").flatMap(Double.init),
                color: font.string("color").flatMap { SystemColors.byName[$0] },
                styling: font.string("styling").flatMap { Self.stylings[$0] })
        }
        configure.append {
            Appearance.default.formatters.markdownFormatter = DefaultMarkdownFormatter(styles: styles)
        }
    }

    private static let stylings: [String: MarkdownFontStyle] = [
        "normal": .normal, "bold": .bold, "italic": .italic, "boldItalic": .boldItalic,
    ]

    private static let markdownFonts: [String: WritableKeyPath<MarkdownStyles, MarkdownFont>] = [
        "bodyFont": \.bodyFont, "codeFont": \.codeFont, "linkFont": \.linkFont, "h1Font": \.h1Font,
        "h2Font": \.h2Font, "h3Font": \.h3Font, "h4Font": \.h4Font, "h5Font": \.h5Font, "h6Font": \.h6Font,
    ]
}
