internal import CSwiftRuntime
internal import Console
internal import Foundation
internal import SwiftRuntime

/// Prepares a process so that it behaves the same on every machine, and starts fast.
package enum ProgramStart {
    /// Turns closed streams and broken pipes into errors, removes temporary files on signals, and ends the process with
    /// one line if memory is limited too tightly.
    ///
    /// - Parameter name: The program's name, evaluated when the arguments are known.
    package static func begin(_ name: @autoclosure () -> String) {
        prepare()
        StandardStream.secure()
        TemporaryFiles.removeAtSignals()
        if let problem = MemoryLimit.problem { end(problem, name(), code: 3) }
        if let problem = argumentProblem { end(problem, name(), code: 2) }
    }

    private static func end(_ problem: String, _ name: String, code: Int32) -> Never {
        StandardError.write(failure: problem, of: name)
        exit(code)
    }

    /// Swift replaces bytes that aren't UTF-8, so a file would get another name.
    private static var argumentProblem: String? {
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil else {
                continue
            }
            return
                "argument \(index), “\(String(cString: argument).shortened(to: 60))”, is not UTF-8; only names in UTF-8 "
                + "can be read or written"
        }
        return nil
    }

    /// Removes environment variables that influence drawing libraries, and finds the arguments where `/proc` is
    /// missing.
    ///
    /// Call this first in `main`: no other thread may read the environment while it changes.
    package static func prepare() {
        if access("/proc/self/cmdline", R_OK) != 0 { ProgramArguments.takeFromStack() }
        for name in ProcessInfo.processInfo.environment.keys where isForLibraries(name) { unsetenv(name) }
        // Foundation's ICU prefers files of languages and time zones in /usr/share/icu to its own; this path has none.
        setenv("ICU_DATA", "/dev/null", 1)
        keepMemory()
    }

    /// Keeps freed memory for reuse. Returning it to the system and requesting it again for the next picture takes a
    /// tenth of the time of a bubble.
    private static func keepMemory() {
        // Keep up to 64 MiB of free heap; allocations of 32 MiB and more are outside the heap.
        mallopt(M_TRIM_THRESHOLD, 1 << 26)
        mallopt(M_MMAP_THRESHOLD, 1 << 25)
    }

    /// The prefixes of the variables that make fontconfig, FreeType, HarfBuzz, Pango, Cairo, GLib, gdk-pixbuf and ICU
    /// draw differently or write to standard output.
    private static let prefixes = [
        "FC_", "FONTCONFIG_", "FREETYPE_", "HB_", "PANGO", "CAIRO_", "G_", "GDK_PIXBUF_", "ICU_",
    ]

    private static func isForLibraries(_ name: String) -> Bool {
        // Pango takes languages, and thereby fonts, from `LANGUAGE`.
        name == "LANGUAGE" || prefixes.contains { name.hasPrefix($0) }
    }
}
