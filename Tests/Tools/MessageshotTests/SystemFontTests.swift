import Foundation
import Raster
import TestFonts
import XCTest

/// `--system-fonts` and `MESSAGESHOT_SYSTEM_FONTS` draw with the user's fonts, and say what they lack.
final class SystemFontTests: ProgramTestCase {
    private var fonts = ""

    override func setUpWithError() throws {
        try super.setUpWithError()
        try writeChat()
        fonts = try TestFont.folder(TestFont.completeSet)
    }

    private let render = ["render", "chat.yaml", "-o", "-", "--format", "png"]

    private func note(of picture: Data) throws -> String? {
        try PNGReader.text(in: picture).first { $0.key == "System fonts" }?.value
    }

    func testTheOptionAndTheVariableDrawTheSamePicture() throws {
        let bundled = try run(render)
        let option = try run(render + ["--system-fonts", fonts])
        XCTAssertEqual(option.status, 0, option.error)
        XCTAssertEqual(option.error, bundled.error)
        XCTAssertNotEqual(option.output, bundled.output)
        let variable = try run(render, environment: ["MESSAGESHOT_SYSTEM_FONTS": fonts])
        XCTAssertTrue(variable.output == option.output, "other bytes")
        let again = try run(render + ["--system-fonts", fonts])
        XCTAssertTrue(again.output == option.output, "other bytes")
        XCTAssertTrue(try run(render).output == bundled.output, "other bytes without the folder")
        XCTAssertNil(try note(of: bundled.output))
        let note = try XCTUnwrap(try note(of: option.output))
        XCTAssertTrue(note.contains("SF-Pro-Text-Static-Regular.ttf ("), note)
    }

    func testAFolderRelativeToTheCurrentOne() throws {
        try FileManager.default.copyItem(atPath: fonts, toPath: path("sf"))
        let relative = try run(render + ["--system-fonts", "sf"])
        XCTAssertEqual(relative.status, 0, relative.error)
        XCTAssertTrue(try relative.output == run(render + ["--system-fonts", fonts]).output)
    }

