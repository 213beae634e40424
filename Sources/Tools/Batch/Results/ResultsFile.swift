internal import Files
internal import Foundation

/// A file to which results are appended, each line whole.
final class ResultsFile {
    let path: String
    private let descriptor: Int32
    private var size: Int

    /// Opens a file, or makes it, and cuts off a last line that was not written to its end.
    ///
    /// - Parameter isContinued: Whether results may be in it already.
    /// - Throws: ``BatchError`` if it can't be written, another batch writes it, or it has results that aren't asked for.
    init(path: String, isContinued: Bool) throws(BatchError) {
        self.path = path
        descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        size = 0
        guard descriptor >= 0 else { throw BatchError.system("\(path): the results can't be written") }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw BatchError("\(path): results are appended to an ordinary file; name one, or leave --results out")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw BatchError("\(path): another batch writes its results there; name another file")
        }
        size = Int(status.st_size)
        guard isContinued || size == 0 else {
            throw BatchError("\(path): there are results already; --resume goes on with them, or name another file")
        }
        try repair()
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Cuts the file behind its last line break: whoever wrote what follows was killed, or the power was.
    private func repair() throws(BatchError) {
        var end = size
        var bytes = [UInt8](repeating: 0, count: 65536)
        while end > 0 {
            let start = max(0, end - bytes.count)
            let count = pread(descriptor, &bytes, end - start, start)
            guard count == end - start else { throw BatchError.system("\(path): reading failed") }
            if let last = bytes[..<count].lastIndex(of: UInt8(ascii: "\n")) {
                end = start + last + 1
                break
            }
            end = start
        }
        guard end < size else { return }
        guard ftruncate(descriptor, end) == 0 else { throw BatchError.system("\(path): writing failed") }
        size = end
    }

    /// Appends a line. If there is no room for it, nothing of it stays.
    func append(_ line: [UInt8]) throws(BatchError) {
        do throws(BatchError) {
            try Self.write(line, to: descriptor, name: path)
            size += line.count
        } catch {
            ftruncate(descriptor, size)
            throw error
        }
    }

    /// Waits until the disk has all lines.
    func synchronize() throws(BatchError) {
        guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else {
            throw BatchError.system("\(path): writing failed")
        }
    }

    /// The line that begins at a place.
    func line(at offset: Int) -> [UInt8] { Self.line(at: offset, of: descriptor) }

    /// The line that begins at a place of a file, without its line break.
    static func line(at offset: Int, of descriptor: Int32) -> [UInt8] {
        var line: [UInt8] = []
        while true {
            var isEnded = false
            let piece = [UInt8](unsafeUninitializedCapacity: 4096) { bytes, count in
                count = max(0, pread(descriptor, bytes.baseAddress, bytes.count, offset + line.count))
                guard let end = bytes[..<count].firstIndex(of: UInt8(ascii: "\n")) else { return }
                (count, isEnded) = (end, true)
            }
            line += piece
            if isEnded || piece.isEmpty { return line }
        }
    }

    /// Writes all bytes.
    static func write(_ bytes: [UInt8], to descriptor: Int32, name: String) throws(BatchError) {
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes { bytes in
                let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
                return Foundation.write(descriptor, rest.baseAddress, rest.count)
            }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN {
                // A pipe that somebody else has made so that it doesn't wait.
                var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&entry, 1, -1)
                continue
            }
            guard count > 0 else { throw BatchError.system("\(name): writing failed") }
            start += count
        }
    }
}
