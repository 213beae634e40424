import Files
import Foundation
import GoldenCommands
import ModelContext
import Raster

/// The folder whose files the tools read and write. The process is in it.
struct ServedFolder {
    /// The absolute path without links.
    private let root: String

    /// Enters a folder.
    init(_ path: String) throws(Failure) {
        var isFolder: ObjCBool = false
        guard let root = path.realPath, FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
            throw Failure("--folder \(path): there is no such folder")
        }
        guard isFolder.boolValue else { throw Failure("--folder \(path) is not a folder") }
        guard FileManager.default.changeCurrentDirectoryPath(root) else {
            throw Failure("--folder \(path) can't be entered: \(String(cString: strerror(errno)))", .machine)
        }
        self.root = root
    }

    /// Returns a path for a command line if it is in the folder, whatever links lead there.
    ///
    /// - Parameter argument: The name of the argument in the error.
    func path(_ path: String, of argument: String) throws(ToolFailure) -> String {
        guard contains(path.resolvedPath) else {
            throw ToolFailure(
                "\(argument): \(path) is outside the folder of the server, \(root); name a file in it, or start the "
                    + "server with another --folder")
        }
        // Neither an option nor standard input.
        return path.hasPrefix("-") ? "./\(path)" : path
    }

    private func contains(_ place: String) -> Bool { place == root || root == "/" || place.hasPrefix(root + "/") }

    /// Writes pictures into a folder, which is created if necessary: all of them or none. Only pictures of this program
    /// are replaced.
    ///
    /// - Parameter argument: The name of the argument in errors.
    func write(
        _ files: [(name: String, data: Data)], to folder: String, of argument: String
    ) throws(ToolFailure) {
        let folder = try path(folder.isEmpty ? "." : folder, of: argument)
        do throws(FileError) {
            try FolderCreation.make(folder)
            // Whatever takes the place of the folder from now on, the files go into this one.
            let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else {
                throw FileError(path: folder, action: "opening", reason: String(cString: strerror(errno)))
            }
            defer { close(descriptor) }
            let place = "/proc/self/fd/\(descriptor)"
            for file in files { try check(file.name, in: place, folder, argument) }
            try StagedFiles.write(files, to: place)
        } catch {
            throw ToolFailure("\(argument): \(error.action) \(folder) failed: \(error.reason)")
        }
    }

    private func check(
        _ name: String, in place: String, _ folder: String, _ argument: String
    ) throws(FileError) {
        guard contains("\(place)/.".resolvedPath) else {
            throw FileError(path: folder, action: "writing to", reason: "it is outside the folder of the server")
        }
        var status = stat()
        guard lstat("\(place)/\(name)", &status) == 0, !PictureSignature.isOnFile("\(place)/\(name)") else { return }
        throw FileError(
            path: folder, action: "writing to",
            reason: "\(name) is there, and MessageShot hasn't drawn it; name another file")
    }
}
