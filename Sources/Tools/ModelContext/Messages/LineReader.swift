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

    private var buffer = Data()
    private var isSkipping = false
    private var isAtEnd = false

    init(_ descriptor: Int32, limit: Int) { (self.descriptor, self.limit) = (descriptor, limit) }

    /// Whether ``next()`` returns something without waiting.
    var hasLine: Bool { isAtEnd || buffer.contains(Self.lineBreak) }

    private static let lineBreak = UInt8(ascii: "\n")

    /// Waits for the next line that isn't blank. The last one may have no line break.
    mutating func next() -> Event {
        while true {
            if let end = buffer.firstIndex(of: Self.lineBreak) {
                let line = Data(buffer[buffer.startIndex..<end])
                buffer = Data(buffer[(end + 1)...])
                if let event = event(line) { return event }
            } else if isAtEnd {
                let rest = buffer
                buffer = Data()
                return rest.isEmpty && !isSkipping ? .end : event(rest) ?? .end
            } else {
                if buffer.count > limit { (isSkipping, buffer) = (true, Data()) }
                read()
            }
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
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = Foundation.read(descriptor, &bytes, bytes.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        guard count > 0 else { return isAtEnd = true }
        // Bytes of a line that is too long are dropped as they come.
        let piece = bytes[..<count]
        if isSkipping {
            buffer.append(contentsOf: piece.drop { $0 != Self.lineBreak })
        } else {
            buffer.append(contentsOf: piece)
        }
    }
}
