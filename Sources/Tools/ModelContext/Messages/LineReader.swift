internal import Foundation

/// Reads lines from a descriptor.
struct LineReader {
    enum Event: Equatable {
        case line(Data)

        /// A line beyond the limit, which was skipped.
        case excess
        case end
    }

    private let descriptor: Int32

    /// The most bytes of a line.
    private let limit: Int

    /// The bytes after the last line.
    private var buffer: [UInt8] = []

    /// The number of bytes of the buffer that are no line break.
    private var searched = 0

    /// Whether the beginning of the line was dropped because it is too long.
    private var isSkipping = false
    private var isAtEnd = false

    init(_ descriptor: Int32, limit: Int) { (self.descriptor, self.limit) = (descriptor, limit) }

    /// Whether ``next()`` returns something without waiting.
    var hasLine: Bool { isAtEnd || lineEnd != nil }

    /// Waits for the next line that isn't blank. The last one may have no line break.
    mutating func next() -> Event {
        while true {
            if let end = lineEnd {
                let line = Data(buffer[..<end])
                buffer.removeSubrange(...end)
                searched = 0
                if let event = event(line) { return event }
            } else if isAtEnd {
                let rest = Data(buffer)
                buffer = []
                return event(rest) ?? .end
            } else {
                if buffer.count > limit { (isSkipping, buffer) = (true, []) }
                searched = buffer.count
                read()
            }
        }
    }

    /// The index of the first line break.
    private var lineEnd: Int? {
        buffer.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, searched < bytes.count,
                let found = memchr(start + searched, Int32(UInt8(ascii: "\n")), bytes.count - searched)
            else { return nil }
            return UnsafeRawPointer(found) - start
        }
    }

    /// - Returns: `nil` for a blank line.
    private mutating func event(_ line: Data) -> Event? {
        if isSkipping || line.count > limit {
            isSkipping = false
            return .excess
        }
        return line.allSatisfy { [0x20, 0x09, 0x0D].contains($0) } ? nil : .line(line)
    }

    private mutating func read() {
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, count in
            let result = Foundation.read(descriptor, bytes.baseAddress, bytes.count)
            count = max(0, result)
            isAtEnd = result == 0 || result < 0 && errno != EINTR && errno != EAGAIN
        }
        buffer += bytes
    }
}
