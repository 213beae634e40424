import XCTest

@testable import GoldenTesting
@testable import Goldens

/// Goldens in folders that a test names, and existing texts of a suite in `__Snapshots__`.
final class SnapshotFolderTests: TestPackageCase {
    private var file: String { package.appendingPathComponent("Tests/BadgeTests/LabelTests.swift").path }

    private func name(_ test: String, _ variant: String, _ ending: String? = "txt") -> String {
        "\(SnapshotFileName(testName: test, variant: variant, pathExtension: ending))"
    }

    func testNamesAreThoseOfOld() {
        XCTAssertEqual(name("testCard()", "1"), "testCard.1.txt")
        XCTAssertEqual(name("testCard()", "dark mode", "png"), "testCard.dark-mode.png")
        XCTAssertEqual(name("progress(value:)", "a/b", nil), "progress-value.a-b")
        XCTAssertEqual(name("test_it()", "--x--"), "test_it.x.txt")
        XCTAssertEqual(name("testÜber()", "名前"), "testÜber.名前.txt")
        XCTAssertEqual(name("testCard()", "🎉"), "testCard..txt")
        XCTAssertEqual(name("testCard()", ""), "testCard..txt")
        let long = String(repeating: "long", count: 100)
        XCTAssertLessThan(name("testCard()", long).utf8.count, 220)
        XCTAssertNotEqual(name("testCard()", long + "a"), name("testCard()", long + "b"))
    }

    func testFolderIsExactlyTheOneThatIsNamed() throws {
        let name = SnapshotFileName(testName: "testCard()", variant: "1", pathExtension: "png")
        let inside = try GoldenPlace(name, in: "Tests/BadgeTests/Pictures/", filePath: file)
        XCTAssertEqual(inside.golden, "\(package.path)/Tests/BadgeTests/Pictures/testCard.1.png")
        XCTAssertEqual(inside.id, "Tests/BadgeTests/Pictures/testCard.1.png")
        XCTAssertEqual(inside.root, "\(package.path)/Tests/BadgeTests/Pictures")
        let outside = try GoldenPlace(name, in: "/somewhere/../else", filePath: file)
        XCTAssertEqual(outside.golden, "/else/testCard.1.png")
        XCTAssertEqual(outside.id, "else/testCard.1.png")
        let up = try GoldenPlace(name, in: "\(package.path)/Tests/../Pictures", filePath: file)
        XCTAssertEqual(up.id, "Pictures/testCard.1.png")
    }

    // MARK: The assertion

    /// The result of an assertion on line 1 of the test's file.
    private func verify(
        _ text: String, named name: String? = nil, directory: String? = nil, ending: String = "txt",
        record: SnapshotTestingConfiguration.Record = .missing
    ) -> GoldenResult? {
        let place = AssertionPlace(
            name: name, testName: "testCard()", fileID: "Helpers/Snapshots.swift", filePath: file, line: 1, column: 1)
        var strategy = SimplySnapshotting<String>.lines
        strategy.pathExtension = ending
        return place.verify({ text }, as: strategy, record: record, directory: directory)?.result
    }

    private func write(_ text: String, _ path: String) throws {
        let url = package.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: package.appendingPathComponent(path).path).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    func testGoldenIsNextToTheTest() throws {
        try XCTSkipIf(ProcessInfo.processInfo.environment["CI"] != nil, "nothing is recorded")
        XCTAssertEqual(
            verify("one", named: "x")?.id, "Badge/LabelTests/SnapshotFolderTests/card.x.txt",
            "the file of the test, which a helper passes on, and the suite that runs")
        XCTAssertEqual(verify("one", directory: "Mine")?.outcome, .recorded)
        XCTAssertEqual(text("Mine/testCard.1.txt"), "one")
        XCTAssertEqual(verify("two", directory: "Mine")?.outcome, .recorded, "unnamed ones are numbered in each folder")
        XCTAssertEqual(text("Mine/testCard.2.txt"), "two")
    }

    func testEarlierFileNamesAreUsed() throws {
        try write("one", "Tests/BadgeTests/__Snapshots__/LabelTests/testCard.dark-mode.txt")
        XCTAssertEqual(verify("one", named: "dark mode", record: .never)?.outcome, .passed)
        let changed = try XCTUnwrap(verify("two", named: "dark mode", record: .never))
        XCTAssertEqual(changed.id, "Tests/BadgeTests/__Snapshots__/LabelTests/testCard.dark-mode.txt")
        try Approval.approve(changed)
        XCTAssertEqual(text("Tests/BadgeTests/__Snapshots__/LabelTests/testCard.dark-mode.txt"), "two")
        XCTAssertEqual(files(in: "Golden"), [])
    }

    func testUsualPlaceComesFirst() throws {
        try write("old", "Tests/BadgeTests/__Snapshots__/LabelTests/testCard.x.txt")
        try write("new", "Golden/Badge/LabelTests/SnapshotFolderTests/card.x.txt")
        XCTAssertEqual(verify("new", named: "x", record: .never)?.outcome, .passed)
    }

    func testPicturesOfOldAreLeftAlone() throws {
        try write("a picture of iOS", "Tests/BadgeTests/__Snapshots__/LabelTests/testCard.x.png")
        XCTAssertEqual(verify("ours", named: "x", ending: "png", record: .never)?.outcome, .missing)
        XCTAssertEqual(text("Tests/BadgeTests/__Snapshots__/LabelTests/testCard.x.png"), "a picture of iOS")
    }

    // MARK: Housekeeping

    func testUnusedOnesAreFoundWithCare() throws {
        for name in ["testCard.1.txt", "testGone.1.txt"] {
            try write("one", "Tests/BadgeTests/__Snapshots__/LabelTests/\(name)")
            try write("one", "Mine/\(name)")
        }
        try write("one", "Mine/testCard.gone.txt")
        try write("{}", "Mine/fixture.json")
        try write("one", "Golden/Badge/Gone/x.txt")
        try write("a picture of iOS", "Tests/BadgeTests/__Snapshots__/LabelTests/testCard.1.png")
        let run = makeRun()
        let content = DataContent(Data("one".utf8)) { _ in nil }
        for folder in ["Mine", "Tests/BadgeTests/__Snapshots__/LabelTests"] {
            var check = try check(recording: .never, pathExtension: "txt")
            check.place = try GoldenPlace(
                SnapshotFileName(testName: "testCard()", variant: "1", pathExtension: "txt"), in: folder, filePath: file
            )
            XCTAssertEqual(check.run(content, in: run).outcome, .passed)
        }
        let unused = try UnusedGoldens(RunReport(run: run.folder))
        XCTAssertEqual(
            unused.paths.map { String($0.dropFirst(package.path.count + 1)) },
            ["Mine/testCard.gone.txt", "Tests/BadgeTests/__Snapshots__/LabelTests/testGone.1.txt"])
    }
}
