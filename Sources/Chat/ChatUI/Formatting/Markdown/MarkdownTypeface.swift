import HeadlessUIKit

/// The fonts of a kind of marked-up text at the content size of the render.
///
/// They are three, as traits and code are added to the font that stands before it grows: bold and italic text has the
/// size of its text style, code in a line keeps its size whatever the content size is.
struct MarkdownTypeface {
    /// The font of text without traits: as large as metrics make the default size.
    let plain: UIFont

    /// The font that bold and italic text is made from.
    let emphasized: UIFont

    /// The size of code in the text, in points.
    let codeSize: CGFloat

    /// - Parameters:
    ///   - usual: The font at the content size of the render, of the text style.
    ///   - changes: What the styles say about it.
    init(_ style: UIFont.TextStyle, usual: UIFont, _ changes: MarkdownFont) {
        let base = changes.applied(to: Self.unscaled(usual, style))
        codeSize = base.pointSize
        plain = UIFontMetrics(forTextStyle: style).scaledFont(for: base)
        emphasized = changes.keepsTextStyle ? changes.applied(to: usual) : base
    }

    /// The font as it is at the default content size.
    private static func unscaled(_ font: UIFont, _ style: UIFont.TextStyle) -> UIFont {
        let preferred = UIFont.preferredFont(forTextStyle: style)
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let unscaled = UIFont.preferredFont(forTextStyle: style, compatibleWith: large)
        if font == preferred { return unscaled }
        if font == preferred.bold { return unscaled.bold }
        return font.withSize(font.pointSize * unscaled.pointSize / preferred.pointSize)
    }
}
