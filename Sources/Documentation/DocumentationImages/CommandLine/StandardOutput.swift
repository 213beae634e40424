import Console
import Foundation

/// Prints lines for people and scripts, with control characters removed.
enum StandardOutput {
    /// The name that the program was started with.
    static var programName: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "pictures"
    }

    /// - Throws: If the disk is full or the pipe is closed.
    static func write(line: String) throws(PictureFailure) {
        do {
            try StandardStream.output.write(lines: line)
        } catch {
            throw PictureFailure("standard output can't be written to: \(error.reason)", isMachineFailure: true)
        }
    }

    /// Writes a line to standard error. If that is closed, only the exit code reports the problem.
    static func warn(_ line: String) { StandardError.write(line) }
}
