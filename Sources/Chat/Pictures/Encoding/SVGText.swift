/// What the text of an SVG file is.
public enum SVGText: String, CaseIterable, Sendable {
    /// The outlines of its letters alone.
    case outlines
    /// The same outlines, and text on top that isn't seen: it can be selected, searched and read aloud.
    case selectable
}
