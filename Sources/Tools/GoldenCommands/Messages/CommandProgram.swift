package import ArgumentParser
import Console
internal import Foundation

/// The program around a command.
package enum CommandProgram {
    /// Prints the help, the version or the completions that an error of `command` represents, and ends the program.
    ///
    /// - Returns: If the error is a mistake, which isn't printed to standard output.
    /// - Throws: ``Failure`` if standard output can't be written to.
    package static func printHelp(for error: any Error, of command: any ParsableCommand.Type) throws {
        guard command.exitCode(for: error) == .success else { return }
        try StandardOutput.write(line: command.fullMessage(for: error))
        Foundation.exit(EXIT_SUCCESS)
    }
}
