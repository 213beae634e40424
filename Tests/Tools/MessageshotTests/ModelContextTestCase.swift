import Foundation
import XCTest

/// Tests of `messageshot mcp` with one server.
class ModelContextTestCase: ProgramTestCase {
    /// The options of the command.
    class var options: [String] { [] }

    private(set) var client: ModelContextClient!

    override func setUpWithError() throws {
        try super.setUpWithError()
        try writeChat()
        client = try ModelContextClient(Self.program.path, Self.options, in: folder)
        try client.begin()
    }

    override func tearDownWithError() throws {
        try? client.closeInput()
        _ = try client.end()
        try super.tearDownWithError()
    }

    /// Asserts that a tool answers with an error of one line.
    func assertFails(
        _ tool: String, _ arguments: [String: Any], saying message: String, testLine: UInt = #line
    ) throws {
        let answer = try client.call(tool, arguments)
        XCTAssertTrue(answer.isError, line: testLine)
        XCTAssertEqual(answer.text, message, line: testLine)
    }
}
