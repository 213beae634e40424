import Files
import Foundation

/// A folder of documents whose pictures are declared in a project file, `pictures.yaml`.
package struct PictureProject {
    /// The default name of the project file.
    package static let fileName = "pictures.yaml"

    /// The project file's path as the user entered it.
    var file: String

    /// The absolute path of the file's folder, with symbolic links resolved and without a trailing slash. Other paths
    /// are relative to this folder.
    var folder: String

    /// The pictures, in the file's order.
    package var entries: [ProjectEntry]

    /// The folders for the pictures, without duplicates, relative to ``folder``.
    var pictureFolders: [String]

    /// Returns a path in the project's folder as shown to the user.
    package func shown(_ path: String) -> String {
        let folder = file.folderOfPath
        return folder.isEmpty ? path : "\(folder)/\(path)"
    }
}
