package import Foundation

/// Reads regular files below a folder by paths that come from outside.
///
/// Links below the folder aren't followed, and files that could block the reader aren't opened.
package enum UntrustedFile {
    /// A reason why a file can't be read. The description follows the file's name in a sentence.
    package enum Problem: Error, Equatable, CustomStringConvertible {
        /// The path is absolute, or has a part such as `..`.
        case outside
        /// The file, or a folder on its path, is a link.
        case link
        case folder
        /// A device, a pipe or a socket.
        case noFile
        /// The file exceeds the limit. Sizes are in bytes.
        case tooLarge(Int, limit: Int)
        /// The system's description of an error.
        case unreadable(String)

        package var description: String {
            switch self {
            case .outside: "leads out of its folder"
            case .link: "is a link or below one; links aren't followed"
            case .folder: "is a folder, not a file"
            case .noFile: "is a device or a pipe, not a regular file"
            case .tooLarge(let size, let limit): "has \(size) bytes; at most \(limit) are read"
            case .unreadable(let reason): "can't be read: \(reason)"
            }
        }
    }

    /// Returns the bytes of a file; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - path: A path relative to the folder.
    ///   - folder: The folder, which may be a link itself.
    ///   - limit: The maximum size, in bytes.
    package static func read(_ path: String, below folder: String, limit: Int) throws(Problem) -> Data? {
        guard RelativePath.isNormal(path) else { throw .outside }
        let parts = path.split(separator: "/").map(String.init)
        var parent = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if parent >= 0 { close(parent) } }
        for part in parts.dropLast() where parent >= 0 {
            let child = openat(parent, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            let code = errno
            let isLink = child < 0 && Self.isLink(part, in: parent)
            close(parent)
            parent = child
            if isLink { throw .link }
            errno = code
        }
        guard parent >= 0 else { return try missing(errno) }
        let name = parts[parts.count - 1]
        let file = openat(parent, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else {
            let code = errno
            if isLink(name, in: parent) { throw .link }
            // Opening a socket fails.
            if code == ENXIO { throw .noFile }
            return try missing(code)
        }
        defer { close(file) }
        return try read(file, limit)
    }

    private static func missing(_ code: Int32) throws(Problem) -> Data? {
        guard code != ENOENT, code != ENOTDIR else { return nil }
        throw .unreadable(String(cString: strerror(code)))
    }

    private static func isLink(_ name: String, in folder: Int32) -> Bool {
        var status = stat()
        return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private static func read(_ file: Int32, _ limit: Int) throws(Problem) -> Data {
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .unreadable(String(cString: strerror(errno))) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .folder
        default: throw .noFile
        }
        guard status.st_size <= limit else { throw .tooLarge(Int(status.st_size), limit: limit) }
        do {
            // The file may grow meanwhile.
            let data = try FileHandle(fileDescriptor: file, closeOnDealloc: false).read(upToCount: limit + 1) ?? Data()
            guard data.count <= limit else { throw Problem.tooLarge(data.count, limit: limit) }
            return data
        } catch let problem as Problem {
            throw problem
        } catch {
            throw .unreadable(error.systemReason)
        }
    }
}
