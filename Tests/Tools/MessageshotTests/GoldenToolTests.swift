import Foundation
import XCTest

/// `goldens`, the program for packages with golden tests.
final class GoldenToolTests: ProgramTestCase {
    override class var programName: String { "goldens" }

    func testUnknownCommandIsReported() throws {
        let known = "expected goldens, report, approve, twice (see --help)"
        for arguments in [["lint", "--help"], ["lint"], ["aprove", "--all"]] {
            let result = try run(arguments)
            XCTAssertEqual(result.text, "")
            XCTAssertEqual(result.error, "goldens: unknown command “\(arguments[0])”; \(known)\n")
            XCTAssertEqual(result.status, 2)
        }
    }

    func testListingNeedsNoName() throws {
        try write("", to: "Package.swift")
        try FileManager.default.createDirectory(
            atPath: path("Golden/Badge/LabelTests"), withIntermediateDirectories: true)
        try write("round\n", to: "Golden/Badge/LabelTests/circle.txt")
        for arguments in [["--json"], ["list", "--json"], ["goldens", "--json"]] {
            let result = try run(arguments)
            XCTAssertTrue(result.text.contains("\"goldens\" : ["), result.text + result.error)
            XCTAssertEqual(result.status, 0)
        }
        XCTAssertTrue(try run("help").text.contains("approve"))
        XCTAssertTrue(try run("approve", "--help").text.contains("--over-budget"))
    }
}
