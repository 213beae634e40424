import Foundation
import Frames
import Raster
import XCTest

@testable import Goldens

/// `messageshot approve`, on a package in which golden tests have run.
final class ApproveTests: ProgramTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try write("", to: "Package.swift")
    }

    private func frame(radius: CGFloat) -> Frame {
        Frame(
            origin: "Badge", rect: CGRect(x: 0, y: 0, width: 20, height: 12), corners: CornerRadii(radius),
            fill: .color(RGBA(hex: 0x005FFF)))
    }

    /// Runs tests with names in a new run.
    private func runTests(_ tests: [String], radius: CGFloat, recording: RecordMode, run: String) throws {
        let goldens = GoldenRun(
            folder: "\(path(".build/goldens"))/\(run)",
            process: RunProcess(id: 1, package: folder.path, shard: nil, isFiltered: false))
        for (index, test) in tests.enumerated() {
            let name = GoldenName(fileID: "BadgeTests/LabelTests.swift", testName: test, variant: nil)
            let file = path("Tests/LabelTests.swift")
            let check = GoldenCheck(
                name: name, place: try GoldenPlace(name, filePath: file, pathExtension: "png", environment: [:]),
                source: SourcePlace(file: file, line: index), recording: recording)
            let bitmap = try Renderer().render(frame(radius: radius), scale: 1, background: .white)
            let picture = GoldenPicture(bitmap, frame: frame(radius: radius))
            _ = check.run(PictureContent(picture, tolerance: .init()), in: goldens)
        }
    }

    private let list = """
        1. 2 changed
             Badge: corner radius 6 → 0
           Badge/LabelTests/a.png → Golden/Badge/LabelTests/a.png
           Badge/LabelTests/b.png → Golden/Badge/LabelTests/b.png

        """

    private func change() throws {
        try runTests(["a", "b"], radius: 6, recording: .missing, run: "first")
        try runTests(["a", "b"], radius: 0, recording: .never, run: "second")
    }

    private func isGolden(_ name: String, radius: CGFloat) throws -> Bool {
        try PNGReader.frame(in: data("Golden/Badge/LabelTests/\(name).png")) == frame(radius: radius)
    }

    func testWithoutATerminalItListsAndEndsWithOne() throws {
        try change()
        for arguments in [["approve"], ["approve", "--list"]] {
            let result = try run(arguments)
            XCTAssertEqual(result.text, list)
            XCTAssertEqual(result.status, 1)
            XCTAssertEqual(result.error, "")
        }
        XCTAssertTrue(try isGolden("a", radius: 6))
    }

    func testOne() throws {
        try change()
        let result = try run("approve", "--only", "Badge/LabelTests/a")
        XCTAssertEqual(result.text, "approved Badge/LabelTests/a.png\n")
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(try isGolden("a", radius: 0))
        XCTAssertTrue(try isGolden("b", radius: 6))
        XCTAssertEqual(try run("approve", "--all").text, "approved Badge/LabelTests/b.png\n")
        let rest = try run("approve")
        XCTAssertEqual(rest.text, "nothing is waiting for approval\n")
        XCTAssertEqual(rest.status, 0)
    }

    func testGroup() throws {
        try change()
        XCTAssertEqual(
            try run("approve", "--group", "1").text,
            "approved Badge/LabelTests/a.png\napproved Badge/LabelTests/b.png\n")
        try assertFails("approve", "--group", "2", saying: "no group 2 is waiting for approval; nothing is")
    }

    /// A run that was created on another machine, such as CI, in a checkout that isn't available.
    func testRunThatWasMoved() throws {
        try change()
        let here = path("here/checkout")
        try FileManager.default.createDirectory(atPath: here, withIntermediateDirectories: true)
        for name in ["Package.swift", "Golden"] {
            try FileManager.default.moveItem(atPath: path(name), toPath: "\(here)/\(name)")
        }
        try FileManager.default.moveItem(atPath: path(".build/goldens/second"), toPath: path("artifact"))
        let moved = ["approve", "--run", path("artifact")]
        XCTAssertTrue(
            try run(moved + ["--all"]).error.hasSuffix("name the package with --package\n"), "no package is near")
        XCTAssertEqual(try run(moved + ["--package", here]).text, list)
        XCTAssertEqual(try run(moved + ["--package", here, "--group", "1"]).status, 0)
        for name in ["a", "b"] {
            let tree = try PNGReader.frame(in: data("here/checkout/Golden/Badge/LabelTests/\(name).png"))
            XCTAssertEqual(tree, frame(radius: 0))
        }
        XCTAssertEqual(try run(moved + ["--package", here]).text, "nothing is waiting for approval\n")
    }

    func testUnusedGoldens() throws {
        try runTests(["a", "b"], radius: 6, recording: .missing, run: "first")
        try runTests(["a"], radius: 6, recording: .never, run: "second")
        let unused = path("Golden/Badge/LabelTests/b.png")
        let result = try run("approve", "--unused")
        XCTAssertEqual(result.text, "unused \(unused)\n")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(try run("approve", "--remove-unused").text, "removed \(unused)\n")
        XCTAssertEqual(try run("approve", "--unused").status, 0)
        XCTAssertTrue(try isGolden("a", radius: 6))
    }

    func testMistakesAreReported() throws {
        try assertFails(
            "approve",
            saying: "\(folder.path): no golden tests have run in this package; run them with “swift test” first")
        try change()
        try assertFails(
            "approve", "--only", "Badge/c",
            saying: "Badge/c: nothing with that name is waiting for approval; waiting: Badge/LabelTests/a.png, "
                + "Badge/LabelTests/b.png")
        try assertFails(
            "approve", "--run", "nowhere",
            saying: "nowhere: not a run of golden tests: manifest.jsonl is missing")
        let together = try run("approve", "--all", "--list")
        XCTAssertEqual(together.status, 2)
        XCTAssertTrue(together.error.contains("can't be combined"), together.error)
    }
}
