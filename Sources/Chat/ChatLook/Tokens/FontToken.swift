/// The name of a font in the looks of both flavours, in the order in which they declare them.
public enum FontToken: String, CaseIterable, Sendable {
    case caption1, footnoteBold, footnote, subheadline, subheadlineBold, body, bodyBold, bodyItalic
    case headline, headlineBold, title, title3, emoji
}
