/// A place on a page where pictures are put.
public struct PageMark: Hashable, Sendable {
    /// How wide a picture is shown.
    public enum Width: Hashable, Sendable {
        /// As wide as the file is; no size is written.
        case automatic
        /// So many points, and as high as it is in proportion.
        case points(Int)
    }

    /// The names of the pictures, in their order.
    public var names: [String]

    /// Whether the pictures stand side by side, as in `NAME | NAME`, and not below each other.
    public var isRow = false

    /// The width that is asked for; the picture's own unless given.
    public var width: Width?

    /// What is said in the picture's place where it can't be seen; the picture's own text unless given.
    public var alt: String?

    /// The words above pictures side by side; “Before” and “After”, or the pictures' titles, unless given.
    public var headings: [String]?

    /// The line, counted from 1.
    public var line: Int

    /// Whether there is something between the mark and its end. Not before pictures are put there first.
    public var isFilled = false

    /// The mark in errors.
    var title: String { names.joined(separator: isRow ? " | " : ", ") }
}

/// An option of a mark: `width=320`.
enum MarkOption: String, CaseIterable {
    case width, alt, headings
}
