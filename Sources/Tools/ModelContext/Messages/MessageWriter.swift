internal import Console
internal import Foundation
internal import Synchronization

/// Writes messages, each on one line, from any thread.
final class MessageWriter: Sendable {
    private let descriptor: Int32
    private let isOpen = Mutex(true)

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Writes a message. Does nothing once the client has closed the pipe.
    func write(_ message: JSONValue) {
        let line = message.json + [UInt8(ascii: "\n")]
        isOpen.withLock { isOpen in
            guard isOpen else { return }
            isOpen = line.withUnsafeBytes { bytes in
                (try? StandardStream.write(bytes, to: descriptor)) != nil
            }
        }
    }
}
