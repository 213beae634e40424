internal import Foundation

/// A new folder that is removed with its content when it is released, or when a signal ends the process.
package final class TemporaryFolder: Sendable {
    /// The absolute path.
    package let path: String

    /// Creates a folder in the system's folder for temporary files. Other users can't read it.
    package init() throws(FileError) {
        let path = TemporaryName.folder(in: FileManager.default.temporaryDirectory.path)
        guard TemporaryFiles.making(path, { mkdir(path, 0o700) }) == 0 else {
            throw FileError(path: path, action: "creating the folder", errno: errno)
        }
        self.path = path
    }

    deinit { TemporaryFiles.remove(path) }
}
