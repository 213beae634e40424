import Foundation
import XCTest

/// The official Python client of the Model Context Protocol uses `messageshot mcp`.
final class ModelContextPythonTests: ProgramTestCase {
    func testSessions() throws {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL
        let result = try launch("/usr/bin/env", [root.path + "/Scripts/mcp/check-client", Self.program.path])
        // 77 says that the client can't be installed, 127 that there is no interpreter.
        guard ![77, 127].contains(result.status) else { throw XCTSkip(result.error) }
        XCTAssertEqual(result.status, 0, result.text + result.error)
    }
}
