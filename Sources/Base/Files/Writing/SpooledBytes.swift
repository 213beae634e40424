package import Foundation

/// The bytes of a file that is being created: in memory while they are few, then in an unnamed file, which disappears
/// with the process.
///
/// They are appended in pieces and read once, in the same order.
package final class SpooledBytes {
    private let place: String?
    private var start = Data()
    private var file: UnnamedFile?

    /// The maximum number of bytes in memory, unless they came at once.
    package static let maximumInMemory = 4 << 20

    /// The number of bytes that are read from the file at a time.
    package static let pieceSize = 1 << 20

    /// - Parameter place: The path of the final file; `nil` for none. The unnamed file is created in the same folder.
    package init(for place: String?) { self.place = place }

    /// Creates the bytes of a complete file.
    package init(_ data: Data) {
        place = nil
        start = data
    }

    /// - Throws: If no temporary file can be created, or the disk is full.
    package func append(_ piece: Data) throws(FileError) {
        if file == nil, start.count + piece.count <= Self.maximumInMemory { return start.append(piece) }
        try openFile().append(piece)
    }

    private func openFile() throws(FileError) -> UnnamedFile {
        if let file { return file }
        let opened = try UnnamedFile(for: place)
        try opened.append(start)
        start = Data()
        file = opened
        return opened
    }

    /// Returns and releases the next bytes; `nil` at the end.
    package func takeNext() throws(FileError) -> Data? {
        guard start.isEmpty else {
            defer { start = Data() }
            return start
        }
        return try file?.takeNext(Self.pieceSize)
    }
}

/// A file without a directory entry.
private final class UnnamedFile {
    private let descriptor: Int32

    /// The path for errors: that of the final file, or the folder of this one.
    private let name: String
    private var (size, taken) = (0, 0)

    init(for place: String?) throws(FileError) {
        var failure: FileError?
        for folder in Self.folders(for: place) {
            let path = TemporaryName.file(beside: "\(folder)/spool")
            let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor < 0 else {
                unlink(path)
                (self.descriptor, name) = (descriptor, place ?? folder)
                return
            }
            failure = failure ?? FileError(path: folder, action: "creating a temporary file", errno: errno)
        }
        throw failure ?? FileError(path: "/", action: "creating a temporary file", errno: ENOENT)
    }

    /// The folder of the final file comes first: temporary folders may be in memory.
    private static func folders(for place: String?) -> [String] {
        let temporary = [ProcessInfo.processInfo.environment["TMPDIR"] ?? "", "/var/tmp", "/tmp"]
        guard let place, !place.hasPrefix("/dev/") else { return temporary.filter { !$0.isEmpty } }
        return [place.resolvedPath.folderOfPath] + temporary.filter { !$0.isEmpty }
    }

    func append(_ piece: Data) throws(FileError) {
        guard Descriptor.write(piece, to: descriptor) else {
            throw FileError(path: name, action: "writing", errno: errno)
        }
        size += piece.count
    }

    func takeNext(_ most: Int) throws(FileError) -> Data? {
        guard taken < size else { return nil }
        var piece = Data(count: min(most, size - taken))
        var count = 0
        while count < piece.count {
            let got = piece.withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress! + count, $0.count - count, taken + count)
            }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else {
                throw FileError(path: name, action: "reading back", errno: got < 0 ? errno : EIO)
            }
            count += got
        }
        taken += piece.count
        return piece
    }

    deinit { close(descriptor) }
}
