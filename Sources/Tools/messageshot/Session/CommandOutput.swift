import Console
import Foundation
import GoldenCommands

/// Who gets what a command says and writes.
protocol CommandOutput: AnyObject {
    /// Takes a line of the command's result, or several.
    func write(line: String) throws

    /// Takes the command's result as JSON.
    func write(json: Data) throws

    /// Takes a line about a picture that was drawn in spite of it.
    func warn(_ line: String)

    /// Takes a failure that others follow.
    func report(_ failure: Failure)

    /// Notes that a file has been written.
    func wrote(_ path: String)
}

/// Standard output and standard error.
final class StandardStreams: CommandOutput {
    func write(line: String) throws { try StandardOutput.write(line: line) }
    func write(json: Data) throws { try StandardOutput.write(json: json) }
    func warn(_ line: String) { StandardError.write("messageshot: warning: \(line)") }
    func report(_ failure: Failure) { failure.tell("messageshot") }
    func wrote(_ path: String) {}
}
