import FoundationEssentials
import Glibc

/// The messages between the compiler and the program: eight bytes with the length, lowest first, then JSON.
enum MessageStream {
    /// Reads a message from standard input; `nil` at its end.
    static func read() -> Data? {
        guard let head = bytes(8) else { return nil }
        let length = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: length).flatMap(bytes)
    }

    /// Writes a message to standard output.
    static func write(_ answer: CompilerAnswer) {
        let encoder = JSONEncoder()
        guard let body = try? encoder.encode(answer) else { return }
        let length = UInt64(body.count)
        var rest = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }[...] + body
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    private static func bytes(_ count: Int) -> Data? {
        var data = Data(count: count)
        var done = 0
        while done < count {
            let read = data.withUnsafeMutableBytes {
                Glibc.read(STDIN_FILENO, $0.baseAddress?.advanced(by: done), count - done)
            }
            guard read > 0 else { return nil }
            done += read
        }
        return data
    }
}
