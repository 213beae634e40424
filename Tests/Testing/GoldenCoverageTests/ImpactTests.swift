import Foundation
import GoldenCoverage
import XCTest

/// The goldens that a change can affect, by the compiler's index.
final class ImpactTests: IndexedPackage {
    func testAChangeTouchesTheTestsThatGetToIt() throws {
        try build()
        XCTAssertEqual(try impact(of: "Sources/Shapes/Greeting.swift").basis, .index)
        XCTAssertEqual(try touched(by: "Sources/Shapes/Greeting.swift"), ["greeting"])
        XCTAssertEqual(try touched(by: "Sources/Shapes/Circle.swift"), ["circle"], "called through a protocol")
        XCTAssertEqual(try touched(by: "Sources/Shapes/Corner.swift"), ["square"], "called by an override")
        XCTAssertEqual(try touched(by: "Sources/Shapes/SquareView.swift"), ["square"])
        XCTAssertEqual(try touched(by: "Sources/Shapes/Shape.swift"), ["circle", "square"])
        XCTAssertEqual(
            try touched(by: "Sources/Shapes/Corner.swift", "Sources/Shapes/Circle.swift"), ["circle", "square"])
    }

    func testAResourceTouchesTheTargetThatHasIt() throws {
        try build()
        XCTAssertEqual(try touched(by: "Sources/Shapes/Shapes.json"), ["circle", "greeting", "square"])
        XCTAssertEqual(try touched(by: "README.md"), [])
        XCTAssertEqual(try touched(by: "Package.swift"), ["circle", "greeting", "square"])
        XCTAssertEqual(try touched(by: "Golden/Shapes/ShapeTests/square.txt"), ["square"])
    }

    func testThePathOfAChangeIsShown() throws {
        try build()
        let golden = try XCTUnwrap(impact(of: "Sources/Shapes/Corner.swift").goldens.first)
        XCTAssertEqual(
            golden.path, ["corner()", "SquareView.draw()", "SquareView", "ShapeTests.testSquare()"])
    }

