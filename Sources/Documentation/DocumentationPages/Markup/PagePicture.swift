/// A picture as shown on a page.
public enum PagePicture: Hashable, Sendable {
    /// One picture.
    case single(PageImage)

    /// Two pictures side by side.
    case pair(before: PageImage, after: PageImage)

    /// A grid of pictures with titles, three in a row.
    case sheet([PageImage])

    /// The pictures, in reading order.
    public var images: [PageImage] {
        switch self {
        case .single(let image): [image]
        case .pair(let before, let after): [before, after]
        case .sheet(let images): images
        }
    }
}

/// The files of a picture, and its properties on a page.
public struct PageImage: Hashable, Sendable {
    /// The file, as a path relative to the documentation folder.
    ///
    /// For DocC, any of the picture's files can be used here, because DocC refers to pictures only by name.
    public var path: String

    /// The file for dark appearance, if it is a separate one.
    public var darkPath: String?

    /// The size in points. With `nil`, the page doesn't set a size, and a browser shows one pixel as one point.
    public var width: Double?
    /// The height in points; `nil` if the width is `nil`.
    public var height: Double?

    /// The description for readers who can't see the picture.
    public var alt: String

    /// The heading above the picture, if it is shown beside others.
    public var title: String?

    /// Creates a picture for a page.
    public init(
        path: String, darkPath: String? = nil, width: Double? = nil, height: Double? = nil, alt: String,
        title: String? = nil
    ) {
        self.path = path
        self.darkPath = darkPath
        self.width = width
        self.height = height
        self.alt = alt
        self.title = title
    }
}
