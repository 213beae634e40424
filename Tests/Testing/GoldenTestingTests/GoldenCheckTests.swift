import Comparison
import Frames
import Raster
import Rendering
import XCTest

@testable import Goldens

final class GoldenCheckTests: TestPackageCase {
    // MARK: Recording

    func testMissingGoldenIsNotWrittenIfRecordingIsOff() throws {
        let result = try verify(badge())
        XCTAssertEqual(result.outcome, .missing)
        XCTAssertEqual(result.verdict, .missing)
        let message = try XCTUnwrap(result.message)
        XCTAssertTrue(message.hasPrefix("Golden/Badge/LabelTests/circle.png does not exist.\n"), message)
        XCTAssertTrue(message.contains("swift run goldens approve --only Badge/LabelTests/circle.png"), message)
        XCTAssertEqual(files(in: "Golden"), [])
        XCTAssertTrue(FileManager.default.fileExists(atPath: try XCTUnwrap(result.evidence?.actual)))
    }

    func testRecordedGoldenFailsOnceAndThenPasses() throws {
        let run = makeRun()
        let message = try XCTUnwrap(verify(badge(), recording: .missing, in: run).message)
        XCTAssertTrue(
            message.hasPrefix("Golden/Badge/LabelTests/circle.png is new and has been recorded.\n"), message)
        let retried = try verify(badge(), recording: .missing, in: run)
        XCTAssertEqual(retried.outcome, .recorded, "a retry in the same run isn't a test")
        XCTAssertTrue(retried.message?.contains("in this run") == true)
        XCTAssertEqual(try verify(badge(), in: makeRun()).outcome, .passed)
    }

    func testCharactersThatNoFontHasAreReported() throws {
        var frame = badge()
        frame.content = .text(TextContent(string: "\u{12000}", runs: [], missingCharacters: ["\u{12000}"]))
        let message = try XCTUnwrap(verify(frame, recording: .missing, in: makeRun()).message)
        XCTAssertTrue(
            message.contains(
                "\n  note: missing glyphs: no bundled font has \u{12000} (U+12000); boxes are drawn instead\n"),
            message)
    }

    func testGoldenWrittenByAnotherProcessOfTheRunProvesNothing() throws {
        try verify(badge(), recording: .missing, in: makeRun("shared"))
        XCTAssertEqual(try verify(badge(), in: makeRun("shared")).outcome, .recorded)
    }

    func testOnlyAllAndFailedReplaceAGolden() throws {
        try record()
        let before = try Data(contentsOf: golden)
        XCTAssertEqual(try verify(badge(radius: 0), recording: .never).outcome, .changed)
        XCTAssertEqual(try verify(badge(radius: 0), recording: .missing).outcome, .changed)
        XCTAssertEqual(try Data(contentsOf: golden), before)
        XCTAssertEqual(try verify(badge(radius: 0), recording: .failed).outcome, .recorded)
        XCTAssertEqual(try verify(badge(radius: 0)).outcome, .passed)
        XCTAssertEqual(try verify(badge(), recording: .all).outcome, .recorded)
        XCTAssertEqual(try verify(badge()).outcome, .passed)
    }

    func testFileIsWrittenOnlyWhenPixelsOrFramesDiffer() throws {
        try record()
        // Another encoder: other bytes, the same picture.
        let picture = try GoldenPicture(data: Data(contentsOf: golden))
        let other = try PNGWriter.data(picture.bitmap, compression: 1, embedding: picture.frame)
        try other.write(to: golden)
        XCTAssertEqual(try verify(badge(), recording: .all).outcome, .passed)
        XCTAssertEqual(try Data(contentsOf: golden), other)
        var renamed = badge()
        renamed.origin = "Medal"
        XCTAssertEqual(try verify(renamed).outcome, .passed, "the pixels are the same")
        XCTAssertEqual(try verify(renamed, recording: .failed).outcome, .passed)
        XCTAssertEqual(try verify(renamed, recording: .all).outcome, .recorded)
        XCTAssertEqual(try PNGReader.frame(in: Data(contentsOf: golden))?.name, "Medal")
    }

    func testGoldenCarriesItsFramesAndItsOrigin() throws {
        try record()
        let data = try Data(contentsOf: golden)
        XCTAssertEqual(try PNGReader.frame(in: data), badge())
        XCTAssertTrue(try PNGReader.text(in: data).contains { $0.key == "Software" && $0.value.contains("cairo") })
    }

    // MARK: Failing

