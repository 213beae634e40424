import Foundation
import Frames
import TestFonts
import XCTest

@testable import Rendering
@testable import Typesetting

final class SystemFontsTests: XCTestCase {
    private func runs(_ string: String, _ font: FontDescription, in folder: String?) -> [GlyphRun] {
        RenderSettings.withCurrent(RenderSettings(systemFonts: folder)) {
            Typesetter.current.layOut(StyledText(string, TextAttributes(font: font))).content(in: 300).runs
        }
    }

    private func names(_ string: String, _ font: FontDescription, in folder: String?) -> [String] {
        runs(string, font, in: folder).map { $0.face.system?.name ?? $0.face.file }
    }

    private func width(_ string: String, _ font: FontDescription, in folder: String?) -> CGFloat {
        RenderSettings.withCurrent(RenderSettings(systemFonts: folder)) {
            Typesetter.current.layOut(StyledText(string, TextAttributes(font: font))).size.width
        }
    }

    private func problems(_ string: String, _ font: FontDescription, in folder: String) -> [String] {
        Rendered { _ = runs(string, font, in: folder) }.problems.map(\.text)
    }

    // MARK: Faces

    func testEachFaceOfTheFolderDrawsItsDesign() throws {
        let folder = try TestFont.folder(TestFont.completeSet)
        XCTAssertEqual(names("a", .system(size: 17), in: folder), ["SF Pro Text Regular"])
        XCTAssertEqual(names("a", .system(size: 17, weight: .bold), in: folder), ["SF Pro Text Bold"])
        XCTAssertEqual(
            names("a", FontDescription(size: 17, isItalic: true), in: folder), ["SF Pro Text Regular Italic"])
        XCTAssertEqual(names("a", .system(size: 20), in: folder), ["SF Pro Display Bold"])
        XCTAssertEqual(names("a", FontDescription(family: .monospaced, size: 17), in: folder), ["SF Mono Regular"])
        XCTAssertEqual(names("a", FontDescription(family: .serif, size: 17), in: folder), ["New York Regular"])
        XCTAssertEqual(names("a", FontDescription(family: .rounded, size: 17), in: folder), ["SF Pro Rounded Bold"])
        XCTAssertEqual(names("😀", .system(size: 17), in: folder), ["Apple Color Emoji Regular"])
        XCTAssertEqual(problems("a😀", .system(size: 17), in: folder), [])
    }

    func testFamiliesByNameAreTheirOwn() throws {
        let folder = try TestFont.folder(TestFont.completeSet)
        XCTAssertEqual(
            names("a", FontDescription(family: .named("NewYork-Bold"), size: 17), in: folder), ["New York Regular"])
        XCTAssertEqual(
            names("a", FontDescription(family: .named("Georgia"), size: 17), in: folder), ["ShotSerif-Regular.otf"])
        XCTAssertEqual(
            names("a", FontDescription(family: .named("Menlo"), size: 17), in: folder), ["ShotCode-Regular.ttf"])
    }

    func testTheNamesOfTheSystemsOwnFilesAreKnown() throws {
        for family in [".SF NS", ".SFNS", "SF Pro", "System Font", ".SF NS Text", "SF UI Text"] {
            let folder = try TestFont.folder([(.regular, family)])
            XCTAssertEqual(runs("a", .system(size: 15), in: folder).map(\.face.system?.digest.count), [16], family)
        }
    }

    func testOtherCharactersAreDrawnAsUsual() throws {
        let folder = try TestFont.folder(TestFont.completeSet)
        XCTAssertEqual(names("あ", .system(size: 17), in: folder), ["NotoSansCJKsc-Regular.otf"])
        XCTAssertEqual(names("Ω", .system(size: 17), in: folder), ["Inter-Regular.otf"])
        XCTAssertEqual(names("👻", .system(size: 17), in: folder), ["NotoColorEmoji.ttf"])
    }

