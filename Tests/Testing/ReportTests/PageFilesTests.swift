import Foundation
import XCTest

@testable import Goldens
@testable import Reports

final class PageFilesTests: ReportTestCase {
    /// A report of several groups of goldens, each with its own picture.
    private func report(groups: Int, of count: Int) throws -> Report {
        var results: [GoldenResult] = []
        for group in 0..<groups {
            for number in 0..<count {
                let name = "\(group)-\(number).png"
                try writePicture(name, color: 0xFF00_0000 | UInt32(group << 8 | number))
                results.append(result(name, causes: ["cause \(group)"], actual: name))
            }
        }
        return try report(results)
    }

    func testEachContentIsInsideOnce() throws {
        try writePicture("same.png")
        try Data("A <b>text</b>\n".utf8).write(to: URL(fileURLWithPath: "\(runFolder())/text.txt"))
        let files = PageFiles(
            try report([
                result("a", actual: "same.png"), result("b", actual: "same.png"), result("c", actual: "text.txt"),
                result("d", actual: "gone.png"),
            ]), byteLimit: 1 << 20)
        XCTAssertEqual(files.contents.count, 2)
        XCTAssertTrue(files.contents[0].hasPrefix("data:image/png;base64,iVBOR"))
        XCTAssertEqual(files.contents[1], "A <b>text</b>\n")
        XCTAssertEqual(files.goldens["a"]?.actual, files.goldens["b"]?.actual)
        XCTAssertNil(files.goldens["d"])
        XCTAssertEqual(files.leftOut, 0)
    }

    func testEachGroupHasSomeBeforeAnyHasAll() throws {
        let report = try report(groups: 3, of: 10)
        let all = PageFiles(report, byteLimit: 1 << 20)
        XCTAssertEqual(all.goldens.count, 30)
        let weight = all.contents.map(\.utf8.count).max() ?? 0
        let few = PageFiles(report, byteLimit: weight * 4)
        XCTAssertEqual(Set(few.goldens.keys.compactMap(\.first)), ["0", "1", "2"])
        XCTAssertEqual(few.leftOut, 30 - few.goldens.count)
        XCTAssertLessThan(few.goldens.count, 6)
    }

    func testPageIsLimitedAndReportsIt() throws {
        let report = try report(groups: 2, of: 3)
        let page = String(decoding: try report.html(byteLimit: 0), as: UTF8.self)
        XCTAssertTrue(page.contains("\"leftOut\":6"))
        XCTAssertFalse(page.contains("data:image/png;base64"))
    }
}
