internal import CPango
internal import Foundation

/// Silences what Pango, gdk-pixbuf and GLib write to standard error.
package enum LibraryMessages {
    /// Discards their warnings from now on: relevant failures are reported by the caller.
    ///
    /// If GLib aborts the process because it is out of memory, one line says so.
    package static func keepQuiet() { isQuiet }

    private static let isQuiet: Void = {
        _ = g_log_set_default_handler(
            { _, level, message, _ in
                guard level.rawValue & (G_LOG_LEVEL_ERROR.rawValue | G_LOG_FLAG_FATAL.rawValue) != 0 else { return }
                let isMemory = message.map { strstr($0, "failed to allocate") != nil } ?? false
                let line: StaticString =
                    isMemory
                    ? "MessageShot: out of memory; the program ends\n"
                    : "MessageShot: a drawing library failed; the program ends\n"
                // Nothing may be allocated here.
                _ = write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
                // The exit code of a machine failure, not a crash.
                _exit(3)
            }, nil)
    }()
}
