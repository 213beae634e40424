import ArgumentParser

/// What a picture is written as.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
    case png, svg, pdf
    /// The frame tree, as JSON.
    case frames

    /// What a file's name ends in if the caller doesn't say. Not just `json`, which a conversation may end in.
    var fileExtension: String { self == .frames ? "frames.json" : rawValue }

    /// The format that belongs to the end of a file's name, in lower case and without a dot.
    init?(fileExtension: String) {
        switch fileExtension {
        case "png": self = .png
        case "svg": self = .svg
        case "pdf": self = .pdf
        case "json": self = .frames
        default: return nil
        }
    }
}
