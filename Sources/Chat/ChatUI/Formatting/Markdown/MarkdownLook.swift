import HeadlessUIKit

/// The fonts, colours and indents of marked-up text.
struct MarkdownLook {
    let body: MarkdownTypeface
    let headings: [MarkdownTypeface]

    /// The font of blocks of code.
    let code: UIFont

    let color: UIColor
    private let styles: MarkdownStyles
    private let quietColor: UIColor

    /// How far a list inside of a list is indented, in points.
    static let listIndent: CGFloat = 28

    /// Where the lines of an item begin after its first one, in points from its marker.
    static let itemIndent: CGFloat = 16

    /// How far a quote is indented, and how far its later lines are, in points.
    static let quoteIndent: (first: CGFloat, rest: CGFloat) = (6, 14)

    /// The size of code at the default content size, in points.
    private static let codeSize: CGFloat = 17

    init(appearance: Appearance, styles: MarkdownStyles) {
        self.styles = styles
        body = MarkdownTypeface(.body, usual: appearance.fonts.body, styles.bodyFont)
        headings = Self.headingStyles.enumerated().map { index, style in
            let font = UIFont.preferredFont(forTextStyle: style)
            let isBold = style == .title3
            return MarkdownTypeface(style, usual: isBold ? font.bold : font, styles.headingFont(index + 1))
        }
        code = UIFontMetrics.default.scaledFont(for: Self.code(styles, size: Self.codeSize))
        color = styles.bodyFont.color ?? appearance.colorPalette.text
        quietColor = appearance.colorPalette.subtitleText
    }

    private static let headingStyles: [UIFont.TextStyle] = [
        .title1, .title2, .title3, .headline, .subheadline, .footnote,
    ]

    private static func code(_ styles: MarkdownStyles, size: CGFloat) -> UIFont {
        styles.codeFont.applied(to: .monospacedSystemFont(ofSize: size, weight: .regular))
    }

    // MARK: Looks

    var bodyLook: MarkdownTextLook { MarkdownTextLook(typeface: body, code: inlineCode(in: body), color: color) }

    var quoteLook: MarkdownTextLook {
        var look = bodyLook
        look.color = styles.bodyFont.color ?? quietColor
        return look
    }

    var codeLook: MarkdownTextLook {
        var look = bodyLook
        look.font = code
        look.color = styles.codeFont.color ?? color
        return look
    }

    /// - Parameter level: From 1 to 6.
    func headingLook(_ level: Int) -> MarkdownTextLook {
        let index = min(max(level, 1), headings.count) - 1
        var look = MarkdownTextLook(
            typeface: headings[index], code: inlineCode(in: headings[index]), color: color)
        look.color = styles.headingFont(index + 1).color ?? (index == 5 ? quietColor : color)
        return look
    }

    /// The font of code in a text. In body text it has the size that the styles say, elsewhere the text's.
    private func inlineCode(in typeface: MarkdownTypeface) -> UIFont {
        let code = Self.code(styles, size: typeface.codeSize)
        return typeface.codeSize == body.codeSize ? code : code.withSize(typeface.codeSize)
    }
}
