import Foundation

/// A picture as declared in YAML or Swift: a file, and how to lay out its frames.
struct PictureDeclaration {
    let file: DeclaredFile

    /// Lays the picture out, on the caller's thread.
    let layOut: () throws -> PictureLayout

    /// Lays the picture out at a scale in pixels per point, which a check uses to match the existing file. `nil` if the
    /// declaration sets the scale, so that a file at another scale is out of date.
    var layOutAtScale: ((CGFloat) throws -> PictureLayout)?
}

/// The file of a declared picture.
struct DeclaredFile: Sendable {
    /// The name of the entry to which the picture belongs.
    let entry: String

    /// The path, relative to the folder of the pictures.
    let path: String

    /// How the file is encoded.
    let encoding: FileEncoding

    /// A digest of everything in the declaration; `nil` if it can't be determined, as for a closure. Without a digest,
    /// the picture is drawn every time.
    let digest: String?
}
