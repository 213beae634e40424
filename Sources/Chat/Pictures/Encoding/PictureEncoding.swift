/// The encoding options of a picture's file, besides its format.
public struct PictureEncoding: Sendable, Equatable {
    /// The quality of a JPEG, from 0 (small) to 1 (good).
    public var quality: Double

    /// Whether a PNG is compressed as much as possible, which takes a second or two for a phone.
    public var isOptimized: Bool

    /// Whether a PNG contains its frames.
    public var embedsFrames: Bool

    /// Whether a PNG contains its frames, and what decided the size and the position of each. The frames have to be made
    /// with `TreeTags.withReasons`.
    public var embedsLayout: Bool

    /// The folder that image paths in frame trees are relative to, so that a tree doesn't reveal where it was made.
    public var imageFolder: String

    /// The form of text in an SVG.
    public var svgText: SVGText

    /// The title of a PDF; `nil` for none.
    public var title: String?

    /// The JPEG quality at which letters have no visible halos.
    public static let defaultQuality = 0.92

    /// Creates an encoding.
    public init(
        quality: Double = defaultQuality, isOptimized: Bool = false, embedsFrames: Bool = false,
        embedsLayout: Bool = false, imageFolder: String = "", svgText: SVGText = .outlines, title: String? = nil
    ) {
        self.quality = quality
        self.isOptimized = isOptimized
        self.embedsFrames = embedsFrames
        self.embedsLayout = embedsLayout
        self.imageFolder = imageFolder
        self.svgText = svgText
        self.title = title
    }
}
