package import Foundation

/// An ordinary file below a folder, opened once and by descriptor, for paths that somebody else has written down.
///
/// No link below the folder is followed, and nothing is opened that could make the reader wait.
package enum UntrustedFile {
    /// Why a file isn't read. The text is to be put behind the file's name.
    package enum Problem: Error, Equatable, CustomStringConvertible {
        /// The path is absolute, or has a part such as `..`.
        case leadsOut
        /// The file, or a folder on the way, is a link.
        case link
        case folder
        /// A device, a pipe or a socket.
        case noFile
        /// The file has so many bytes.
        case tooLarge(Int, limit: Int)
        /// The system's own words.
        case unreadable(String)

        package var description: String {
            switch self {
            case .leadsOut: "leads out of its folder"
            case .link: "is a link, or behind one; files themselves are needed"
            case .folder: "is a folder; a file is needed"
            case .noFile: "is a device or a pipe; a file is needed"
            case .tooLarge(let size, let limit): "has \(size) bytes; at most \(limit) are read"
            case .unreadable(let reason): "can't be read: \(reason)"
            }
        }
    }

    /// Returns the bytes of a file; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - path: From the folder on.
    ///   - folder: May be a link itself.
    ///   - limit: The most bytes.
    package static func read(_ path: String, below folder: String, limit: Int) throws(Problem) -> Data? {
        guard RelativePath.isNormal(path) else { throw .leadsOut }
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
            // A socket can't be opened at all.
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
