internal import Files
internal import Foundation

/// A program that has run to its end.
package struct ProgramRun: Sendable {
    /// The exit code, or 128 and the number of the signal.
    package let status: Int32

    /// Standard output and standard error.
    package let output, error: String

    /// Runs a program of the `PATH`, and collects what it prints.
    ///
    /// - Parameters:
    ///   - command: The program and its arguments.
    ///   - folder: The working directory; `nil` for the current one.
    ///   - environment: Variables in addition to those of this program.
    ///   - interruption: Ends the program early.
    /// - Throws: `FileError` if it can't be started, or `CancellationError`.
    package static func run(
        _ command: [String], in folder: String? = nil, environment: [String: String] = [:],
        until interruption: Interruption = Interruption()
    ) throws -> ProgramRun {
        let process = try ChildProcess(command, in: folder, environment: environment)
        let ending = try interruption.wait(for: process) { process.wait() }
        return ProgramRun(
            status: ending.status, output: String(decoding: process.outputBytes, as: UTF8.self),
            error: String(decoding: process.errorBytes, as: UTF8.self))
    }
}
