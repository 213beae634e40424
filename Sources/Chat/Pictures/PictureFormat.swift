/// The format of a picture's file.
public enum PictureFormat: String, CaseIterable, Sendable {
    /// Pixels, or the two formats whose lines stay sharp at any size.
    case png, svg, pdf
    /// The frame tree, as JSON.
    case frames

    /// The ending of a file's name, without the dot. Not just `json` for frames, which a conversation may end in.
    public var fileExtension: String { self == .frames ? "frames.json" : rawValue }

    /// The format that belongs to the end of a file's name, in lower case and without a dot.
    public init?(fileExtension: String) {
        switch fileExtension {
        case "png": self = .png
        case "svg": self = .svg
        case "pdf": self = .pdf
        case "json": self = .frames
        default: return nil
        }
    }
}
