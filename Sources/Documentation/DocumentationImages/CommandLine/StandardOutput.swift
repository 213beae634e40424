import Console
import Foundation

/// Lines for a person or a script, in which nothing acts on a terminal.
enum StandardOutput {
    /// The name under which the program was started.
    static var programName: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "pictures"
    }

    /// - Throws: If the disk is full or nobody reads.
    static func write(line: String) throws(PictureFailure) {
        do {
            try StandardStream.output.write(lines: line)
        } catch {
            throw PictureFailure("standard output can't be written to: \(error.reason)", isMachineFailure: true)
        }
    }

    /// Writes a line to standard error. Where that is closed, the exit code alone says it.
    static func warn(_ line: String) { StandardError.write(line) }
}
