import ChatLook
import HeadlessUIKit

extension MarkdownStyle {
    /// The size of code at the default content size, in points.
    private static let codeSize: CGFloat = 17

    /// The style of Markdown text in an appearance, with changes.
    init(appearance: Appearance, styles: MarkdownStyles) {
        let typeface = MarkdownTypeface(.body, usual: appearance.fonts.body, styles.bodyFont)
        let color = styles.bodyFont.color ?? appearance.colorPalette.text
        let quietColor = appearance.colorPalette.subtitleText

        let body = MarkdownTextStyle(typeface, code: Self.code(styles, size: typeface.unscaled.pointSize), color: color)
        let headings = Self.headingStyles.enumerated().map { index, style in
            let changes = styles.headingFont(index + 1)
            let font = UIFont.preferredFont(forTextStyle: style)
            let typeface = MarkdownTypeface(style, usual: style == .title3 ? font.bold : font, changes)
            // Code in a heading has the heading's font at the default size, with the traits of the font of code.
            let size = typeface.unscaled.pointSize
            let traits = Self.code(styles, size: size).fontDescriptor.symbolicTraits
            let code = typeface.unscaled.withTraits(traits).withSize(size)
            return MarkdownTextStyle(
                typeface, code: code, color: changes.color ?? (style == .footnote ? quietColor : color))
        }
        self.init(
            body: body,
            quote: body.with { $0.color = styles.bodyFont.color ?? quietColor },
            code: body.with {
                $0.font = UIFontMetrics.default.scaledFont(for: Self.code(styles, size: Self.codeSize))
                $0.color = styles.codeFont.color ?? color
            },
            blankLine: body.with { $0.font = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) },
            headings: headings, inlineCodeColor: styles.codeFont.color, linkColor: styles.linkFont.color,
            linkFont: styles.linkFont.applied)
    }

    private static let headingStyles: [UIFont.TextStyle] = [
        .title1, .title2, .title3, .headline, .subheadline, .footnote,
    ]

    /// - Parameter size: In points, unless the styles have a size.
    private static func code(_ styles: MarkdownStyles, size: CGFloat) -> UIFont {
        styles.codeFont.applied(to: .monospacedSystemFont(ofSize: size, weight: .regular))
    }
}

extension MarkdownTextStyle {
    fileprivate init(_ typeface: MarkdownTypeface, code: UIFont, color: UIColor) {
        self.init(font: typeface.plain, emphasized: typeface.emphasized, code: code, color: color)
    }
}