    func testWithoutTheFolderTheBundledFontsAreInForceAgain() throws {
        let folder = try TestFont.folder(TestFont.completeSet)
        let before = runs("Hamburg 😀", .system(size: 17), in: nil)
        XCTAssertNotEqual(runs("Hamburg 😀", .system(size: 17), in: folder), before)
        XCTAssertEqual(runs("Hamburg 😀", .system(size: 17), in: nil), before)
        XCTAssertEqual(before.map(\.face.system), [nil, nil])
    }

    func testTheSameFilesInAnotherFolderGiveTheSameGlyphs() throws {
        let folders = try (0..<2).map { _ in try TestFont.folder(TestFont.completeSet) }
        XCTAssertEqual(
            runs("Hamburg 😀", .system(size: 17), in: folders[0]), runs("Hamburg 😀", .system(size: 17), in: folders[1]))
    }

    func testAFamilyThatTheFolderHasIsNoSubstitute() throws {
        let folder = try TestFont.folder(TestFont.completeSet)
        func isNear(_ name: String, _ folder: String?) -> Bool? {
            RenderSettings.withCurrent(RenderSettings(systemFonts: folder)) {
                FontDescription.substitute(forName: name)?.isNear
            }
        }
        XCTAssertEqual(isNear("New York", nil), false)
        XCTAssertEqual(isNear("New York", folder), true)
        XCTAssertEqual(isNear("Georgia", folder), false)
    }

