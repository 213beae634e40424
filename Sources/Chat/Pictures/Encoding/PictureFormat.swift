/// The format of a picture's file.
public enum PictureFormat: String, CaseIterable, Sendable {
    /// Lossless pixels.
    case png
    /// Lossy pixels in small files for photos; transparency becomes white.
    case jpeg
    /// Lossless pixels, in smaller files than PNG.
    case webp
    /// Vector graphics for the web.
    case svg
    /// Vector graphics for print. One file holds all pages.
    case pdf
    /// The frame tree, as JSON.
    case frames

    /// The file extension, without the dot. Frames have the extension `frames.json`, so that they never replace a
    /// conversation with the extension `json`.
    public var fileExtension: String {
        switch self {
        case .png, .webp, .svg, .pdf: rawValue
        case .jpeg: "jpg"
        case .frames: "frames.json"
        }
    }

    /// Whether the format has pixels, which limits the size of a picture.
    public var isBitmap: Bool {
        switch self {
        case .png, .jpeg, .webp: true
        case .svg, .pdf, .frames: false
        }
    }

    /// Whether a file can hold several pages.
    public var holdsPages: Bool { self == .pdf }

    /// The format of a file extension in lowercase and without a dot.
    public init?(fileExtension: String) {
        switch fileExtension {
        case "jpg", "jpeg": self = .jpeg
        case "json": self = .frames
        case "png", "webp", "svg", "pdf": self.init(rawValue: fileExtension)
        default: return nil
        }
    }
}
