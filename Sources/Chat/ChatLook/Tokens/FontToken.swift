/// The name of a font of an appearance, in the order in which it declares them.
public enum FontToken: String, CaseIterable, Sendable {
    /// Fonts of running text, from the smallest.
    case caption1, footnoteBold, footnote, subheadline, subheadlineBold, body, bodyBold, bodyItalic
    /// Fonts of titles, and of emoji by themselves.
    case headline, headlineBold, title, title3, emoji
}
