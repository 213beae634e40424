internal import Foundation

/// Random access to the bytes of a file or of memory.
enum ByteSource: Sendable {
    case file(Descriptor, size: Int)
    case memory(Data)

    /// An open file, which is closed with the object.
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
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("it is not a regular file") }
        self = .file(descriptor, size: Int(status.st_size))
    }

    var size: Int {
        switch self {
        case .file(_, let size): size
        case .memory(let data): data.count
        }
    }

    /// Returns `count` bytes, or `nil` if the source ends before that.
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
    /// Returns a little-endian integer of `bytes` bytes; `nil` if the source ends before that, or if it exceeds any
    /// file size.
    func number(at offset: Int, bytes: Int) -> Int? {
        guard offset >= 0, offset + bytes <= count else { return nil }
        var value: UInt64 = 0
        for index in (0..<bytes).reversed() { value = value << 8 | UInt64(self[offset + index]) }
        // The bound leaves headroom for adding several of them.
        return value < 1 << 60 ? Int(value) : nil
    }
}
