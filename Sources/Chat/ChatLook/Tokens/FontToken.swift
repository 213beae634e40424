/// The name of a font in the looks of both flavours, in the order in which they declare them.
public enum FontToken: String, CaseIterable, Sendable {
    /// Fonts of running text, from the smallest.
    case caption1, footnoteBold, footnote, subheadline, subheadlineBold, body, bodyBold, bodyItalic
    /// Fonts of titles, and of emoji by themselves.
    case headline, headlineBold, title, title3, emoji
}
