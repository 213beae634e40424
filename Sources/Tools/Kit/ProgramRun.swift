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
    ///   - command: The program and its arguments, as `env` takes them: variables may be before it, such as `TMPDIR=/tmp`.
    ///   - folder: The working directory; `nil` for the current one.
    ///   - environment: Variables in addition to those of this program.
    ///   - interruption: Ends the program early.
    /// - Throws: If it can't be started, or `CancellationError`.
    package static func run(
        _ command: [String], in folder: String? = nil, environment: [String: String] = [:],
        until interruption: Interruption = Interruption()
    ) throws -> ProgramRun {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        if !environment.isEmpty {
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        }
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        let (output, error) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = error
        process.standardInput = FileHandle.nullDevice
        let exit = ProcessExit(of: process)
        try process.run()
        let identifier = process.processIdentifier
        ChildProcesses.insert(identifier)
        defer { ChildProcesses.remove(identifier) }
        let (text, problems) = try interruption.wait(for: identifier) {
            // Both pipes are read at once, so that neither is full while the other is waited for.
            let errors = Concurrent { error.fileHandleForReading.readDataToEndOfFile() }
            let text = output.fileHandleForReading.readDataToEndOfFile()
            let problems = try errors.value
            exit.wait()
            return (text, problems)
        }
        let code = process.terminationStatus
        return ProgramRun(
            status: process.terminationReason == .exit ? code : 128 + code,
            output: String(decoding: text, as: UTF8.self),
            error: String(decoding: problems, as: UTF8.self))
    }
}
