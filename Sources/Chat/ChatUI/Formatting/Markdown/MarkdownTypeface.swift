import HeadlessUIKit

/// The fonts of one kind of Markdown text at the content size of the render.
///
/// There are three, since traits and code are derived from the unscaled font: bold and italic text has the size of its
/// text style, and inline code keeps its size, whatever the content size.
struct MarkdownTypeface {
    /// The font of text without traits, scaled from the default size by font metrics.
    let plain: UIFont

    /// The base font of bold and italic text.
    let emphasized: UIFont

    /// The font at the default content size, which code in the text is derived from.
    let unscaled: UIFont

    /// - Parameters:
    ///   - usual: The font of the text style at the content size of the render.
    ///   - changes: The changes of the styles.
    init(_ style: UIFont.TextStyle, usual: UIFont, _ changes: MarkdownFont) {
        unscaled = changes.applied(to: Self.unscaled(usual, style))
        plain = UIFontMetrics(forTextStyle: style).scaledFont(for: unscaled)
        emphasized = changes.keepsTextStyle ? changes.applied(to: usual) : unscaled
    }

    /// The font at the default content size.
    private static func unscaled(_ font: UIFont, _ style: UIFont.TextStyle) -> UIFont {
        let preferred = UIFont.preferredFont(forTextStyle: style)
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let unscaled = UIFont.preferredFont(forTextStyle: style, compatibleWith: large)
        if font == preferred { return unscaled }
        if font == preferred.bold { return unscaled.bold }
        return font.withSize(font.pointSize * unscaled.pointSize / preferred.pointSize)
    }
}
