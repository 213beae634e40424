/// A picture as a page shows it.
public enum PagePicture: Hashable, Sendable {
    /// One picture.
    case single(PageImage)

    /// Two pictures side by side.
    case pair(before: PageImage, after: PageImage)

    /// Several pictures with their titles, three in a row.
    case sheet([PageImage])

    /// The pictures, in the order of reading.
    public var images: [PageImage] {
        switch self {
        case .single(let image): [image]
        case .pair(let before, let after): [before, after]
        case .sheet(let images): images
        }
    }
}

/// The files of one picture, and what a page says about it.
public struct PageImage: Hashable, Sendable {
    /// The file, as a path in the folder of the documentation.
    ///
    /// DocC knows pictures by their names alone, so that it doesn't matter which of a picture's files this is.
    public var path: String

    /// The file for readers who have set a dark appearance, if it is another.
    public var darkPath: String?

    /// The size in points; `nil` leaves it to the file, whose pixels a browser takes for points.
    public var width: Double?
    /// The height in points; `nil` if the width is.
    public var height: Double?

    /// What is said in the picture's place where it can't be seen.
    public var alt: String

    /// The words above the picture, where it stands beside others.
    public var title: String?

    /// Creates a picture of a page.
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
