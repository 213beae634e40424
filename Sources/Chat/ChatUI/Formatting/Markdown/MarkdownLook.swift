import HeadlessUIKit

/// The fonts, colours and indents of marked-up text.
struct MarkdownLook {
    let bodyLook: MarkdownTextLook
    let quoteLook: MarkdownTextLook

    /// The look of blocks of code.
    let codeLook: MarkdownTextLook

    /// The look of blank lines between paragraphs of plain text: that of text without attributes, and so lower.
    let blankLineLook: MarkdownTextLook

    private let headingLooks: [MarkdownTextLook]

    /// How far a list inside of a list is indented, in points.
    static let listIndent: CGFloat = 28

    /// Where the lines of an item begin after its first one, in points from its marker.
    static let itemIndent: CGFloat = 16

    /// How far a quote is indented, and how far its later lines are, in points.
    static let quoteIndent: (first: CGFloat, rest: CGFloat) = (6, 14)

    /// The size of code at the default content size, in points.
    private static let codeSize: CGFloat = 17

    init(appearance: Appearance, styles: MarkdownStyles) {
        let body = MarkdownTypeface(.body, usual: appearance.fonts.body, styles.bodyFont)
        let color = styles.bodyFont.color ?? appearance.colorPalette.text
        let quietColor = appearance.colorPalette.subtitleText

        bodyLook = MarkdownTextLook(typeface: body, code: Self.code(styles, size: body.codeSize), color: color)
        quoteLook = bodyLook.with { $0.color = styles.bodyFont.color ?? quietColor }
        codeLook = bodyLook.with {
            $0.font = UIFontMetrics.default.scaledFont(for: Self.code(styles, size: Self.codeSize))
            $0.color = styles.codeFont.color ?? color
        }
        blankLineLook = bodyLook.with { $0.font = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }
        headingLooks = Self.headingStyles.enumerated().map { index, style in
            let changes = styles.headingFont(index + 1)
            let font = UIFont.preferredFont(forTextStyle: style)
            let typeface = MarkdownTypeface(style, usual: style == .title3 ? font.bold : font, changes)
            // Code in body text has the size that the styles say, in headings that of the heading.
            let code = Self.code(styles, size: typeface.codeSize).withSize(typeface.codeSize)
            return MarkdownTextLook(
                typeface: typeface, code: code, color: changes.color ?? (style == .footnote ? quietColor : color))
        }
    }

    /// - Parameter level: From 1 to 6.
    func headingLook(_ level: Int) -> MarkdownTextLook {
        headingLooks[min(max(level, 1), headingLooks.count) - 1]
    }

    private static let headingStyles: [UIFont.TextStyle] = [
        .title1, .title2, .title3, .headline, .subheadline, .footnote,
    ]

    /// - Parameter size: In points, if the styles say none.
    private static func code(_ styles: MarkdownStyles, size: CGFloat) -> UIFont {
        styles.codeFont.applied(to: .monospacedSystemFont(ofSize: size, weight: .regular))
    }
}
