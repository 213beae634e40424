import Foundation

/// A picture of a documentation as YAML or Swift declares it: a file, and what lays out its frames.
struct PictureDeclaration {
    let file: DeclaredFile

    /// Lays the picture out, on the caller's thread.
    let layOut: () throws -> PictureLayout

    /// Lays the picture out with so many pixels per point, as a check does at the scale of the file that is there; `nil`
    /// for a picture whose scale is declared, so that a file of another one is out of date.
    var layOutAtScale: ((CGFloat) throws -> PictureLayout)?
}

/// The file of a declared picture.
struct DeclaredFile: Sendable {
    /// The name of the entry that the picture belongs to.
    let entry: String

    /// The path, relative to the folder of the pictures.
    let path: String

    /// How the file is written.
    let encoding: FileEncoding

    /// Changes with all that is declared of the picture; `nil` where nobody can tell, as of a closure. Such a picture is
    /// drawn each time.
    let digest: String?
}
