/// Writes diagnostics to standard error.
package enum StandardError {
    /// The maximum length of a line, in Unicode scalars.
    private static let longest = 1000

    /// Writes one line in its ``Swift/String/printable`` form. Does nothing if standard error is closed or full: that
    /// is no reason to stop.
    package static func write(_ line: String) {
        try? StandardStream.error.write(lines: line.shortenedInside(to: longest))
    }

    /// The maximum length of an error, including its line break.
    private static let longestError = 299

    /// Writes the reason for which a program ends, after the program's name: one line of less than 300 characters.
    package static func write(failure: String, of program: String) {
        try? StandardStream.error.write(lines: "\(program): \(failure)".shortenedInside(to: longestError - 1))
    }
}
