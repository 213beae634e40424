internal import CSwiftRuntime
internal import Console
internal import Foundation
internal import SwiftRuntime

/// What a program does before anything else, so that it is the same on every machine, and as quick as it can be.
package enum ProgramStart {
    /// Prepares the process: closed streams and pipes without readers are errors, signals leave no temporary files, and
    /// with too little memory it ends with one line.
    ///
    /// - Parameter name: The program's name, asked for when the arguments are known.
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

    /// Swift puts other characters in the place of bytes that aren't UTF-8, and a file would get another name.
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

    /// Forgets what the environment says to the libraries that draw, and finds the arguments where there is no `/proc`.
    ///
    /// To be called first in `main`: the environment is changed, which no other thread may read meanwhile.
    package static func prepare() {
        if access("/proc/self/cmdline", R_OK) != 0 { ProgramArguments.takeFromStack() }
        for name in ProcessInfo.processInfo.environment.keys where isForLibraries(name) { unsetenv(name) }
        // Foundation's ICU prefers files of languages and time zones below /usr/share/icu to its own unless it is sent
        // where none can be.
        setenv("ICU_DATA", "/dev/null", 1)
        keepMemory()
    }

    /// Keeps memory that is given back for what comes next. Usually the system gets it, and is asked for it again with the
    /// next picture, which is a tenth of a bubble's time.
    private static func keepMemory() {
        // At its end, up to 64 MiB of the heap stay; from 32 MiB on, memory is outside of the heap.
        mallopt(M_TRIM_THRESHOLD, 1 << 26)
        mallopt(M_MMAP_THRESHOLD, 1 << 25)
    }

    /// The beginnings of the variables with which fontconfig, FreeType, HarfBuzz, Pango, Cairo, GLib, gdk-pixbuf and ICU
    /// can be told to draw otherwise, or to write to standard output.
    private static let prefixes = [
        "FC_", "FONTCONFIG_", "FREETYPE_", "HB_", "PANGO", "CAIRO_", "G_", "GDK_PIXBUF_", "ICU_",
    ]

    private static func isForLibraries(_ name: String) -> Bool {
        // Pango takes languages, and with them fonts, from the last one.
        name == "LANGUAGE" || prefixes.contains { name.hasPrefix($0) }
    }
}
