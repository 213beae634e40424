internal import Foundation

/// Bytes that are read at any place: those of a file, or of memory.
enum ByteSource: Sendable {
    case file(Descriptor, size: Int)
    case memory(Data)

    /// Closes its file at the end.
    final class Descriptor: Sendable {
        let number: Int32

        init(_ number: Int32) { self.number = number }

        deinit { close(number) }
    }

    init(path: String) throws(ZipError) {
        let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard number >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
        let descriptor = Descriptor(number)
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .unreadable(String(cString: strerror(errno))) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("it is no ordinary file") }
        self = .file(descriptor, size: Int(status.st_size))
    }

    var size: Int {
        switch self {
        case .file(_, let size): size
        case .memory(let data): data.count
        }
    }

    /// Returns as many bytes as asked for, or `nil` if there aren't so many.
    func bytes(at offset: Int, count: Int) throws(ZipError) -> [UInt8]? {
        guard offset >= 0, count >= 0, offset <= size, count <= size - offset else { return nil }
        switch self {
        case .memory(let data):
            return [UInt8](data.dropFirst(offset).prefix(count))
        case .file(let descriptor, _):
            var bytes = [UInt8](repeating: 0, count: count)
            var filled = 0
            while filled < count {
                let got = bytes.withUnsafeMutableBytes {
                    pread(descriptor.number, $0.baseAddress! + filled, count - filled, offset + filled)
                }
                if got < 0, errno == EINTR { continue }
                guard got >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
                // The file has become shorter.
                guard got > 0 else { return nil }
                filled += got
            }
            return bytes
        }
    }
}

extension [UInt8] {
    /// A number of some bytes, the lowest first; `nil` if they aren't all there, or it is larger than any file.
    func number(at offset: Int, bytes: Int) -> Int? {
        guard offset >= 0, offset + bytes <= count else { return nil }
        var value: UInt64 = 0
        for index in (0..<bytes).reversed() { value = value << 8 | UInt64(self[offset + index]) }
        // Sums of a few of them have to fit as well.
        return value < 1 << 60 ? Int(value) : nil
    }
}
