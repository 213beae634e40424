import XCTest

@testable import Goldens

final class GoldenNameTests: TestPackageCase {
    private func name(_ test: String, _ variant: String? = nil) -> String {
        "\(GoldenName(fileID: "BadgeTests/LabelTests.swift", testName: test, variant: variant))"
    }

    func testPathFollowsFromTheNames() throws {
        XCTAssertEqual(name("testLongNameIsTruncated()"), "Badge/LabelTests/longNameIsTruncated")
        XCTAssertEqual(name("longNameIsTruncated()"), "Badge/LabelTests/longNameIsTruncated")
        XCTAssertEqual(name("test_long()", "dark"), "Badge/LabelTests/long.dark")
        XCTAssertEqual(name("test()"), "Badge/LabelTests/test")
        let check = try check()
        XCTAssertEqual(check.place.golden, "\(package.path)/Golden/Badge/LabelTests/circle.png")
        XCTAssertEqual(check.place.shortened(check.place.golden), "Golden/Badge/LabelTests/circle.png")
    }

    func testLostCharactersLeaveAHash() {
        XCTAssertEqual(name("test()", "right to left"), "Badge/LabelTests/test.right-to-left")
        XCTAssertEqual(name("test()", "50 %"), "Badge/LabelTests/test.50-133f")
        XCTAssertNotEqual(name("test()", "a/b"), name("test()", "a-b"))
        XCTAssertNotEqual(name("test()", "é"), name("test()", "è"))
        XCTAssertNotEqual(name("test()", "../../etc"), "Badge/LabelTests/test.etc")
        for text in ["../../etc/passwd", "", "日本語", "a\nb", String(repeating: "long ", count: 100)] {
            let name = name("test()", text)
            XCTAssertFalse(name.contains(".."), name)
            XCTAssertTrue(name.allSatisfy { $0.isASCII && !$0.isWhitespace }, name)
            XCTAssertLessThan(name.utf8.count, 150)
        }
    }

    func testFolderIsConfigurable() throws {
        let name = GoldenName(fileID: "A/B.swift", testName: "c()", variant: nil)
        let file = package.appendingPathComponent("Tests/B.swift").path
        func root(_ folder: String?, _ environment: [String: String] = [:]) throws -> String {
            try GoldenPlace(name, filePath: file, folder: folder, pathExtension: "png", environment: environment).root
        }
        XCTAssertEqual(try root(nil), "\(package.path)/Golden")
        XCTAssertEqual(try root(nil, ["MESSAGESHOT_GOLDENS": "Tests/Images"]), "\(package.path)/Tests/Images")
        XCTAssertEqual(try root("Mine/", ["MESSAGESHOT_GOLDENS": "Tests/Images"]), "\(package.path)/Mine")
        XCTAssertEqual(try root("/elsewhere"), "/elsewhere")
    }

    func testFileOutsideOfAPackageIsRefused() {
        let name = GoldenName(fileID: "A/B.swift", testName: "c()", variant: nil)
        XCTAssertThrowsError(try GoldenPlace(name, filePath: "/no/where/Tests.swift", pathExtension: "png"))
    }

    // MARK: Suites

    func testSuiteThatIsNotNamedLikeTheFileHasAFolder() {
        func name(_ suite: [String]) -> String {
            "\(GoldenName(fileID: "BadgeTests/LabelTests.swift", suite: suite, testName: "testIt()", variant: "x"))"
        }
        XCTAssertEqual(name([]), "Badge/LabelTests/it.x")
        XCTAssertEqual(name(["LabelTests"]), "Badge/LabelTests/it.x")
        XCTAssertEqual(name(["LongLabelTests"]), "Badge/LabelTests/LongLabelTests/it.x")
        XCTAssertEqual(name(["All", "LabelTests"]), "Badge/LabelTests/All.LabelTests/it.x")
        XCTAssertNotEqual(name(["Ä"]), name(["Ö"]))
        let deep = name((0..<40).map { "Suite\($0)" })
        XCTAssertLessThan(deep.split(separator: "/")[2].utf8.count, 100)
        XCTAssertNotEqual(deep, name((0..<41).map { "Suite\($0)" }))
    }

    // MARK: Collisions

    func testNamesThatDifferInCaseOnlyFail() throws {
        let run = makeRun()
        _ = try check("testCase()", variant: "Dark", recording: .missing).run(content(badge()), in: run)
        let second = try check("testCase()", variant: "dark", recording: .missing, line: 2)
            .run(content(badge()), in: run)
        XCTAssertTrue(second.message?.contains("upper and lower case") == true, second.message ?? "passed")
    }

    func testATestMayRunTwice() throws {
        _ = try check("testAgain()", recording: .missing, invocation: 1).run(content(badge()), in: makeRun())
        XCTAssertEqual(try check("testAgain()", invocation: 2).run(content(badge()), in: makeRun()).outcome, .passed)
        let run = makeRun()
        XCTAssertEqual(
            try check("testAgain()", invocation: 3).run(content(badge(radius: 0)), in: run).outcome, .changed)
        XCTAssertEqual(
            try check("testAgain()", invocation: 4).run(content(badge()), in: run).outcome, .passed)
    }
}
