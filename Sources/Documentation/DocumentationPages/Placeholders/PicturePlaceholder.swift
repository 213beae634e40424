/// A comment of a page that asks for pictures: `<!-- messageshot: NAME -->`.
public struct PicturePlaceholder: Hashable, Sendable {
    /// How wide a picture is shown.
    public enum Width: Hashable, Sendable {
        /// As wide as the file is; no size is written.
        case automatic
        /// As many points, and as high as it is in proportion.
        case points(Int)
    }

    /// The names of the pictures, in their order.
    public var names: [String]

    /// Whether the pictures stand side by side, as in `NAME | NAME`, and not below each other.
    public var isRow = false

    /// The width that is asked for; the picture's width unless given.
    public var width: Width?

    /// The text for readers who can't see the picture; the picture's description unless given.
    public var alt: String?

    /// The words above pictures side by side; “Before” and “After”, or the pictures' titles, unless given.
    public var headings: [String]?

    /// The line, counted from 1.
    public var line: Int

    /// Whether the placeholder has an end. It gets one when pictures are put there first.
    public var isFilled = false

    /// The placeholder in errors.
    var title: String { names.joined(separator: isRow ? " | " : ", ") }
}

/// An option of a placeholder: `width=320`.
enum PlaceholderOption: String, CaseIterable {
    case width, alt, headings
}