    func testChangeIsDescribedAndShown() throws {
        try record()
        let result = try verify(badge(radius: 0))
        let message = try XCTUnwrap(result.message)
        let lines = message.split(separator: "\n").map(String.init)
        XCTAssertTrue(lines[0].hasPrefix("Golden/Badge/LabelTests/circle.png: "), message)
        XCTAssertTrue(lines[0].contains("differ"), message)
        XCTAssertTrue(message.contains("radius"), message)
        for (kind, path) in [
            ("expected", result.evidence?.expected), ("actual", result.evidence?.actual),
            ("difference", result.evidence?.difference),
        ] {
            let path = try XCTUnwrap(path)
            XCTAssertTrue(message.contains("  \(kind): \(path)"), message)
            XCTAssertNoThrow(try PNGReader.bitmap(in: Data(contentsOf: URL(fileURLWithPath: path))))
        }
        XCTAssertTrue(lines.last?.contains("swift run goldens approve --only") == true, message)
        XCTAssertEqual(result.changes.isEmpty, false)
    }

    func testOtherSizeIsAFailureWithADifferencePicture() throws {
        try record()
        let result = try verify(badge(width: 30))
        XCTAssertEqual(result.verdict, .sizeChanged)
        XCTAssertTrue(result.message?.contains("60 × 24") == true, result.message ?? "")
        XCTAssertNotNil(result.evidence?.difference)
    }

    func testEqualFramesWithOtherPixelsAreReported() throws {
        try record()
        var content = try content(badge(color: RGBA(hex: 0x0050FF)))
        content.picture.frame = badge()
        let result = try check().run(content, in: makeRun())
        XCTAssertEqual(result.verdict, .pixelsOnly)
        XCTAssertTrue(result.message?.contains("the frames are the same but") == true, result.message ?? "")
    }

    func testPrecisionIsTheFractionOfEqualPixels() throws {
        let wide = badge(radius: 0, width: 100)
        try record(wide)
        var changed = wide
        changed.children = [Frame(rect: CGRect(x: 0, y: 0, width: 4, height: 12), fill: .color(.black))]
        XCTAssertEqual(try verify(changed).outcome, .changed)
        let loose = PictureTolerance(precision: 0.95)
        XCTAssertEqual(try verify(changed, tolerance: loose).verdict, .withinTolerance)
        XCTAssertEqual(try verify(changed, tolerance: PictureTolerance(precision: 0.97)).outcome, .changed)
    }

    // MARK: Rejected goldens

    func testGoldenOfAnotherProgramIsNeverReplaced() throws {
        try FileManager.default.createDirectory(
            at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
        let bitmap = try Renderer().render(badge(radius: 2), scale: 2, background: .white)
        let foreign = try PNGWriter.data(bitmap)
        try foreign.write(to: golden)
        for mode in RecordMode.allCases {
            let result = try verify(badge(), recording: mode)
            XCTAssertEqual(result.outcome, .changed)
            XCTAssertFalse(result.isPending)
            XCTAssertTrue(result.message?.contains("was not made by MessageShot") == true, result.message ?? "")
            XCTAssertEqual(try Data(contentsOf: golden), foreign)
        }
    }

    func testLargeGoldenIsNotRecordedAndTheMessageHasAdvice() throws {
        let result = try verify(badge(), recording: .missing, budget: 100)
        XCTAssertEqual(result.outcome, .missing)
        XCTAssertEqual(files(in: "Golden"), [])
        let message = try XCTUnwrap(result.message)
        XCTAssertTrue(message.contains("sizeBudget:"), message)
        XCTAssertTrue(message.contains("RenderSettings(scale: 1)"), message)
    }

    func testTextsAreComparedToo() throws {
        func verify(_ text: String, _ mode: RecordMode) throws -> GoldenResult {
            let content = DataContent(Data(text.utf8)) { old in
                old == Data(text.utf8) ? nil : "-\(String(decoding: old, as: UTF8.self))\n+\(text)"
            }
            return try check(recording: mode, pathExtension: "txt").run(content, in: makeRun())
        }
        XCTAssertEqual(try verify("one", .missing).outcome, .recorded)
        XCTAssertEqual(try verify("one", .never).outcome, .passed)
        let failure = try verify("two", .never)
        XCTAssertEqual(failure.changes, ["-one", "+two"])
        XCTAssertTrue(failure.message?.hasSuffix("circle.txt\n\n-one\n+two") == true, failure.message ?? "")
    }
}
