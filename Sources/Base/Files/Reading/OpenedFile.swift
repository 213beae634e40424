package import Foundation

/// A regular file that is opened once, so that the file that was checked is the one that is read.
package final class OpenedFile {
    private let descriptor: Int32

    /// Identifies the content of a file at a time.
    package struct Version: Hashable, Sendable {
        package let size: Int
        private let node: UInt64
        private let seconds: Int
        private let nanoseconds: Int

        fileprivate init(_ status: stat) {
            size = Int(status.st_size)
            node = UInt64(status.st_ino)
            seconds = Int(status.st_mtim.tv_sec)
            nanoseconds = Int(status.st_mtim.tv_nsec)
        }
    }

    package let version: Version

    /// Why a file can't be opened.
    package enum Failure: Error, Equatable {
        case missing, directory, notRegular, refused
        /// A link that leads out of the folder has replaced a folder or the file.
        case linked
        case other(Int32)
    }

    /// Opens a file. Within ``ContainedFiles``, links that lead out of the folder aren't followed.
    package init(_ path: String) throws(Failure) {
        descriptor = try Self.descriptor(of: path)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            close(descriptor)
            throw .other(errno)
        }
        version = Version(status)
        // From here on, `deinit` closes the file.
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .directory
        default: throw .notRegular
        }
    }

    deinit { close(descriptor) }

    /// Returns the first bytes, or fewer if the file is shorter.
    package func bytes(upTo limit: Int) throws(Failure) -> Data {
        var data = Data(count: min(version.size, limit))
        var count = 0
        while count < data.count {
            let got = data.withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress! + count, $0.count - count, count)
            }
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { throw .other(errno) }
            guard got > 0 else { break }
            count += got
        }
        return data.prefix(count)
    }

    // MARK: Opening

    /// Doesn't wait for the writer of a pipe, doesn't take a controlling terminal, and isn't inherited by child
    /// processes.
    private static let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    private static let folderFlags = O_RDONLY | O_DIRECTORY | O_CLOEXEC

    private static func descriptor(of path: String) throws(Failure) -> Int32 {
        guard let (folder, way) = ContainedFiles.place(of: path) else {
            let descriptor = open(path, flags)
            guard descriptor >= 0 else { throw failure(errno) }
            return descriptor
        }
        do {
            return try walk(way, from: folder)
        } catch .linked {
            // The program's own files may be links, but must lead to the same folder.
            guard let resolved = realpath(path, nil) else { throw .linked }
            defer { free(resolved) }
            let target = String(cString: resolved)
            guard let place = ContainedFiles.place(of: target), place.folder == folder else { throw .linked }
            return try walk(place.way, from: folder)
        }
    }

    /// Opens one folder after the other, none of which may be a link.
    private static func walk(_ way: Substring, from folder: String) throws(Failure) -> Int32 {
        var descriptor = open(folder, folderFlags)
        guard descriptor >= 0 else { throw failure(errno) }
        let parts = way.split(separator: "/").filter { $0 != "." }
        guard !parts.isEmpty, !parts.contains("..") else {
            close(descriptor)
            throw parts.isEmpty ? .directory : .linked
        }
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            let next = openat(
                descriptor, String(part),
                (isLast ? flags : folderFlags) | O_NOFOLLOW)
            let number = errno
            var isLink = false
            if next < 0, !isLast, number == ENOTDIR { isLink = Self.isLink(part, in: descriptor) }
            close(descriptor)
            guard next >= 0 else { throw isLink ? .linked : failure(number) }
            descriptor = next
        }
        return descriptor
    }

    private static func isLink(_ name: Substring, in folder: Int32) -> Bool {
        var status = stat()
        return fstatat(folder, String(name), &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private static func failure(_ number: Int32) -> Failure {
        switch number {
        case ENOENT, ENOTDIR: .missing
        case EACCES, EPERM: .refused
        case ELOOP: .linked
        // A socket, or a missing device.
        case ENXIO, ENODEV: .notRegular
        default: .other(number)
        }
    }
}
