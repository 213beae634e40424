import Frames
import HeadlessUIKit
import Raster
import TestFonts
import XCTest

@testable import GoldenTesting
@testable import Goldens

/// A golden names the user's fonts that drew it, and isn't compared with pictures of others.
final class SystemFontGoldenTests: TestPackageCase {
    private func text(_ string: String, in folder: String?) -> Frame {
        RenderSettings.withCurrent(RenderSettings(systemFonts: folder)) {
            MainQueue.run {
                let label = UILabel()
                label.text = string
                return label.makeFrame(proposing: ProposedSize(width: 60, height: 20))
            }
        }
    }

    private func note() throws -> String? {
        try PNGReader.text(in: Data(contentsOf: golden)).first { $0.key == "System fonts" }?.value
    }

    func testAGoldenNamesTheFontsThatDrewIt() throws {
        let folder = try TestFont.folder(TestFont.completeSet)
        try record(text("Text", in: folder))
        let note = try XCTUnwrap(try note())
        XCTAssertTrue(
            note.wholeMatch(of: /SF-Pro-Text-Static-Regular\.ttf \([0-9a-f]{16}\)/) != nil, note)
        XCTAssertEqual(try verify(text("Text", in: folder)).outcome, .passed)
        let copy = try TestFont.folder(TestFont.completeSet)
        XCTAssertEqual(try verify(text("Text", in: copy)).outcome, .passed, "the files count, not the folder")
    }

    func testAGoldenOfTheBundledFontsHasNoNote() throws {
        try record(text("Text", in: nil))
        XCTAssertNil(try note())
        XCTAssertEqual(try verify(text("Text", in: nil)).outcome, .passed)
    }

    func testOtherFontsAreOneLineAndNoPictures() throws {
        let folder = try TestFont.folder(TestFont.completeSet)
        try record(text("Text", in: nil))
        let fonts = try XCTUnwrap(SystemFontsNote(text("Text", in: folder))).text
        let name = "Golden/Badge/LabelTests/circle.png"
        var run = makeRun()
        var result = try verify(text("Text", in: folder), in: run)
        XCTAssertEqual(
            result.message,
            "\(name) was drawn with the bundled fonts, and this picture with \(fonts); unset MESSAGESHOT_SYSTEM_FONTS, "
                + "or record it again.")
        XCTAssertTrue(result.fails)
        XCTAssertEqual(result.files.map(\.path), [])

        XCTAssertEqual(try verify(text("Text", in: folder), recording: .failed).outcome, .recorded)
        run = makeRun()
        result = try verify(text("Text", in: nil), in: run)
        XCTAssertEqual(
            result.message,
            "\(name) was drawn with \(fonts), and this picture with the bundled fonts; set MESSAGESHOT_SYSTEM_FONTS to "
                + "the folder of the golden’s fonts, or record it again.")
        XCTAssertEqual(result.outcome, .unusable)
        XCTAssertEqual(result.files.map(\.path), [])
    }

    func testAPictureWithoutTextDependsOnNoFonts() throws {
        try record(badge())
        XCTAssertEqual(try verify(badge()).outcome, .passed)
    }

    // MARK: Scopes

    private func names(_ folder: String?, settings: RenderSettings = .golden) -> [String] {
        var found: [String] = []
        withSnapshotTesting(record: .never, systemFonts: folder) {
            let place = AssertionPlace(
                name: nil, testName: "testText()", fileID: "BadgeTests/LabelTests.swift",
                filePath: package.appendingPathComponent("Tests/BadgeTests/LabelTests.swift").path, line: 1, column: 1)
            let strategy = Snapshotting<Frame, String>.init(pathExtension: "txt", diffing: .lines) { frame in
                found = frame.systemFonts.map(\.name)
                return "text"
            }
            var settled = strategy
            settled.settings = { _ in settings }
            _ = place.verify({ self.text("Text", in: RenderSettings.current.systemFonts) }, as: settled)
        }
        return found
    }

    func testAScopeNamesTheFolder() throws {
        let folder = try TestFont.folder(TestFont.completeSet)
        XCTAssertEqual(names(folder), ["SF-Pro-Text-Static-Regular.ttf"])
        XCTAssertEqual(names(nil), [])
        let other = try TestFont.folder([(.bold, "SF Pro Text")])
        XCTAssertEqual(
            names(folder, settings: RenderSettings(scale: 2, systemFonts: other)), ["SF-Pro-Text-Static-Bold.ttf"])
    }

    func testAFolderIsRelativeToThePackage() throws {
        let folder = try TestFont.folder(TestFont.completeSet)
        try FileManager.default.moveItem(
            atPath: folder, toPath: package.appendingPathComponent("Fonts").path)
        XCTAssertEqual(names("Fonts"), ["SF-Pro-Text-Static-Regular.ttf"])
    }

    func testAFolderWithoutFontsFailsTheAssertion() {
        var message: String?
        withSnapshotTesting(systemFonts: "Nowhere") {
            let place = AssertionPlace(
                name: nil, testName: "testText()", fileID: "BadgeTests/LabelTests.swift",
                filePath: package.appendingPathComponent("Tests/BadgeTests/LabelTests.swift").path, line: 1, column: 1)
            message = place.verify({ "text" }, as: SimplySnapshotting<String>.lines, record: .never)?.message
        }
        XCTAssertEqual(
            message, "the folder of system fonts \(package.path)/Nowhere can't be read: it does not exist")
    }
}
