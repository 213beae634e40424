import Foundation
import GoldenCommands
import DocumentationImages

/// Finds the file of a picture project.
enum ProjectFile {
    /// Returns the path of the file, as errors name it.
    ///
    /// - Parameter path: The file or its folder; `nil` searches the current folder and its parents.
    static func find(_ path: String?) throws -> String {
        guard let path else { return try findUpwards() }
        guard !path.isEmpty, path != InputFile.standardStream else {
            throw Failure("“\(path)” is not a picture file; name \(PictureProject.fileName) or its folder")
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Failure("\(path): there is no such file")
        }
        guard isFolder.boolValue else { return path }
        let file = (path.hasSuffix("/") ? path : path + "/") + PictureProject.fileName
        guard FileManager.default.fileExists(atPath: file) else {
            throw Failure(
                "\(path): there is no \(PictureProject.fileName) in this folder; run messageshot docs init to create one"
            )
        }
        return file
    }

    private static func findUpwards() throws -> String {
        var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        var path = PictureProject.fileName
        while !FileManager.default.fileExists(atPath: path) {
            guard folder.path != "/" else {
                throw Failure(
                    "there is no \(PictureProject.fileName) here or in a parent folder; run messageshot docs init to "
                        + "create one, or messageshot gallery to draw the examples of the SDK's pages")
            }
            folder.deleteLastPathComponent()
            path = "../\(path)"
        }
        return path
    }
}
