internal import Foundation

/// The lines of a jobs file or of standard input, as they arrive.
package final class JobSource {
    /// The name of the file in errors.
    package let name: String
    private let descriptor: Int32
    private let closes: Bool
    private let maximumLength: Int

    private var buffer: [UInt8] = []
    private var start = 0
    private var searched = 0
    private var number = 0
    private var isSkipping = false

    /// Whether everything has been read.
    package private(set) var isExhausted = false

    /// Whether reading never blocks, as with a file on disk.
    let isRegular: Bool

    private let isDevice: Bool

    private static let chunk = 1 << 18

    /// Opens a file, or standard input for `-`.
    ///
    /// - Throws: ``BatchError`` if there is no such file.
    package convenience init(path: String) throws(BatchError) {
        if path == "-" {
            self.init(descriptor: STDIN_FILENO, name: "standard input", closes: false)
            return
        }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw BatchError("\(path): \(errno == ENOENT ? "there is no such file" : String(cString: strerror(errno)))")
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
            close(descriptor)
            throw BatchError("\(path): this is a folder; expected a jobs file")
        }
        self.init(descriptor: descriptor, name: path, closes: true)
    }

    package init(
        descriptor: Int32, name: String, closes: Bool, maximumLength: Int = JobLine.maximumLength
    ) {
        self.descriptor = descriptor
        self.name = name
        self.closes = closes
        self.maximumLength = maximumLength
        var status = stat()
        let kind = fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
        isRegular = kind == S_IFREG
        isDevice = kind == S_IFCHR
    }

    deinit { if closes { close(descriptor) } }

    /// The fraction of the file that has been handed out, from 0 to 1; `nil` if unknown.
    var progress: Double? {
        var status = stat()
        guard isRegular, fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
        return Double(Int(lseek(descriptor, 0, SEEK_CUR)) - (buffer.count - start)) / Double(status.st_size)
    }

    /// The descriptor to wait for if reading may block; `nil` otherwise.
    var awaitedDescriptor: Int32? { isRegular || isExhausted ? nil : descriptor }

    /// Returns the next line that isn't blank; `nil` if none has arrived yet, or if there are no more.
    package func next() throws(BatchError) -> JobLine? {
        while true {
            if let line = takeLine() {
                if line.isTooLong || line.bytes.contains(where: { $0 > 0x20 }) { return line }
                continue
            }
            guard isRegular, !isExhausted else { return nil }
            try readMore()
        }
    }

    /// Reads the available bytes, and waits if there are none.
    package func readMore() throws(BatchError) {
        if start > 0 {
            buffer.removeFirst(start)
            searched -= start
            start = 0
        }
        let (count, code) = withUnsafeTemporaryAllocation(byteCount: Self.chunk, alignment: 1) { bytes in
            let count = read(descriptor, bytes.baseAddress, bytes.count)
            if count > 0 { buffer.append(contentsOf: bytes.prefix(count)) }
            return (count, errno)
        }
        if count < 0, code != EINTR, code != EAGAIN { throw BatchError.system("\(name): reading failed", code) }
        if count == 0 { isExhausted = true }
    }

    private func takeLine() -> JobLine? {
        let rest = buffer[searched...]
        if let end = rest.firstIndex(of: UInt8(ascii: "\n")) { return line(endingAt: end, next: end + 1) }
        searched = buffer.count
        if isExhausted, start < buffer.count || isSkipping { return line(endingAt: buffer.count, next: buffer.count) }
        if buffer.count - start > maximumLength {
            // A line that is too long isn't kept.
            isSkipping = true
            start = buffer.count
            // A line from a device may be endless.
            if isDevice {
                isExhausted = true
                return line(endingAt: buffer.count, next: buffer.count)
            }
        }
        return nil
    }

    private func line(endingAt end: Int, next: Int) -> JobLine {
        number += 1
        let isTooLong = isSkipping || end - start > maximumLength
        defer {
            start = next
            searched = next
            isSkipping = false
        }
        if isTooLong { return JobLine(number: number, bytes: [], isTooLong: true) }
        var bytes = buffer[start..<end]
        if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
        return JobLine(number: number, bytes: Array(bytes))
    }
}
