import Foundation
import XCTest

/// The findings of `messageshot doctor` on a complete system, and on incomplete ones.
final class DoctorTests: ProgramTestCase {
    private struct Report: Decodable {
        struct Finding: Decodable {
            let status: String
            let subject: String
            let text: String
            let package: String?
        }

        let schema: Int
        let version: String
        let findings: [Finding]

        func finding(_ subject: String) throws -> Finding {
            try XCTUnwrap(findings.first { $0.subject == subject }, subject)
        }
    }

    private func report(_ environment: [String: String] = [:], status: Int32 = 0) throws -> Report {
        let result = try run("doctor", "--json", environment: environment)
        XCTAssertEqual(result.status, status, result.text)
        XCTAssertEqual(result.error, "")
        return try JSONDecoder().decode(Report.self, from: result.output)
    }

    func testNothingIsMissingHere() throws {
        let report = try report()
        XCTAssertEqual(report.schema, 1)
        XCTAssertEqual(report.version, "0.1.0")
        for finding in report.findings { XCTAssertNotEqual(finding.status, "problem", finding.text) }
        XCTAssertEqual(try report.finding("fonts").status, "ok")
        XCTAssertEqual(try report.finding("picture").status, "ok")
        XCTAssertEqual(try contents(), [], "something was written")
    }

    func testMemoryNamesThePixelLimit() throws {
        let text = try report().finding("memory").text
        XCTAssertTrue(
            text.contains(
                "a picture may have 64 million pixels, at 4 bytes each, and up to 536 million with --max-pixels"), text)
    }

    func testLinesForAPerson() throws {
        let lines = try run("doctor").text.split(separator: "\n").map(String.init)
        XCTAssertTrue(lines[0].hasPrefix("MessageShot 0.1.0, /"), lines[0])
        XCTAssertTrue(lines[1].hasPrefix("ok       fonts               all "), lines[1])
        for line in lines.dropFirst().dropLast() {
            XCTAssertTrue(["ok", "warning", "problem"].contains { line.hasPrefix($0 + " ") }, line)
        }
        XCTAssertTrue(try XCTUnwrap(lines.last).contains(/^All is as tested\.$|^0 problems, \d+ warnings?$/))
    }

    func testMissingFontsAreAProblem() throws {
        let report = try report(["MESSAGESHOT_FONTS": path("none")], status: 3)
        XCTAssertEqual(try report.finding("fonts").status, "problem")
        XCTAssertTrue(try report.finding("fonts").text.contains(path("none")))
        XCTAssertEqual(try report.finding("picture").text, "can't be drawn without the fonts")
    }

    /// Neither the locale, the time zone nor the environment of a library changes the picture.
    func testTheEnvironmentMakesNoDifference() throws {
        let environment = [
            "LANG": "de_DE.UTF-8", "LC_ALL": "ar_EG.UTF-8", "TZ": "Asia/Kathmandu", "LIBTHAI_DICTDIR": folder.path,
            "HOME": "/nonexistent",
        ]
        XCTAssertEqual(try report(environment).finding("picture").status, "ok")
    }

    func testUnusualEnvironmentValuesAreNotPrinted() throws {
        let result = try run("doctor", environment: ["TZ": "\u{1B}[31m\nUTC"])
        XCTAssertTrue(result.text.contains("TZ is set"), result.text)
        XCTAssertFalse(result.text.contains("\u{1B}"))
    }
}
