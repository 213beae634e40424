import BuiltPrograms
import Foundation
import XCTest

/// Files whose previews can't be drawn: one line each, the right exit code, and the other previews are drawn all the same.
final class PreviewFailureTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        try BuiltKit.require()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("previews-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        if let folder { try FileManager.default.removeItem(at: folder) }
    }

    /// Draws the previews of one file.
    private func draw(_ code: String, _ arguments: String..., imports: String = "import SwiftUI\n") throws -> Run {
        try Data((imports + code).utf8).write(to: folder.appendingPathComponent("Row.swift"))
        return try BuiltKit.run(["preview", "Row.swift", "--once"] + arguments, in: folder)
    }

    /// Asserts that the preview `bad` can't be drawn for a reason, and that the one after it is.
    private func assertFails(
        _ body: String, _ arguments: [String] = [], saying reason: String, line: UInt = #line
    ) throws {
        let code = """
            func spin() -> Text { while true {} }
            struct Bad: View { var body: some View { \(body) } }
            #Preview("bad", traits: .sizeThatFitsLayout) { Bad() }
            #Preview("good", traits: .fixedLayout(width: 20, height: 10)) { Text("x") }
            """
        try Data("import SwiftUI\n\(code)".utf8).write(to: folder.appendingPathComponent("Row.swift"))
        let run = try BuiltKit.run(["preview", "Row.swift", "--once"] + arguments, in: folder)
        let lines = run.text.split(separator: "\n")
        XCTAssertEqual(run.status, 1, run.error, line: line)
        XCTAssertEqual(lines.count, 2, run.text, line: line)
        XCTAssertTrue(
            lines.first?.hasPrefix("Row-bad: its code ended the program: \(reason)") ?? false
                || lines.first.map { String($0) } == "Row-bad: \(reason)", run.text, line: line)
        XCTAssertEqual(lines.last, "./Row-good.png: 20 × 10", line: line)
    }

    func testCrashes() throws {
        try assertFails("fatalError(\"no data\")", saying: "crash (SIGILL): ")
        try assertFails("let all: [Int] = []; return Text(\"\\(all[3])\")", saying: "crash (SIGILL): ")
    }

    func testAnEarlyEnd() throws {
        try assertFails("exit(0)", saying: "exit code 0")
    }

    func testALoopEndsAtTheTimeLimit() throws {
        try assertFails(
            "spin()", ["--time-limit", "2"], saying: "it isn't drawn after 2 seconds: does a loop never end?")
    }

    func testAProviderThatCrashesLeavesOthersAlone() throws {
        let run = try draw(
            """
            struct Bad_Previews: PreviewProvider {
                static var previews: some View { let all: [Int] = []; return Text("\\(all[3])") }
            }
            struct Good_Previews: PreviewProvider { static var previews: some View { Text("x").previewLayout(.sizeThatFits) } }
            """)
        XCTAssertEqual(run.status, 1)
        XCTAssertTrue(run.text.hasPrefix("Bad: its code ended the program: crash (SIGILL): "), run.text)
        XCTAssertTrue(run.text.contains("\n./Good.png: "), run.text)
    }

    func testErrorsOfTheCompilerHaveTheirPlace() throws {
        let path = folder.appendingPathComponent("Row.swift").path
        let missing = try draw("import Lottie\n#Preview { Text(\"x\") }\n")
        XCTAssertEqual(missing.error, "messageshot: \(path):2:8: no such module 'Lottie'\n")
        XCTAssertEqual(missing.status, 2)
        let unknown = try draw("#Preview { Text(name) }\n")
        XCTAssertEqual(unknown.error, "messageshot: \(path):2:17: cannot find 'name' in scope\n")
        XCTAssertEqual(unknown.status, 2)
        let asJSON = try draw("#Preview { Text(name) }\n", "--json")
        XCTAssertEqual(asJSON.error, "")
        XCTAssertTrue(asJSON.text.contains("\"message\" : \"cannot find 'name' in scope\""), asJSON.text)
    }

    /// What a macro makes of an unfinished file fails, too.
    func testAnUnfinishedEditIsOneError() throws {
        let path = folder.appendingPathComponent("Row.swift").path
        let run = try draw("#Preview(\"a\") { Text(\"1\") }\n#Preview(\"b\") { Text(\"2\")\n")
        XCTAssertTrue(run.error.hasPrefix("messageshot: \(path):4:1: expected '}'"), run.error)
        XCTAssertFalse(run.error.contains("macro expansion"), run.error)
        XCTAssertEqual(run.status, 2)
    }

    func testOnlyIsAPreviewBeforeAFile() throws {
        let code = ["a", "Row", "b"].map { "#Preview(\"\($0)\") { Text(\"x\") }" }.joined(separator: "\n")
        try Data("import SwiftUI\n\(code)\n".utf8).write(to: folder.appendingPathComponent("Row.swift"))
        func list(_ only: String...) throws -> String {
            try BuiltKit.run(["preview", "Row.swift", "--list"] + only.flatMap { ["--only", $0] }, in: folder).text
        }
        let (a, row, b) = ("Row-a  Row.swift:2\n", "Row-Row  Row.swift:3\n", "Row-b  Row.swift:4\n")
        XCTAssertEqual(try list("Row"), row)
        XCTAssertEqual(try list("b", "Row-a"), a + b)
        XCTAssertEqual(try list("Row.swift"), a + row + b)
    }

    func testProvidersHaveTheirPlaces() throws {
        let run = try draw(
            """
            enum Shelf {
                private struct Top_Previews: PreviewProvider { static var previews: some View { Text("x") } }
            }
            struct Row_Previews: PreviewProvider { static var previews: some View { Text("x") } }
            """)
        XCTAssertEqual(run.status, 0, run.error)
        let list = try BuiltKit.run(["preview", "Row.swift", "--list"], in: folder)
        XCTAssertEqual(list.text, "Row  Row.swift:5\nShelf-Top  Row.swift:3\n")
        let json = try BuiltKit.run(["preview", "Row.swift", "--list", "--json"], in: folder)
        XCTAssertTrue(json.text.contains("\"file\" : \"Row.swift\",\n      \"line\" : 5,"), json.text)
    }

    func testLongNamesAreShortenedInFiles() throws {
        let names = ["a", "b"].map { String(repeating: "é", count: 300) + $0 }
        let previews = names.map {
            "#Preview(\"\($0)\", traits: .fixedLayout(width: 20, height: 10)) { Text(\"x\") }"
        }
        let run = try draw(previews.joined(separator: "\n"))
        XCTAssertEqual(run.status, 0, run.text + run.error)
        let files = run.text.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
        XCTAssertEqual(Set(files).count, 2, run.text)
        for file in files {
            let path = folder.appendingPathComponent(file).path
            XCTAssertTrue(FileManager.default.fileExists(atPath: path), file)
        }
    }

    /// The machine is at fault for a folder that can't be made.
    func testAFolderThatCanNotBeMade() throws {
        let run = try draw("#Preview { Text(\"x\") }", "-o", "/proc/nope")
        XCTAssertEqual(run.error, "messageshot: /proc/nope: creating the folder failed: No such file or directory\n")
        XCTAssertEqual(run.status, 3)
    }

    func testAValueThatIsNamedTwiceIsDrawnOnce() throws {
        let run = try draw(
            "#Preview(traits: .fixedLayout(width: 20, height: 10)) { Text(\"x\") }", "--appearance", "light", "light",
            "--locale", "ar", "ar")
        XCTAssertEqual(run.text, "./Row.png: 20 × 10\n", run.error)
    }

    func testJSONSaysWhereThePicturesAre() throws {
        let code = "#Preview(traits: .fixedLayout(width: 20, height: 10)) { Text(\"x\") }"
        XCTAssertEqual(
            try draw(code, "--json").error,
            "messageshot: the pictures are in the current folder; -o names another\n")
        XCTAssertEqual(try draw(code, "--json", "-o", ".").error, "")
    }

    func testFilesWithoutPreviews() throws {
        for code in ["", "struct Row: View { var body: some View { Text(\"x\") } }"] {
            let run = try draw(code)
            XCTAssertEqual(run.error, "messageshot: Row.swift: there is neither #Preview nor a PreviewProvider\n")
            XCTAssertEqual(run.status, 2)
        }
    }

    func testAProviderWithTypeParametersIsNamed() throws {
        let run = try draw(
            "struct Box_Previews<Item>: PreviewProvider { static var previews: some View { Text(\"x\") } }")
        XCTAssertEqual(
            run.text,
            "Box_Previews has type parameters; show it with its types by #Preview, or "
                + "assertPreviews(of: Box_Previews<…>.self)\n")
        XCTAssertEqual(run.status, 1)
    }

    func testUnusualFilesAreDrawn() throws {
        let inAnApp = try draw(
            """
            @main struct Club: App { var body: some Scene { WindowGroup { Text("x") } } }
            #Preview("app", traits: .sizeThatFitsLayout) { Text("x") }
            """)
        XCTAssertTrue(inAnApp.text.hasPrefix("./Row-app.png: "), inAnApp.text + inAnApp.error)
        let uiKit = try draw(
            "#Preview(traits: .fixedLayout(width: 20, height: 10)) { UILabel() }", imports: "import UIKit\n")
        XCTAssertEqual(uiKit.text, "./Row.png: 20 × 10\n", uiKit.error)
        let conditional = try draw(
            "#if DEBUG\n#Preview(traits: .fixedLayout(width: 20, height: 10)) { Text(\"x\") }\n#endif\n")
        XCTAssertEqual(conditional.text, "./Row.png: 20 × 10\n", conditional.error)
        let nested = try draw(
            """
            enum Shelf {
                struct Top_Previews: PreviewProvider {
                    static var previews: some View { Text("x").previewLayout(.fixed(width: 20, height: 10)) }
                }
            }
            """)
        XCTAssertEqual(nested.text, "./Shelf-Top.png: 20 × 10\n", nested.error)
    }

    func testEqualNamesHavePicturesOfTheirOwn() throws {
        let previews = ["a b", "a-b", "a b", "a-b-2"].map {
            "#Preview(\"\($0)\", traits: .fixedLayout(width: 20, height: 10)) { Text(\"x\") }"
        }
        let run = try draw(previews.joined(separator: "\n"))
        let names = run.text.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        XCTAssertEqual(names, ["./Row-a-b.png", "./Row-a-b-2.png", "./Row-a-b-2-2.png", "./Row-a-b-2-3.png"], run.text)
    }

    /// Colors and fonts that UIKit's code asks for at once are those of the variant.
    func testViewsAreMadeInTheirVariant() throws {
        let code = """
            #Preview(traits: .sizeThatFitsLayout) {
                let label = UILabel()
                label.font = .preferredFont(forTextStyle: .body)
                label.text = "\\(UITraitCollection.current.userInterfaceStyle.rawValue) \\(Int(label.font.pointSize))"
                print(label.text ?? "")
                return label
            }
            """
        let run = try draw(
            code, "--appearance", "dark", "--content-size", "accessibilityExtraLarge", "large",
            imports: "import UIKit\n")
        let widths = run.text.split(separator: "\n").compactMap { $0.split(separator: " ").dropFirst().first }
        XCTAssertEqual(widths.count, 2, run.text)
        XCTAssertNotEqual(widths.first, widths.last, run.text)
    }

    /// The window of a preview has the color scheme that its view prefers.
    func testThePreferredColorSchemeIsThatOfTheWindow() throws {
        let run = try draw(
            """
            #Preview("dark", traits: .fixedLayout(width: 20, height: 10)) { Text("").preferredColorScheme(.dark) }
            #Preview("black", traits: .fixedLayout(width: 20, height: 10)) { Color.black }
            """, "--scale", "1")
        XCTAssertEqual(run.status, 0, run.error)
        let compared = try Run(
            BuiltProgram.path(of: "messageshot"), ["diff", "Row-dark.png", "Row-black.png"], in: folder)
        XCTAssertTrue(compared.text.hasPrefix("the pixels are the same"), compared.text)
    }
}