    func testADifferenceOfFontsIsNamed() throws {
        _ = try run("render", "chat.yaml", "-o", "a.png")
        _ = try run("render", "chat.yaml", "-o", "b.png", "--system-fonts", fonts)
        let result = try run("diff", "a.png", "b.png")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.error.hasPrefix(
                "messageshot: warning: a.png was drawn with the bundled fonts, and b.png with "), result.error)
        XCTAssertEqual(try run("diff", "b.png", "b.png").error, "")
    }

    func testTreesAndFramesNameTheFonts() throws {
        let tree = try run("render", "chat.yaml", "-o", "-", "--format", "tree", "--system-fonts", fonts)
        XCTAssertTrue(tree.text.contains("font=SF-Pro-Text-Regular@"), tree.text)
        let frames = try run("render", "chat.yaml", "-o", "-", "--format", "frames", "--system-fonts", fonts)
        XCTAssertTrue(frames.text.contains("SF Pro Text Regular"))
        let vector = try run("render", "chat.yaml", "-o", "-", "--format", "svg", "--system-fonts", fonts)
        XCTAssertTrue(vector.text.contains("system fonts SF-Pro-Text-Static-Regular.ttf ("))
    }

    func testWhatTheFolderLacksIsOneWarning() throws {
        let folder = try TestFont.folder([(.sbix, "Apple Color Emoji")])
        let result = try run(render + ["--system-fonts", folder])
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(
            result.error.contains("\(folder) has no SF Pro; text is drawn with Inter\n"), result.error)
    }

    func testAFolderThatCannotBeUsedIsOneLine() throws {
        let reason = "the folder of system fonts /nonexistent can't be read: it does not exist"
        try assertFails("render", "chat.yaml", "--system-fonts", "/nonexistent", saying: reason)
        try assertFails("symbols", "heart", "--system-fonts", "/nonexistent", saying: reason)
        for command in [["render", "chat.yaml"], ["symbols", "heart"], ["doctor"], ["docs"]] {
            let result = try run(command + ["--system-fonts", ""])
            XCTAssertEqual(
                result.error,
                "messageshot: --system-fonts “” is not valid: expected a folder with Apple’s fonts, "
                    + "such as fonts/apple\n", "\(command)")
        }
        let result = try run(render, environment: ["MESSAGESHOT_SYSTEM_FONTS": "/nonexistent"])
        XCTAssertEqual(result.status, 2)
        XCTAssertEqual(result.error, "messageshot: \(reason)\n")
        try Data("no font".utf8).write(to: URL(fileURLWithPath: "\(fonts)/SF-Compact.otf"))
        try assertFails(
            "render", "chat.yaml", "--system-fonts", fonts,
            saying: "the system font \(fonts)/SF-Compact.otf is no font, or not a complete one: "
                + "put a complete file there, or remove it")
    }

    func testJobsNameTheirFonts() throws {
        let jobs = """
            {"id": "a", "render": "chat.yaml", "output": "a.png", "system-fonts": "\(fonts)"}
            {"id": "b", "render": "chat.yaml", "output": "b.png"}
            """
        try Data(jobs.utf8).write(to: folder.appendingPathComponent("jobs.jsonl"))
        let result = try run("batch", "jobs.jsonl", "--workers", "1")
        XCTAssertEqual(result.status, 0, result.error + result.text)
        let pictures = try ["a.png", "b.png"].map { try Data(contentsOf: folder.appendingPathComponent($0)) }
        XCTAssertTrue(try pictures[0] == run(render + ["--system-fonts", fonts]).output)
        XCTAssertTrue(try pictures[1] == run(render).output)
    }

    func testAJobsFontsAreItsOwn() throws {
        let project = "pictures: { plain: { conversation: chat.yaml } }"
        try Data(project.utf8).write(to: folder.appendingPathComponent("pictures.yaml"))
        let jobs = """
            {"id": "a", "docs": "pictures.yaml", "system-fonts": "\(fonts)"}
            {"id": "b", "render": "chat.yaml", "output": "b.png"}
            """
        try Data(jobs.utf8).write(to: folder.appendingPathComponent("jobs.jsonl"))
        let result = try run("batch", "jobs.jsonl", "--workers", "1")
        XCTAssertEqual(result.status, 0, result.error + result.text)
        XCTAssertNotNil(try note(of: Data(contentsOf: folder.appendingPathComponent("images/plain.png"))))
        XCTAssertNil(try note(of: Data(contentsOf: folder.appendingPathComponent("b.png"))))
    }

    func testPicturesOfADocumentationNameTheirFonts() throws {
        try FileManager.default.copyItem(atPath: fonts, toPath: path("sf"))
        let project = """
            pictures:
              apple: { conversation: chat.yaml, system-fonts: sf }
              plain: { conversation: chat.yaml }
            """
        try Data(project.utf8).write(to: folder.appendingPathComponent("pictures.yaml"))
        let result = try run("docs")
        XCTAssertEqual(result.status, 0, result.error)
        func note(_ name: String) throws -> String? {
            try self.note(of: Data(contentsOf: folder.appendingPathComponent("images/\(name)")))
        }
        XCTAssertNotNil(try note("apple.png"))
        XCTAssertNil(try note("plain.png"))
        XCTAssertEqual(try run("docs", "--check").status, 0)
        // The folder of fonts counts where nothing else has changed.
        _ = try run("docs", "--system-fonts", fonts)
        XCTAssertNotNil(try note("plain.png"))
        _ = try run("docs")
        XCTAssertNil(try note("plain.png"))
        let check = try run("docs", "--check", "--system-fonts", fonts)
        XCTAssertEqual(check.status, 1, check.error)
        XCTAssertTrue(
            check.text.hasPrefix("images/plain.png: it was drawn with the bundled fonts, and this picture with "),
            check.text)
    }

    func testDoctorNamesTheFaces() throws {
        let bundled = try run("doctor")
        XCTAssertTrue(
            bundled.text.contains("the bundled fonts are in force; MESSAGESHOT_SYSTEM_FONTS isn't set"), bundled.text)
        let result = try run("doctor", "--system-fonts", fonts)
        XCTAssertEqual(result.status, 0, result.text)
        for words in [
            "SF Pro Text: SF-Pro-Text-Static-Regular.ttf (", ") and 2 more, SF Pro Display: ",
            "New York: New-York-Variable.ttf (", "Apple Color Emoji: Apple-Color-Emoji-Emoji-sbix.ttc (",
        ] {
            XCTAssertTrue(result.text.contains(words), "\(words) in \(result.text)")
        }
        let part = try run("doctor", environment: ["MESSAGESHOT_SYSTEM_FONTS": TestFont.folder([(.regular, "SF Pro")])])
        XCTAssertTrue(part.text.contains("has no SF Mono; code is drawn with JetBrains Mono"), part.text)
        let missing = try run("doctor", "--system-fonts", "/nonexistent")
        XCTAssertEqual(missing.status, 3)
    }
}
