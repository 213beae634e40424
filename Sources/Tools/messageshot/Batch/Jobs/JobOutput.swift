import Console
import Foundation
import GoldenCommands

/// Collects the output of a job for its result.
final class JobOutput: CommandOutput {
    private(set) var printed: [String] = []
    private(set) var warnings: [String] = []

    /// The failures before the one that ended the job.
    private(set) var failures: [Failure] = []

    /// The paths of the files that were written.
    private(set) var files: [String] = []

    func write(line: String) { printed.append(line.printableLines) }

    func write(json: Data) {
        let text = PrintableJSON.escaped(String(decoding: json, as: UTF8.self))
        printed.append(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }

    func warn(_ line: String) { warnings.append(line) }
    func report(_ failure: Failure) { failures.append(failure) }
    func wrote(_ path: String) { files.append(path) }
}
