internal import CPango
internal import Foundation

/// What Pango, gdk-pixbuf and GLib would write to standard error themselves.
package enum LibraryMessages {
    /// From now on their warnings are dropped: what matters of them is an error that the caller tells in its own words.
    ///
    /// Before GLib ends the process, for want of memory, one line says so.
    package static func keepQuiet() { isQuiet }

    private static let isQuiet: Void = {
        _ = g_log_set_default_handler(
            { _, level, message, _ in
                guard level.rawValue & (G_LOG_LEVEL_ERROR.rawValue | G_LOG_FLAG_FATAL.rawValue) != 0 else { return }
                let isMemory = message.map { strstr($0, "failed to allocate") != nil } ?? false
                let line: StaticString =
                    isMemory
                    ? "MessageShot: the machine has too little memory; the program ends\n"
                    : "MessageShot: a library that draws has failed; the program ends\n"
                // Nothing may be allocated here.
                _ = write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
                // As a machine that failed, and not as a crash.
                _exit(3)
            }, nil)
    }()
}
