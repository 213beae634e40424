import Foundation
import Frames
import Raster
import XCTest

@testable import Goldens

/// `messageshot report`, on a package in which golden tests have run.
final class ReportCommandTests: ProgramTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try write("", to: "Package.swift")
    }

    /// Runs a test whose golden is missing.
    private func runTest(_ name: String = "run-1") throws {
        let goldens = GoldenRun(
            folder: "\(path(".build/goldens"))/\(name)",
            process: RunProcess(id: 1, package: folder.path, shard: nil, isFiltered: false))
        let name = GoldenName(fileID: "BadgeTests/LabelTests.swift", testName: "testCircle", variant: nil)
        let file = path("Tests/LabelTests.swift")
        let check = GoldenCheck(
            name: name, place: try GoldenPlace(name, filePath: file, pathExtension: "png", environment: [:]),
            source: SourcePlace(file: file, line: 3), recording: .never)
        let frame = Frame(origin: "Badge", rect: CGRect(x: 0, y: 0, width: 20, height: 12), fill: .color(.white))
        let picture = GoldenPicture(try Renderer().render(frame, scale: 1, background: .white), frame: frame)
        _ = check.run(PictureContent(picture, tolerance: .init()), in: goldens)
    }

    func testPageLiesInTheRunsFolder() throws {
        try runTest()
        let result = try run("report")
        XCTAssertEqual(result.text, path(".build/goldens/run-1/report.html") + "\n")
        XCTAssertEqual(result.error, "")
        XCTAssertEqual(result.status, 0)
        let page = String(decoding: try data(".build/goldens/run-1/report.html"), as: UTF8.self)
        XCTAssertTrue(page.hasPrefix("<!DOCTYPE html>"))
        XCTAssertTrue(page.contains("--run .build/goldens/run-1 --only Badge/LabelTests/circle.png"))
    }

    /// A run that was created on another machine has the same report, without a package.
    func testRunThatWasMoved() throws {
        try runTest()
        let before = try run("report", "--format", "json").text
        try FileManager.default.moveItem(atPath: path(".build/goldens/run-1"), toPath: path("artifact"))
        try FileManager.default.removeItem(atPath: path("Package.swift"))
        let result = try run("report", "artifact", "--format", "json")
        XCTAssertEqual(result.error, "")
        XCTAssertEqual(
            result.text.replacing("\"artifact/Badge", with: "\".build/goldens/run-1/Badge")
                .replacing(path("artifact"), with: ".build/goldens/run-1"), before)
        XCTAssertTrue(result.text.contains("\"artifact/Badge/LabelTests/circle.actual.png\""))
        XCTAssertFalse(result.text.contains("\"gone\""))
        XCTAssertTrue(try run("report", "artifact").text.hasSuffix("artifact/report.html\n"))
        let page = String(decoding: try data("artifact/report.html"), as: UTF8.self)
        XCTAssertTrue(page.contains("data:image/png;base64,"))
    }

    func testGitHubAnnotationsBesideTheReport() throws {
        try runTest()
        let result = try run("report", "-o", "report.html", "--github")
        let lines = result.text.split(separator: "\n")
        XCTAssertEqual(lines.count, 2, result.text)
        XCTAssertTrue(
            lines[1].hasPrefix(
                "::error file=Tests/LabelTests.swift,line=3,title=Badge/LabelTests/circle.png::Golden/Badge/"),
            result.text)
        let mixed = try run("report", "--format", "json", "--github")
        XCTAssertEqual(mixed.status, 2)
        XCTAssertTrue(mixed.error.contains("name a file with -o"), mixed.error)
    }

    func testNameOfTheOutputAsksForTheFormat() throws {
        try runTest()
        for (name, start) in [("a.html", "<!DOCTYPE"), ("a.json", "{\n"), ("a.xml", "<?xml"), ("a.md", "### Golden")] {
            XCTAssertEqual(try run("report", ".build/goldens/run-1", "-o", name).text, "\(name)\n")
            XCTAssertTrue(String(decoding: try data(name), as: UTF8.self).hasPrefix(start), name)
        }
    }

    func testOtherFormatsGoToStandardOutput() throws {
        try runTest()
        XCTAssertTrue(try run("report", "--format", "markdown").text.hasPrefix("### Golden tests: 1 new\n"))
        XCTAssertTrue(try run("report", "--format", "junit").text.contains("<testcase name=\"circle\""))
        XCTAssertTrue(try run("report", "--format", "html", "-o", "-").text.hasPrefix("<!DOCTYPE html>"))
        XCTAssertNotNil(try JSONSerialization.jsonObject(with: run("report", "--format", "json").output))
    }

    func testSchema() throws {
        let schema = try JSONSerialization.jsonObject(with: run("report", "--schema").output) as? [String: Any]
        XCTAssertEqual(schema?["title"] as? String, "Report of a run of golden tests")
    }

    func testMistakesAreReported() throws {
        try assertFails(
            "report",
            saying: "\(folder.path): no golden tests have run in this package; run them with “swift test” first")
        try assertFails(
            "report", "nowhere", saying: "nowhere: not a run of golden tests: manifest.jsonl is missing")
        try runTest()
        try assertFails(
            "report", "-o", "a.pdf", saying: "a.pdf: .pdf is not a report format; expected html, json, xml or md")
        try assertFails(
            "report", "-o", "no/a.html", saying: "no: there is no such folder; create it first")
        try assertFails("report", "--pictures", "2000", saying: "--pictures 2000: expected 0 to 1024 MiB")
    }
}