    /// Opening it would wait for a writer.
    func testAPipeIsNoFont() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pipe \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pipe = folder.appendingPathComponent("a.ttf").path
        XCTAssertEqual(mkfifo(pipe, 0o600), 0)
        XCTAssertThrowsError(try FontFileReader(path: pipe)) {
            XCTAssertEqual($0 as? SystemFontsError, .brokenFile(path: pipe, reason: "is not a file"))
        }
    }

    // MARK: Variable fonts

    func testAVariableFontHasTheWeightAndTheOpticalSize() throws {
        let folder = try TestFont.folder([(.variable, "SF Pro")])
        func axes(_ size: CGFloat, _ weight: FontWeight) -> [[Double]?] {
            runs("a", .system(size: size, weight: weight), in: folder).map(\.face.system?.axes)
        }
        XCTAssertEqual(axes(17, .regular), [[400, 17]])
        XCTAssertEqual(axes(17, .bold), [[700, 17]])
        XCTAssertEqual(axes(22, .black), [[900, 22]])
        XCTAssertEqual(axes(60, .ultraLight), [[100, 28]])
        XCTAssertEqual(names("a", .system(size: 60, weight: .semibold), in: folder), ["SF Pro Semibold"])
        XCTAssertEqual(runs("a", .system(size: 17, weight: .bold), in: folder).map(\.face.isEmboldened), [false])
    }

    // MARK: Spacing and lines

    func testTheSpacingIsAppleTable() throws {
        let variable = try TestFont.folder([(.variable, "SF Pro")])
        // At 17 points the advance is 0.6 and the tracking -0.026 of the size; at 28 points 0.5 and 0.014.
        XCTAssertEqual(width("aaaa", .system(size: 17), in: variable), 4 * 17 * (0.6 - 0.026), accuracy: 0.02)
        XCTAssertEqual(width("aaaa", .system(size: 28), in: variable), 4 * 28 * (0.5 + 0.014), accuracy: 0.02)
        let cuts = try TestFont.folder([(.regular, "SF Pro Text"), (.regular, "SF Pro Display")])
        XCTAssertEqual(width("aaaa", .system(size: 17), in: cuts), 4 * 17 * (0.6 - 0.026), accuracy: 0.02)
        // A static cut isn't the blend that a text of 22 points has.
        XCTAssertEqual(
            width("aaaa", .system(size: 22), in: cuts), 4 * 22 * (0.6 - 0.012 + 0.47 * 0.0592), accuracy: 0.02)
        let mono = FontDescription(family: .monospaced, size: 20)
        XCTAssertEqual(
            width("aaaa", mono, in: try TestFont.folder([(.regular, "SF Mono")])), 4 * 20 * 0.6, accuracy: 0.02)
    }

    func testLinesKeepTheirHeight() throws {
        let folder = try TestFont.folder(TestFont.completeSet)
        func height(_ folder: String?) -> CGFloat {
            RenderSettings.withCurrent(RenderSettings(systemFonts: folder)) {
                Typesetter.current.layOut(StyledText("a\nb", TextAttributes(font: .system(size: 17)))).size.height
            }
        }
        XCTAssertEqual(height(folder), height(nil))
    }

    func testAnEmojiHasTheAdvanceThatItHasOnIOS() throws {
        let bundled = width("😀😀", .system(size: 17), in: nil)
        for font in [TestFont.sbix, .cbdt] {
            let folder = try TestFont.folder([(font, "Apple Color Emoji")])
            XCTAssertEqual(width("😀😀", .system(size: 17), in: folder), bundled, accuracy: 0.05, font.rawValue)
        }
    }

    // MARK: Gaps

    func testWhatTheFolderLacksIsReportedInOneLine() throws {
        let folder = try TestFont.folder([(.regular, "SF Pro Text")])
        XCTAssertEqual(
            problems("a", FontDescription(family: .monospaced, size: 17), in: folder),
            ["\(folder) has no SF Mono; code is drawn with JetBrains Mono"])
        XCTAssertEqual(
            names("a", FontDescription(family: .monospaced, size: 17), in: folder), ["ShotMono-Regular.ttf"])
        XCTAssertEqual(
            problems("a", .system(size: 30), in: folder),
            ["\(folder) has no SF Pro Display; text from 20 points is drawn with SF Pro Text"])
        XCTAssertEqual(
            problems("a", .system(size: 17, weight: .bold), in: folder),
            ["\(folder) has SF Pro Text in no weight near 700; 400 is drawn instead"])
        XCTAssertEqual(
            problems("😀", .system(size: 17), in: folder),
            ["\(folder) has no Apple Color Emoji; emoji are drawn with Noto Color Emoji"])
        XCTAssertEqual(problems("a", .system(size: 17), in: folder), [])
    }

    func testAFolderThatCannotBeUsedSaysWhy() throws {
        func error(_ folder: String) -> String {
            do {
                _ = try SystemFonts.of(folder)
                return "none"
            } catch {
                return error.description
            }
        }
        XCTAssertEqual(
            error("/nonexistent"), "the folder of system fonts /nonexistent can't be read: it does not exist")
        let empty = try TestFont.folder([])
        XCTAssertTrue(error(empty).hasPrefix("the folder of system fonts \(empty) has no font of Apple's system: put "))
        let other = try TestFont.folder([(.regular, "Comic Serif")])
        XCTAssertTrue(error(other).contains(" has no font of Apple's system"))
        let cut = try TestFont.folder([(.regular, "SF Pro Text")])
        let path = "\(cut)/SF-Pro-Text-Static-Regular.ttf"
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        try whole.prefix(3000).write(to: URL(fileURLWithPath: path))
        XCTAssertEqual(
            error(cut),
            "the system font \(path) is no font, or not a complete one: put a complete file there, or remove it")
    }

    func testAFrameNamesTheFilesOfItsText() throws {
        let folder = try TestFont.folder(TestFont.completeSet)
        let text = RenderSettings.withCurrent(RenderSettings(systemFonts: folder)) {
            Typesetter.current.layOut(StyledText("a😀", TextAttributes(font: .system(size: 17)))).content(in: 300)
        }
        let frame = Frame(rect: CGRect(x: 0, y: 0, width: 300, height: 30), content: .text(text))
        XCTAssertEqual(
            frame.systemFonts.map(\.name), ["Apple-Color-Emoji-Emoji-sbix.ttc", "SF-Pro-Text-Static-Regular.ttf"])
        // Another folder may have the same file.
        let path = try XCTUnwrap(SystemFonts.path(of: frame.systemFonts[1]))
        XCTAssertTrue(path.hasSuffix("/SF-Pro-Text-Static-Regular.ttf"), path)
        XCTAssertEqual(try Frame(json: frame.json(pretty: false)), frame)
        XCTAssertTrue(FrameTree(frame).text.contains("font=SF-Pro-Text-Regular@"))
    }
}
