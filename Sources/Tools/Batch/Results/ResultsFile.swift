internal import Files
internal import Foundation

/// A file to which complete lines of results are appended.
final class ResultsFile {
    let path: String
    private let descriptor: Int32
    private var size: Int

    /// Opens a file, or creates it, and truncates an incomplete last line.
    ///
    /// - Parameter isContinued: Whether the file may contain results.
    /// - Throws: ``BatchError`` if it can't be written, another batch is writing it, or it unexpectedly contains
    ///   results.
    init(path: String, isContinued: Bool) throws(BatchError) {
        self.path = path
        descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        size = 0
        guard descriptor >= 0 else { throw BatchError.system("\(path): the results can't be written") }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw BatchError("\(path): results are appended to a regular file; name one, or remove --results")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw BatchError("\(path): another batch is writing its results there; name another file")
        }
        size = Int(status.st_size)
        guard isContinued || size == 0 else {
            throw BatchError("\(path): the file already has results; continue with --resume, or name another file")
        }
        try repair()
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Truncates the file after its last line break: the rest was being written when a process was killed, or the power
    /// failed.
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

    /// Appends a line. If the disk is full, none of it is kept.
    func append(_ line: [UInt8]) throws(BatchError) {
        do throws(BatchError) {
            try Self.write(line, to: descriptor, name: path)
            size += line.count
        } catch {
            ftruncate(descriptor, size)
            throw error
        }
    }

    /// Waits until all lines are on disk.
    func synchronize() throws(BatchError) {
        guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else {
            throw BatchError.system("\(path): writing failed")
        }
    }

    /// The line at a position.
    func line(at offset: Int) -> [UInt8] { Self.line(at: offset, of: descriptor) }

    /// The line at a position of a file, without its line break.
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
                // The pipe may have been created as non-blocking.
                var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&entry, 1, -1)
                continue
            }
            guard count > 0 else { throw BatchError.system("\(name): writing failed") }
            start += count
        }
    }
}
