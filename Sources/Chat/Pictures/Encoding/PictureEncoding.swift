/// What a picture's file is made like, besides its format.
public struct PictureEncoding: Sendable, Equatable {
    /// The quality of a JPEG, from 0, small, to 1, good.
    public var quality: Double

    /// Whether a PNG is made as small as can be, which takes a second or two for a phone.
    public var isOptimized: Bool

    /// Whether a PNG carries the frames that it was drawn from.
    public var embedsFrames: Bool

    /// The folder from which image files are named in frame trees, so that a tree doesn't tell where it was made.
    public var imageFolder: String

    /// What the text of an SVG is.
    public var svgText: SVGText

    /// The title of a PDF; `nil` for none.
    public var title: String?

    /// The quality of a JPEG at which letters have no halos that show.
    public static let defaultQuality = 0.92

    /// Creates an encoding.
    public init(
        quality: Double = defaultQuality, isOptimized: Bool = false, embedsFrames: Bool = false,
        imageFolder: String = "",
        svgText: SVGText = .outlines, title: String? = nil
    ) {
        self.quality = quality
        self.isOptimized = isOptimized
        self.embedsFrames = embedsFrames
        self.imageFolder = imageFolder
        self.svgText = svgText
        self.title = title
    }
}
