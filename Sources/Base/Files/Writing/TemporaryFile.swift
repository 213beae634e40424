internal import Foundation

/// A file that is being written under a name of its own, beside the place that it is for.
///
/// While it is open it is locked, so that others can tell it from one that a killed process has left.
final class TemporaryFile {
    private let path: String

    /// The path to name if something goes wrong.
    private let name: String
    private let descriptor: Int32
    private var isThere = true

    /// Makes the file in the folder of `target`.
    init(beside target: String, named name: String) throws(FileError) {
        self.name = name
        while true {
            let path = TemporaryName.file(beside: target)
            let descriptor = TemporaryFiles.making(path) { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
            guard descriptor >= 0 else { throw FileError(path: name, action: "opening", errno: errno) }
            // Between the two calls, somebody who tidies up may have taken the file for one that was left.
            if TemporaryName.isHeld(descriptor) {
                (self.path, self.descriptor) = (path, descriptor)
                return
            }
            close(descriptor)
            TemporaryFiles.forget(path)
        }
    }

    /// Writes all bytes and makes sure that they have arrived.
    func write(_ bytes: SpooledBytes) throws(FileError) {
        try Descriptor.write(bytes, to: descriptor, named: name)
    }

    func setPermissions(_ permissions: mode_t) { fchmod(descriptor, permissions) }

    /// Gives the file its name.
    func move(to target: String) throws(FileError) {
        let code = TemporaryFiles.settling(path) { rename(path, target) == 0 ? 0 : errno }
        guard code == 0 else { throw FileError(path: name, action: "writing", errno: code) }
        isThere = false
    }

    /// Closes the file, and removes it unless it has got its name.
    func discard() {
        if isThere { TemporaryFiles.remove(path) }
        isThere = false
        close(descriptor)
    }
}
