/// Takes lines about the running of the program.
package enum StandardError {
    /// More of a warning is not read.
    private static let longest = 1000

    /// Writes one line in its ``Swift/String/printable`` form. Where standard error is closed or full, nobody hears it:
    /// that is no reason to stop.
    package static func write(_ line: String) {
        try? StandardStream.error.write(lines: line.shortenedInside(to: longest))
    }

    /// The most characters of an error, with its line break.
    private static let longestError = 299

    /// Writes the reason why a program ends, behind its name: one line of less than 300 characters.
    package static func write(failure: String, of program: String) {
        try? StandardStream.error.write(lines: "\(program): \(failure)".shortenedInside(to: longestError - 1))
    }
}
