import Files
import Foundation
import GoldenCommands
import DocumentationImages

extension FirstProject {
    /// Writes the files of a first project, and prints the next step. The folder is created if necessary, and existing
    /// files are not replaced.
    static func write(to folder: String) throws {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
        guard !exists || isFolder.boolValue else { throw Failure("\(folder) is not a folder; name one") }
        let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        let files = files.map { (path: prefix + $0.name, text: $0.text) }
        for file in files where FileManager.default.fileExists(atPath: file.path) {
            throw Failure("\(file.path) already exists and was not changed")
        }
        if !exists {
            do throws(FileError) {
                try FolderCreation.make(folder)
            } catch {
                throw Failure("\(folder): the folder can't be created: \(error.reason)")
            }
        }
        for file in files {
            try AtomicFile.write(Data(file.text.utf8), to: file.path)
            try StandardOutput.write(line: file.path)
        }
        try StandardOutput.write(
            line: "To draw the pictures, run: messageshot docs\(prefix.isEmpty ? "" : " \(folder)")")
    }
}
