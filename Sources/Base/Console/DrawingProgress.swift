internal import Foundation

/// Says on a terminal how much is done; anywhere else it says nothing.
package final class DrawingProgress: @unchecked Sendable {
    private let lock = NSLock()
    private let total: Int
    private var done = 0
    private let isShown = isatty(STDERR_FILENO) == 1

    /// When a line was shown, in nanoseconds.
    private var last: UInt64 = 0

    /// - Parameter total: The number of pictures, if it is known.
    package init(of total: Int = 0) {
        self.total = total
    }

    /// Counts one more picture.
    package func advance() {
        lock.withLock {
            done += 1
            show("\r\(done) of \(total) pictures")
        }
    }

    /// Says how many pictures are done, of so many.
    package func show(_ done: Int, of total: Int) {
        lock.withLock { show("\r\(done) of \(total) pictures") }
    }

    /// Shows a line in the place of the one before, a few times a second at most.
    package func show(line: @autoclosure () -> String) {
        lock.withLock {
            let now = DispatchTime.now().uptimeNanoseconds
            guard isShown, now - last > 200_000_000 else { return }
            last = now
            show("\r\(line())\u{1B}[K")
        }
    }

    /// Takes the line away.
    package func end() {
        show("\r\u{1B}[K")
    }

    private func show(_ text: String) {
        guard isShown else { return }
        var text = text
        text.withUTF8 { try? StandardStream.error.write(UnsafeRawBufferPointer($0)) }
    }
}
