import Foundation
import XCTest

/// `messageshot goldens` and `messageshot twice`, as commands.
final class GoldensCommandTests: ProgramTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try write("", to: "Package.swift")
        try FileManager.default.createDirectory(
            atPath: path("Golden/Badge/LabelTests"), withIntermediateDirectories: true)
        try write("round\n", to: "Golden/Badge/LabelTests/circle.txt")
        try write("Not a golden.", to: "Golden/README.md")
    }

    func testList() throws {
        let result = try run("goldens")
        XCTAssertEqual(result.text, "Badge/LabelTests/circle.txt  text  0.0 KiB\n1 golden, 0.0 KiB\n")
        XCTAssertEqual(result.error, "")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(
            try run("goldens", "--json").text,
            """
            {
              "goldens" : [
                {
                  "bytes" : 6,
                  "id" : "Badge/LabelTests/circle.txt"
                }
              ]
            }

            """)
    }

    func testAGuessIsReportedAsOne() throws {
        try write("struct Circle {}", to: "Circle.swift")
        let result = try run("goldens", "--changed", "Circle.swift")
        XCTAssertEqual(
            result.error,
            "this is a guess: there is no \(path(".build/debug/index/store")); run “swift build --build-tests” to "
                + "update it\n")
        XCTAssertEqual(result.text, "0 of 1 goldens may change (a guess)\n")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(try run("goldens", "--changed", "Circle.swift", "--filter").text, "^$\n")
    }

    func testMistakesAreReported() throws {
        try assertFails(
            "goldens", "--using", "Bubble",
            saying: "no golden shows “Bubble”, and the sources have no view of that name")
        try assertFails(
            "goldens", "--changed", "None.swift",
            saying: "None.swift: there is no such file, neither on disk nor in git")
        try assertFails(
            "goldens", "--uncovered",
            saying: "listing components needs the compiler’s index: there is no "
                + "\(path(".build/debug/index/store")); run “swift build --build-tests” to update it")
        try FileManager.default.removeItem(atPath: path("Golden/Badge"))
        try assertFails("goldens", saying: "\(folder.path): there are no goldens in \(path("Golden"))")
        for arguments in [["--filter"], ["--module", "A"], ["--using", "A", "--uncovered"]] {
            XCTAssertEqual(try run(["goldens"] + arguments).status, 2)
        }
    }
}
