/// The form of text in an SVG file.
public enum SVGText: String, CaseIterable, Sendable {
    /// Only the outlines of letters.
    case outlines
    /// The same outlines, with invisible text on top that can be selected, searched and read aloud.
    case selectable
}
