import Files
import Foundation

/// A folder of documents whose pictures are declared in one file, `pictures.yaml`.
package struct PictureProject {
    /// The usual name of the file.
    package static let fileName = "pictures.yaml"

    /// The file as the caller named it.
    var file: String

    /// The folder of the file, with its links followed and no slash behind it. Other paths are relative to it.
    var folder: String

    /// The pictures, in the order of the file.
    package var entries: [ProjectEntry]

    /// The folders that pictures are put into, each once, relative to ``folder``.
    var pictureFolders: [String]

    /// A path of the project's folder as the caller would write it.
    package func shown(_ path: String) -> String {
        let folder = file.folderOfPath
        return folder.isEmpty ? path : "\(folder)/\(path)"
    }
}
