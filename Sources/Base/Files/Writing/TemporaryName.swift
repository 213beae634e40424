internal import Foundation

/// The names of temporary files, by which later processes recognize leftovers:
/// `.lunch.png.messageshot-0123456789abcdef.part`.
enum TemporaryName {
    private static let mark = "messageshot-"
    private static let (fileEnding, folderEnding) = (".part", ".staging")
    private static let digitCount = 16

    /// Returns a new path for a temporary file beside its target.
    static func file(beside target: String) -> String {
        let name = target.split(separator: "/").last.map(String.init) ?? target
        // A file name has at most 255 bytes.
        let start = String(decoding: name.utf8.prefix(200), as: UTF8.self)
        return "\(target.dropLast(name.count)).\(start).\(mark)\(digits)\(fileEnding)"
    }

    /// Returns a new path for a staging folder.
    static func folder(in folder: String) -> String { "\(folder)/.\(mark)\(digits)\(folderEnding)" }

    private static var digits: String {
        let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
        return String(repeating: "0", count: digitCount - digits.count) + digits
    }

    static func isFile(_ name: String) -> Bool { isMarked(name, fileEnding) }

    static func isFolder(_ name: String) -> Bool {
        name.hasPrefix(".\(mark)") && isMarked(name, folderEnding)
    }

    private static func isMarked(_ name: String, _ ending: String) -> Bool {
        guard name.hasPrefix("."), name.hasSuffix(ending) else { return false }
        let rest = name.dropLast(ending.count)
        return rest.dropLast(digitCount).hasSuffix(".\(mark)")
            && rest.suffix(digitCount).utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }
    }

    /// Locks an open file or folder, and returns whether no other process had locked or removed it.
    ///
    /// On a file system without locks, leftovers are never removed.
    static func isHeld(_ descriptor: Int32) -> Bool {
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return false }
        var status = stat()
        return fstat(descriptor, &status) != 0 || status.st_nlink > 0
    }

    /// Creates and locks a folder for temporary files.
    ///
    /// - Parameter root: The folder that errors name.
    /// - Returns: Its path, and the open folder that holds the lock.
    static func makeFolder(in folder: String, for root: String) throws(FileError) -> (path: String, descriptor: Int32) {
        while true {
            let path = Self.folder(in: folder)
            guard TemporaryFiles.making(path, { mkdir(path, 0o700) }) == 0 else {
                throw FileError(path: root, action: "writing into the folder", errno: errno)
            }
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            let code = errno
            // Between the two calls, a cleanup by another process may have taken the folder for a leftover.
            if descriptor >= 0, isHeld(descriptor) { return (path, descriptor) }
            if descriptor >= 0 { close(descriptor) }
            TemporaryFiles.remove(path)
            guard descriptor >= 0 || code == ENOENT else { throw FileError(path: root, action: "opening", errno: code) }
        }
    }
}
