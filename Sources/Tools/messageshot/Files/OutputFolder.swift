import Files
import Foundation

/// A folder for several files: all of them are written, or none.
struct OutputFolder {
    private let path: String

    /// Checks before drawing that the folder can be written to or created.
    init(_ path: String) throws {
        guard !path.isEmpty, path != InputFile.standardStream else {
            throw Failure("-o \(path.isEmpty ? "is empty" : path): several pictures need a folder; name one")
        }
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        guard FileManager.default.fileExists(atPath: path) else {
            let parent = path.folderOfPath
            guard parent.isEmpty || FileManager.default.fileExists(atPath: parent) else {
                throw Failure("\(path): its parent folder \(parent) doesn't exist; create it first")
            }
            return
        }
        // An existing item has to be a writable folder.
        _ = try Destination(output: path.hasSuffix("/") ? path : path + "/", name: "")
    }

    /// The path of a file in the folder.
    func path(of name: String) -> String { "\(path)/\(name)" }

    /// Creates the folder, if necessary, for pictures that another program writes.
    func make() throws { try FolderCreation.make(path) }

    /// Writes the files: all of them or none.
    func write(_ files: [(name: String, data: Data)], _ session: CommandSession) throws {
        for file in files {
            var isFolder: ObjCBool = false
            let place = path(of: file.name)
            try session.inputs.check(place)
            guard !FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) || !isFolder.boolValue else {
                throw Failure("\(place) is a folder; it is in the way of a picture")
            }
        }
        try StagedFiles.write(files, to: path)
        for file in files { session.output.wrote(path(of: file.name)) }
    }
}
