import BuiltPrograms
import Foundation
import XCTest

/// A run of the built program.
typealias Run = BuiltPrograms.Run

/// Runs `messageshot` in a separate folder.
class ProgramTestCase: XCTestCase {
    private(set) var folder: URL!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("messageshot-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    /// The program that runs.
    class var programName: String { "messageshot" }

    /// - Parameters:
    ///   - input: The content of standard input.
    ///   - output: The destination of standard output; `nil` to collect it.
    func run(
        _ arguments: [String], input: Data = Data(), output: FileHandle? = nil, environment: [String: String] = [:]
    ) throws -> Run {
        try launch(Self.program.path, arguments, input: input, output: output, environment: environment)
    }

    func launch(
        _ program: String, _ arguments: [String], input: Data = Data(), output: FileHandle? = nil,
        environment: [String: String] = [:]
    ) throws -> Run {
        try Run(program, arguments, in: folder, input: input, output: output, environment: environment)
    }

    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Run {
        try run(arguments, environment: environment)
    }

    /// Asserts that a command prints one line on standard error, exits with `status` and writes nothing.
    func assertFails(
        _ arguments: String..., status: Int32 = 2, saying line: String, file: StaticString = #filePath,
        testLine: UInt = #line
    ) throws {
        let before = try contents()
        let result = try run(arguments)
        XCTAssertEqual(result.error, "\(Self.programName): \(line)\n", file: file, line: testLine)
        XCTAssertEqual(result.status, status, file: file, line: testLine)
        XCTAssertEqual(result.text, "", file: file, line: testLine)
        XCTAssertEqual(try contents(), before, "something was written", file: file, line: testLine)
    }

    /// Runs a shell command line in which `messageshot`, or the name of the program, is the built program.
    func shell(_ line: String) throws -> Run {
        try launch("/bin/bash", ["-c", "\(Self.programName)() { \"\(Self.program.path)\" \"$@\"; }; \(line)"])
    }

    /// Asserts the exit code of a shell command line and its standard error.
    func assertEnds(
        _ line: String, with status: Int32, saying error: String = "", file: StaticString = #filePath,
        testLine: UInt = #line
    ) throws {
        let result = try shell(line)
        XCTAssertEqual(result.status, status, "\(line): \(result.error)", file: file, line: testLine)
        XCTAssertEqual(result.error, error, line, file: file, line: testLine)
    }

    // MARK: Files

    /// All files in the test's folder.
    func contents() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    /// Writes a short conversation with one message after the other.
    func writeChat(to name: String = "chat.yaml", messages: [String] = ["Hello", "Sup!"]) throws {
        try write(Self.chat(messages), to: name)
    }

    static func chat(_ messages: [String]) -> String {
        let lines = messages.enumerated().map { index, text in
            "  - { from: \(index % 2 == 0 ? "leia" : "luke"), text: \"\(text)\" }"
        }
        return """
            channel: { name: Rebels }
            me: luke
            users: { leia: { name: Leia Organa }, luke: { name: Luke } }
            messages:
            \(lines.joined(separator: "\n"))
            """
    }

    /// The program that is built with the tests.
    static var program: URL { URL(fileURLWithPath: path(of: programName)) }

    /// The path of a program that is built with the tests.
    static func path(of programName: String) -> String {
        BuiltProgram.path(of: programName)
    }
}
