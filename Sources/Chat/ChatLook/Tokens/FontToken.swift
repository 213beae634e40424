/// The name of a font of an appearance, in the order of declaration.
public enum FontToken: String, CaseIterable, Sendable {
    /// Fonts of body text, from the smallest.
    case caption1, footnoteBold, footnote, subheadline, subheadlineBold, body, bodyBold, bodyItalic
    /// Fonts of titles, and of messages that are only emoji.
    case headline, headlineBold, title, title3, emoji
}
