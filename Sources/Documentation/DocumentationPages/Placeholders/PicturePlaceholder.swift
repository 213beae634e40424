/// A comment in a page that requests pictures: `<!-- messageshot: NAME -->`.
public struct PicturePlaceholder: Hashable, Sendable {
    /// The displayed width of a picture.
    public enum Width: Hashable, Sendable {
        /// The file's own size; the page doesn't set one.
        case automatic
        /// A width in points, with a height in proportion.
        case points(Int)
    }

    /// The names of the pictures, in order.
    public var names: [String]

    /// Whether the pictures are side by side, as in `NAME | NAME`, instead of one below the other.
    public var isRow = false

    /// The requested width. The default is the picture's width.
    public var width: Width?

    /// The text for readers who can't see the picture. The default is the picture's description.
    public var alt: String?

    /// The headings above pictures side by side. The default is “Before” and “After”, or the pictures' titles.
    public var headings: [String]?

    /// The line number, counted from 1.
    public var line: Int

    /// Whether the placeholder has an end comment. The first update adds it.
    public var isFilled = false

    /// The placeholder's name in errors.
    var title: String { names.joined(separator: isRow ? " | " : ", ") }
}

/// An option of a placeholder: `width=320`.
enum PlaceholderOption: String, CaseIterable {
    case width, alt, headings
}
