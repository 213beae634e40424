import Documents
import Files
import Foundation

/// A folder of documents whose pictures are declared in one file, `pictures.yaml`.
package struct PictureProject {
    /// The usual name of the file.
    package static let fileName = "pictures.yaml"

    /// The file as the caller named it.
    package var file: String

    /// The folder of the file, with its links followed and no slash behind it. Other paths are relative to it.
    package var folder: String

    /// The pictures, in the order of the file.
    package var entries: [ProjectEntry]

    /// The folders that pictures are put into, each once, relative to ``folder``.
    package var pictureFolders: [String]

    /// A path of the project's folder as the caller would write it.
    package func shown(_ path: String) -> String {
        let folder = file.folderOfPath
        return folder.isEmpty ? path : "\(folder)/\(path)"
    }
}

/// A name of the project file, and what is drawn for it.
package struct ProjectEntry {
    /// The name, which pages use.
    package var name: String

    /// The entry's place in the file, for errors that are met when it is drawn.
    package var place: LocatedNode

    /// The pictures of the entry: one for each variant, two for a before and after in files of their own.
    package var pictures: [ProjectPicture]

    /// Whether the pictures are a before and an after, which pages show beside each other.
    package var isPair: Bool

    /// Whether the entry says itself which folder its pictures are in.
    var hasOwnFolder: Bool

    /// The description of the pictures for readers who can't see them; `nil` for one that follows from what they show.
    package var alternativeText: String?

    /// The line below the picture on a sheet; `nil` for its name.
    package var caption: String?
}
