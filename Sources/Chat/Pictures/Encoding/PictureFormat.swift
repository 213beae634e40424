/// The format of a picture's file.
public enum PictureFormat: String, CaseIterable, Sendable {
    /// Pixels, exactly as they were drawn.
    case png
    /// Pixels, nearly as they were drawn, in small files for photos; what is transparent becomes white.
    case jpeg
    /// Pixels, exactly as they were drawn, in smaller files than PNG.
    case webp
    /// Lines and areas for pages on the web, sharp at any size.
    case svg
    /// Lines and areas for pages on paper, sharp at any size. One file holds all pages.
    case pdf
    /// The frame tree, as JSON.
    case frames

    /// The ending of a file's name, without the dot. Frames end in `frames.json`, so that they never replace a conversation
    /// that ends in `json`.
    public var fileExtension: String {
        switch self {
        case .png, .webp, .svg, .pdf: rawValue
        case .jpeg: "jpg"
        case .frames: "frames.json"
        }
    }

    /// Whether a file has pixels, so many for each point; a picture may then be no larger than a bitmap can be.
    public var isBitmap: Bool {
        switch self {
        case .png, .jpeg, .webp: true
        case .svg, .pdf, .frames: false
        }
    }

    /// Whether a file holds as many pictures as there are pages.
    public var holdsPages: Bool { self == .pdf }

    /// The format that belongs to the end of a file's name, in lower case and without a dot.
    public init?(fileExtension: String) {
        switch fileExtension {
        case "jpg", "jpeg": self = .jpeg
        case "json": self = .frames
        case "png", "webp", "svg", "pdf": self.init(rawValue: fileExtension)
        default: return nil
        }
    }
}
