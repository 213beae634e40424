/// The format of a picture's file.
public enum PictureFormat: String, CaseIterable, Sendable {
    /// Pixels.
    case png
    /// Lines and areas for pages on the web, sharp at any size.
    case svg
    /// Lines and areas for pages on paper, sharp at any size.
    case pdf
    /// The frame tree, as JSON.
    case frames

    /// The ending of a file's name, without the dot. Frames end in `frames.json`, so that they never replace a conversation
    /// that ends in `json`.
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
