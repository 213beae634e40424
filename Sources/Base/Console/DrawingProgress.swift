internal import Foundation

/// Shows progress on a terminal. Does nothing if standard error is not a terminal.
package final class DrawingProgress: @unchecked Sendable {
    private let lock = NSLock()
    private let total: Int
    private var done = 0
    private let isShown = isatty(STDERR_FILENO) == 1

    /// The time of the last line, in nanoseconds.
    private var last: UInt64 = 0

    /// - Parameter total: The number of pictures, if it is known.
    package init(of total: Int = 0) {
        self.total = total
    }

    /// Counts a finished picture.
    package func advance() {
        lock.withLock {
            done += 1
            show("\r\(done) of \(total) pictures")
        }
    }

    /// Shows how many of `total` pictures are finished.
    package func show(_ done: Int, of total: Int) {
        lock.withLock { show("\r\(done) of \(total) pictures") }
    }

    /// Replaces the line, at most a few times per second.
    package func show(line: @autoclosure () -> String) {
        lock.withLock {
            let now = DispatchTime.now().uptimeNanoseconds
            guard isShown, now - last > 200_000_000 else { return }
            last = now
            show("\r\(line())\u{1B}[K")
        }
    }

    /// Clears the line.
    package func end() {
        show("\r\u{1B}[K")
    }

    private func show(_ text: String) {
        guard isShown else { return }
        var text = text
        text.withUTF8 { try? StandardStream.error.write(UnsafeRawBufferPointer($0)) }
    }
}
