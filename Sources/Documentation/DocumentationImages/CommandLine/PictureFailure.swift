import ArgumentParser
import Console
import Documents
import Files
import Fonts
import Foundation
import Raster
import Typesetting

/// The reason why nothing was drawn or written: a line for people and an exit code for scripts.
public struct PictureFailure: Error, Hashable, CustomStringConvertible {
    /// What is wrong, where, and what is expected.
    public let description: String

    /// Whether the disk or the memory failed, as opposed to the input.
    public let isMachineFailure: Bool

    package init(_ description: String, isMachineFailure: Bool = false) {
        self.description = description.split(whereSeparator: \.isNewline).joined(separator: " ")
        self.isMachineFailure = isMachineFailure
    }

    /// Creates the failure of a step that draws or writes.
    ///
    /// - Parameter name: The entry being drawn. It is left out if the error already names its place.
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

    /// Creates the failure of a whole run. If the error is a request for the help or the version, prints it and exits.
    init(_ error: any Error, of command: any ParsableCommand.Type) {
        switch error {
        case let failure as PictureFailure: self = failure
        case let error as FileError: self.init(error)
        case let error as FontsError: self.init(error.description, isMachineFailure: true)
        case let error as SystemFontsError: self.init(error.description)
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

    /// Writes one line to standard error and ends the program.
    func exit() -> Never {
        report()
        Foundation.exit(isMachineFailure ? 3 : 2)
    }
}
