import ArgumentParser
import Console
import Documents
import Files
import Fonts
import Foundation
import Raster

/// Why nothing was drawn or written: one line for a person, and an exit code for a script.
public struct PictureFailure: Error, Hashable, CustomStringConvertible {
    /// What is wrong, where, and what would be right.
    public let description: String

    /// Whether the disk or the memory failed, and not what was asked for.
    public let isMachineFailure: Bool

    package init(_ description: String, isMachineFailure: Bool = false) {
        self.description = description.split(whereSeparator: \.isNewline).joined(separator: " ")
        self.isMachineFailure = isMachineFailure
    }

    /// The failure of a step that draws or writes.
    ///
    /// - Parameter name: The entry that was drawn. Errors that name their place do without.
    init(_ error: any Error, drawing name: String) {
        switch error {
        case let failure as PictureFailure: self = failure
        case let error as DocumentError: self.init(error.description, isMachineFailure: error.isMachineFailure)
        case let error as FileError: self.init(error)
        case let error as RasterError: self.init("\(name): \(error)", isMachineFailure: error.isMachineFailure)
        default: self.init("\(name): \(error)", isMachineFailure: error is FontsError)
        }
    }

    init(_ error: FileError) { self.init(error.description, isMachineFailure: true) }

    /// The failure of a whole run. Help and version are printed, and end the program.
    init(_ error: any Error, of command: any ParsableCommand.Type) {
        switch error {
        case let failure as PictureFailure: self = failure
        case let error as FileError: self.init(error)
        case let error as FontsError: self.init(error.description, isMachineFailure: true)
        case let problem as CollectionProblem: self.init(problem.description)
        default:
            guard command.exitCode(for: error) == .success else {
                self.init(command.message(for: error))
                return
            }
            do throws(PictureFailure) {
                try StandardOutput.write(line: command.fullMessage(for: error))
                Foundation.exit(EXIT_SUCCESS)
            } catch {
                self = error
            }
        }
    }

    /// Writes one line to standard error.
    func report() { StandardError.write(failure: description, of: StandardOutput.programName) }

    /// Ends the program after one line on standard error.
    func exit() -> Never {
        report()
        Foundation.exit(isMachineFailure ? 3 : 2)
    }
}
