internal import Foundation

/// A file that is being written under a temporary name beside its target.
///
/// It is locked while it is open, which distinguishes it from a leftover of a killed process.
final class TemporaryFile {
    private let path: String

    /// The path for errors.
    private let name: String
    private let descriptor: Int32
    private var exists = true

    /// Creates the file in the folder of `target`.
    init(beside target: String, named name: String) throws(FileError) {
        self.name = name
        while true {
            let path = TemporaryName.file(beside: target)
            let descriptor = TemporaryFiles.making(path) { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
            guard descriptor >= 0 else { throw FileError(path: name, action: "opening", errno: errno) }
            // Between the two calls, a cleanup by another process may have taken the file for a leftover.
            if TemporaryName.isHeld(descriptor) {
                (self.path, self.descriptor) = (path, descriptor)
                return
            }
            close(descriptor)
            TemporaryFiles.forget(path)
        }
    }

    /// Writes all bytes, and waits for the disk.
    func write(_ bytes: SpooledBytes) throws(FileError) {
        try Descriptor.write(bytes, to: descriptor, named: name)
    }

    func setPermissions(_ permissions: mode_t) { fchmod(descriptor, permissions) }

    /// Renames the file to its target.
    func move(to target: String) throws(FileError) {
        let code = TemporaryFiles.settling(path) { rename(path, target) == 0 ? 0 : errno }
        guard code == 0 else { throw FileError(path: name, action: "writing", errno: code) }
        exists = false
    }

    /// Closes the file, and removes it unless it was moved to its target.
    func discard() {
        if exists { TemporaryFiles.remove(path) }
        exists = false
        close(descriptor)
    }
}
