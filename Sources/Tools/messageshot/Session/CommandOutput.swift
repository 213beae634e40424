import Console
import Foundation
import GoldenCommands

/// Receives a command's output.
protocol CommandOutput: AnyObject {
    /// Receives one or more lines of the command's result.
    func write(line: String) throws

    /// Receives the command's result as JSON.
    func write(json: Data) throws

    /// Receives a warning about a picture.
    func warn(_ line: String)

    /// Receives a failure that is followed by others.
    func report(_ failure: Failure)

    /// Notes that a file was written.
    func wrote(_ path: String)
}

/// Standard output and standard error.
final class StandardStreams: CommandOutput {
    func write(line: String) throws { try StandardOutput.write(line: line) }
    func write(json: Data) throws { try StandardOutput.write(json: json) }
    func warn(_ line: String) { StandardError.write("messageshot: warning: \(line)") }
    func report(_ failure: Failure) { failure.report(as: "messageshot") }
    func wrote(_ path: String) {}
}
