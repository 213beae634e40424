internal import Foundation

/// A new folder that is removed with its content when it is released, or when a signal ends the process.
package final class TemporaryFolder: Sendable {
    /// The absolute path.
    package let path: String

    /// Holds a lock, by which other processes see that the folder isn't left over.
    private let descriptor: Int32

    /// Creates a folder in the system's folder for temporary files. Other users can't read it.
    package init() throws(FileError) {
        while true {
            let path = TemporaryName.folder(in: FileManager.default.temporaryDirectory.path)
            guard TemporaryFiles.making(path, { mkdir(path, 0o700) }) == 0 else {
                throw FileError(path: path, action: "creating the folder", errno: errno)
            }
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            // Another process may have taken the folder for a leftover before it was locked.
            if descriptor >= 0, TemporaryName.isHeld(descriptor) {
                (self.path, self.descriptor) = (path, descriptor)
                return
            }
            let code = errno
            if descriptor >= 0 { close(descriptor) }
            TemporaryFiles.remove(path)
            guard code == ENOENT || descriptor >= 0 else {
                throw FileError(path: path, action: "opening the folder", errno: code)
            }
        }
    }

    deinit {
        TemporaryFiles.remove(path)
        close(descriptor)
    }
}
