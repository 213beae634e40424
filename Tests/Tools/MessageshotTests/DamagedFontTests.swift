import Fonts
import Foundation
import XCTest

/// A font folder with a damaged file is one line and exit code 3, and never results in other letters.
final class DamagedFontTests: ProgramTestCase {
    private var fonts: String { path("fonts") }
    private var environment: [String: String] { ["MESSAGESHOT_FONTS": fonts] }

    /// Links to all bundled files.
    override func setUpWithError() throws {
        try super.setUpWithError()
        try writeChat()
        try restore()
    }

    private func restore() throws {
        let bundled = try BundledFonts.directory()
        try? FileManager.default.removeItem(atPath: fonts)
        try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: false)
        for file in try FileManager.default.contentsOfDirectory(atPath: bundled) {
            try FileManager.default.createSymbolicLink(
                atPath: "\(fonts)/\(file)", withDestinationPath: "\(bundled)/\(file)")
        }
    }

    /// Replaces a file.
    private func replace(_ file: String, by make: (String) throws -> Void) throws {
        try FileManager.default.removeItem(atPath: "\(fonts)/\(file)")
        try make("\(fonts)/\(file)")
    }

    private func replace(_ file: String, by content: Data) throws {
        try replace(file) { try content.write(to: URL(fileURLWithPath: $0)) }
    }

    private func content(of file: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: BundledFonts.path(for: file)))
    }

    private func assertDamaged(_ text: String, _ arguments: [String], line: UInt = #line) throws {
        let result = try run(arguments, environment: environment)
        XCTAssertEqual(result.status, 3, "\(arguments)", line: line)
        XCTAssertEqual(
            result.error,
            "messageshot: The bundled fonts in \(fonts) are damaged: \(text). "
                + "Put the files of this version there again; messageshot doctor names them all.\n",
            "\(arguments)", line: line)
        XCTAssertEqual(result.text, "", "\(arguments)", line: line)
    }

    private let render = ["render", "chat.yaml", "-o", "-"]

    func testWholeFolderDraws() throws {
        let result = try run(render, environment: environment)
        XCTAssertEqual(result.status, 0, result.error)
        XCTAssertTrue(result.output == (try run(render)).output, "other bytes")
    }

    /// Fonts that the picture uses and some that it doesn't, the symbols, and the Thai dictionary.
    func testEveryFileCounts() throws {
        for file in ["Inter-Regular.otf", "NotoSansCJKsc-Regular.otf", "ShotSlab-Thin.otf", "Symbols.txt", "thbrk.tri"]
        {
            let size = try content(of: file).count
            try replace(file, by: Data())
            try assertDamaged("\(file) has 0 bytes instead of \(size)", render)
            try replace(file, by: content(of: file).prefix(1000))
            try assertDamaged("\(file) has 1000 bytes instead of \(size)", render)
            try replace(file, by: content(of: file) + [0])
            try assertDamaged("\(file) has \(size + 1) bytes instead of \(size)", render)
            try restore()
        }
    }

    func testInvalidFilesAreReported() throws {
        let file = "Inter-Regular.otf"
        try replace(file) { try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: false) }
        try assertDamaged("\(file) is not a file", render)
        try replace(file) { XCTAssertEqual(mkfifo($0, 0o644), 0) }
        try assertDamaged("\(file) is not a file", render)
        try replace(file) { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "/dev/zero") }
        try assertDamaged("\(file) is not a file", render)
        try replace(file) { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: $0) }
        try assertDamaged("\(file) can't be read (Too many levels of symbolic links)", render)
        try replace(file) { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "\(file)/a") }
        try assertDamaged("\(file) can't be read (Too many levels of symbolic links)", render)
        try replace(file) { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "/nowhere") }
        try assertDamaged("\(file) is missing", render)
    }

    func testUnreadableFileIsNamed() throws {
        try XCTSkipIf(geteuid() == 0, "root may read every file")
        try replace("Inter-Bold.otf", by: content(of: "Inter-Bold.otf"))
        XCTAssertEqual(chmod("\(fonts)/Inter-Bold.otf", 0), 0)
        try assertDamaged("Inter-Bold.otf can't be read (Permission denied)", render)
    }

    func testSeveralFilesAreCounted() throws {
        for file in ["Inter-Bold.otf", "NotoSans-Bold.ttf", "thbrk.tri"] {
            try FileManager.default.removeItem(atPath: "\(fonts)/\(file)")
        }
        try assertDamaged("Inter-Bold.otf is missing, and 2 more", render)
    }

    /// Licenses are not needed for drawing.
    func testLicensesMayBeMissing() throws {
        try FileManager.default.removeItem(atPath: "\(fonts)/Noto.LICENSE.txt")
        XCTAssertEqual(try run(render, environment: environment).status, 0)
        XCTAssertTrue(try doctor()[0].contains("Noto.LICENSE.txt is missing"))
    }

    func testEveryDrawingCommandReportsIt() throws {
        try replace("Inter-Regular.otf", by: Data())
        try write("pictures: { a: { conversation: chat.yaml } }", to: "pictures.yaml")
        try write("", to: "style.yaml")
        let text = "Inter-Regular.otf has 0 bytes instead of 248892"
        for arguments in [
            render, render + ["--flavor", "swiftui"], ["lint", "chat.yaml"], ["docs", "."],
            ["compare", "chat.yaml", "--after", "style.yaml", "-o", "a.png"], ["gallery", "-o", "pages"],
            ["symbols", "-o", "symbols.png"],
        ] {
            try assertDamaged(text, arguments)
        }
        try write(#"{"id": "a", "render": "chat.yaml", "output": "a.png"}"# + "\n", to: "jobs.jsonl")
        let batch = try run(["batch", "jobs.jsonl"], environment: environment)
        XCTAssertTrue((batch.text + batch.error).contains(text), batch.text + batch.error)
        XCTAssertNotEqual(batch.status, 0)
        XCTAssertFalse(FileManager.default.fileExists(atPath: path("a.png")))
    }

    // MARK: Other contents

    private func doctor() throws -> [String] {
        let result = try run(["doctor"], environment: environment)
        XCTAssertEqual(result.status, 3, result.text)
        return result.text.split(separator: "\n").filter { $0.hasPrefix("problem  fonts ") }.map(String.init)
    }

    /// The same size doesn't prove the same bytes, which only the doctor reads.
    func testDoctorReadsEachByte() throws {
        var bold = try content(of: "Inter-Bold.otf")
        bold[bold.count / 2] ^= 1
        try replace("Inter-Bold.otf", by: bold)
        try replace("ShotCode-Bold.ttf", by: Data(count: content(of: "ShotCode-Bold.ttf").count))
        try replace("thbrk.tri", by: Data())
        let lines = try doctor()
        XCTAssertEqual(lines.count, 3, "\(lines)")
        for (line, text) in zip(
            lines,
            [
                "Inter-Bold.otf has other contents", "ShotCode-Bold.ttf has other contents",
                "thbrk.tri has 0 bytes instead of 588096",
            ])
        {
            XCTAssertTrue(
                line.hasSuffix("in \(fonts) (MESSAGESHOT_FONTS), \(text); reinstall the fonts of this version"),
                line)
        }
    }

    /// A file of zeros, as after a system crash.
    func testFileThatIsNoFontIsNamed() throws {
        try replace("Inter-Regular.otf", by: Data(count: content(of: "Inter-Regular.otf").count))
        let result = try run(render, environment: environment)
        XCTAssertTrue(
            result.error.contains("warning: The bundled font Inter-Regular.otf is damaged"), result.error
        )
    }
}
