import HeadlessUIKit

/// The usual fonts, colours and indents of marked-up text.
struct MarkdownLook {
    let body: UIFont
    let code: UIFont
    let headings: [UIFont]
    let color: UIColor

    /// The colour of quotes and of the smallest heading.
    let quietColor: UIColor

    /// The size of body text at the default text size, in points.
    private static let usualSize: CGFloat = 17

    /// How far a list inside of a list is indented, in points.
    static let listIndent: CGFloat = 28

    /// Where the lines of an item begin after its first one, in points from its marker.
    static let itemIndent: CGFloat = 16

    /// How far a quote is indented, and how far its later lines are, in points.
    static let quoteIndent: (first: CGFloat, rest: CGFloat) = (6, 14)

    init(appearance: Appearance) {
        // Texts grow as fonts of one's own do with UIFontMetrics: by their lines, not by the sizes of the text styles.
        let size = UIFontMetrics.default.scaledValue(for: Self.usualSize)
        let usual = appearance.fonts.body
        let proportion = usual.pointSize / UIFont.preferredFont(forTextStyle: .body).pointSize
        body = size == usual.pointSize ? usual : usual.withSize(size * proportion)
        code = UIFont(name: "CourierNewPSMT", size: size) ?? .monospacedSystemFont(ofSize: size, weight: .regular)
        headings = [
            UIFont.preferredFont(forTextStyle: .title1),
            UIFont.preferredFont(forTextStyle: .title2),
            UIFont.preferredFont(forTextStyle: .title3).bold,
            UIFont.preferredFont(forTextStyle: .headline),
            UIFont.preferredFont(forTextStyle: .subheadline),
            UIFont.preferredFont(forTextStyle: .footnote),
        ]
        color = appearance.colorPalette.text
        quietColor = appearance.colorPalette.subtitleText
    }
}
