public import Rendering

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
    /// The frame tree, as text with a line for each frame.
    case tree

    /// The file extension, without the dot. Trees have the extensions `frames.json` and `frames.txt`, so that they
    /// never replace a conversation with the extension `json`, or a chat that was exported as `txt`.
    public var fileExtension: String {
        switch self {
        case .png, .webp, .svg, .pdf: rawValue
        case .jpeg: "jpg"
        case .frames: "frames.json"
        case .tree: "frames.txt"
        }
    }

    /// Whether the format has pixels, which limits the size of a picture.
    public var isBitmap: Bool {
        switch self {
        case .png, .jpeg, .webp: true
        case .svg, .pdf, .frames, .tree: false
        }
    }

    /// Whether the file describes the frames instead of showing them.
    public var isTree: Bool {
        switch self {
        case .frames, .tree: true
        case .png, .jpeg, .webp, .svg, .pdf: false
        }
    }

    /// The tags that a file of this format shows; `nil` for none.
    public func treeTags(_ encoding: PictureEncoding = PictureEncoding()) -> TreeTags? {
        if encoding.embedsLayout { return .withReasons }
        return isTree ? .standard : nil
    }

    /// Whether a file can hold several pages.
    public var holdsPages: Bool { self == .pdf }

    /// The format of a file extension in lowercase and without a dot.
    public init?(fileExtension: String) {
        switch fileExtension {
        case "jpg", "jpeg": self = .jpeg
        case "json": self = .frames
        case "txt": self = .tree
        case "png", "webp", "svg", "pdf": self.init(rawValue: fileExtension)
        default: return nil
        }
    }
}