    func testGoldensOfSuitesNamedUnlikeTheirFileBelongToTheirTests() throws {
        try write(
            """
            import Shapes

            struct Corners { struct Sharp { func square() { _ = SquareView().draw() } } }
            class BaseTests { func testGreeting() { _ = greeting() } }
            final class GermanTests: BaseTests {}
            """, to: "Tests/ShapesTests/OtherTests.swift")
        try write("", to: "Golden/Shapes/OtherTests/Corners.Sharp/square.txt")
        try write("", to: "Golden/Shapes/OtherTests/GermanTests/greeting.txt")
        try build()
        XCTAssertEqual(
            try impact(of: "Sources/Shapes/Corner.swift").filter,
            #"^(ShapesTests\.Corners/Sharp/square|ShapesTests\.ShapeTests/testSquare)\b"#)
        XCTAssertEqual(
            try impact(of: "Sources/Shapes/Greeting.swift").filter,
            #"^(ShapesTests\.GermanTests/testGreeting|ShapesTests\.ShapeTests/testGreeting)\b"#,
            "the suite that runs inherits the test")
    }

    func testFilterMatchesTheTestsAndNoOthers() throws {
        try build()
        XCTAssertEqual(
            try impact(of: "Sources/Shapes/Corner.swift").filter, #"^(ShapesTests\.ShapeTests/testSquare)\b"#)
        XCTAssertEqual(try impact(of: "README.md").filter, "^$")
        // A golden of an unknown test.
        try write("other\n", to: "Golden/Other/OtherTests/other.txt")
        XCTAssertEqual(try impact(of: "Sources/Shapes/Corner.swift").filter, ".")
        XCTAssertEqual(try touched(by: "Sources/Shapes/Corner.swift"), ["other", "square"])
    }

    func testAnAssertionThatNamesAnotherTestCountsForItsFile() throws {
        try build()
        try write("sheet\n", to: "Golden/Shapes/ShapeTests/sheet.txt")
        XCTAssertEqual(try touched(by: "Sources/Shapes/Greeting.swift"), ["greeting", "sheet"])
    }

    func testMembersOfATypeCountWhereTheyAreUsed() throws {
        try write(
            """
            public struct Palette {
                public static let warm = [warmColor()]
                let first = firstColor()
                public init() {}
            }
            """, to: "Sources/Shapes/Palette.swift")
        try write("func firstColor() -> Int { 2 }", to: "Sources/Shapes/FirstColor.swift")
        try write("func warmColor() -> Int { 1 }", to: "Sources/Shapes/WarmColor.swift")
        try write(
            """
            import Shapes

            final class PaletteTests: TestCase {
                func testNew() { _ = Palette() }
                func testWarm() { _ = Palette.warm }
            }
            """, to: "Tests/ShapesTests/PaletteTests.swift")
        for test in ["new", "warm"] { try write("\(test)\n", to: "Golden/Shapes/PaletteTests/\(test).txt") }
        try build()
        XCTAssertEqual(try touched(by: "Sources/Shapes/WarmColor.swift"), ["warm"])
        XCTAssertEqual(try touched(by: "Sources/Shapes/FirstColor.swift"), ["new", "warm"])
    }

    func testPicturesNameTheirComponents() throws {
        try build()
        try writeGolden("square", showing: ["SquareView#view"])
        let golden = try XCTUnwrap(impact(of: "Sources/Shapes/SquareView.swift").goldens.first)
        XCTAssertEqual(golden.shows, ["SquareView"])
        XCTAssertEqual(
            try impact(of: "Sources/Shapes/SquareView.swift").text(),
            """
            Shapes/ShapeTests/square.png  shows SquareView
            Shapes/ShapeTests/square.txt
            2 of 4 goldens can change

            """)
    }

    // MARK: Removed files

    func testRemovedDeclarationsCount() throws {
        try git("init", "-q")
        try git("add", "-A")
        try git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "First")
        try write("open class SquareView: UIView {}", to: "Sources/Shapes/SquareView.swift")
        try FileManager.default.removeItem(atPath: path("Sources/Shapes/Corner.swift"))
        try FileManager.default.removeItem(atPath: path("Sources/Shapes/Greeting.swift"))
        try write("public func greeting() -> Int { 1 }", to: "Sources/Shapes/Numbers.swift")
        try build()
        XCTAssertEqual(try touched(by: "Sources/Shapes/Greeting.swift"), ["greeting"], "now another function is called")
        XCTAssertEqual(
            try SourceChanges.files(since: "HEAD", in: package.path),
            ["Corner", "Greeting", "Numbers", "SquareView"].map { path("Sources/Shapes/\($0).swift") })
        XCTAssertThrowsError(try SourceChanges.files(since: "nowhere", in: package.path)) { error in
            XCTAssertTrue("\(error)".hasPrefix("since “nowhere”: "), "\(error)")
        }
    }

    private func git(_ arguments: String...) throws {
        try write(".build\n", to: ".gitignore")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", package.path] + arguments
        try process.run()
        process.waitUntilExit()
    }

    // MARK: Without a matching index

    func testWithoutAnIndexItIsAGuess() throws {
        try writeGolden("square", showing: ["SquareView"])
        let impact = try impact(of: "Sources/Shapes/SquareView.swift")
        XCTAssertEqual(
            impact.basis,
            .guess("there is no \(path(".build/debug/index/store")); run “swift build --build-tests” to update it"))
        // A build with the kit has an index, too.
        try FileManager.default.createDirectory(
            atPath: path(".build/messageshot/debug"), withIntermediateDirectories: true)
        XCTAssertEqual(
            try self.impact(of: "Sources/Shapes/SquareView.swift").basis,
            .guess(
                "there is no \(path(".build/messageshot/debug/index/store")); run “messageshot swift build --build-tests” "
                    + "to update it"))
        // The test's file uses the type, so all of its goldens count.
        XCTAssertEqual(impact.goldens.count, 4)
        XCTAssertEqual(impact.filter, ".")
        XCTAssertTrue(impact.text().hasSuffix("4 of 4 goldens may change (a guess)\n"))
        XCTAssertEqual(try self.impact(of: "Sources/Shapes/Corner.swift").goldens.count, 0)
    }

    func testAnIndexThatIsOlderThanTheSourcesIsNotTrusted() throws {
        try build()
        let later = Date().addingTimeInterval(60)
        try FileManager.default.setAttributes(
            [.modificationDate: later], ofItemAtPath: path("Sources/Shapes/Circle.swift"))
        XCTAssertEqual(
            try impact(of: "Sources/Shapes/Greeting.swift").basis,
            .guess("Circle.swift is newer than the index; run “swift build --build-tests” to update it"))
        try build()
        try write("func new() {}", to: "Sources/Shapes/New.swift")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: path("Sources/Shapes/Circle.swift"))
        XCTAssertEqual(
            try impact(of: "Sources/Shapes/New.swift").basis,
            .guess("New.swift is newer than the index; run “swift build --build-tests” to update it"))
    }
}
