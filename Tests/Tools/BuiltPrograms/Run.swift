import Foundation

/// A run of a program, after its end.
public struct Run {
    /// The exit code, or 128 and the number of the signal.
    public let status: Int32

    public let output: Data

    public let error: String

    public var text: String { String(decoding: output, as: UTF8.self) }

    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - folder: The program's working directory.
    ///   - input: The content of standard input.
    ///   - output: The destination of standard output; `nil` to collect it.
    ///   - environment: Variables in addition to those of the tests.
    public init(
        _ program: String, _ arguments: [String], in folder: URL, input: Data = Data(), output: FileHandle? = nil,
        environment: [String: String] = [:]
    ) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // Files instead of pipes: a program with much output never waits for its reader.
        let files = try [input, Data(), Data()].map(Self.file)
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try output ?? FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        // `waitUntilExit` looks only every 50 ms.
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        ended.wait()
        let isExit = process.terminationReason == .exit
        status = isExit ? process.terminationStatus : 128 + process.terminationStatus
        self.output = try Data(contentsOf: files[1])
        error = try String(contentsOf: files[2], encoding: .utf8)
    }

    private static func file(_ data: Data) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString).io")
        try data.write(to: url)
        return url
    }
}
