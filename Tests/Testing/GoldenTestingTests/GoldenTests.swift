import Comparison
import Frames
import Raster
import XCTest

@testable import GoldenTesting

final class GoldenTests: XCTestCase {
    private var package: URL!

    override func setUpWithError() throws {
        package = try makePackage()
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: package)
    }

    private func golden(_ recording: GoldenRecording = .never) throws -> Golden {
        let file = package.appendingPathComponent("Tests/BadgeTests/LabelTests.swift").path
        return Golden(
            place: try GoldenPlace(file: file, testName: "testCircle()", variant: nil), recording: recording,
            settings: .golden, tolerance: .imperceptible)
    }

    private func badge(radius: CGFloat = 6, width: CGFloat = 20) -> Frame {
        Frame(
            name: "Badge", rect: CGRect(x: 0, y: 0, width: width, height: 12), corners: CornerRadii(radius),
            fill: .color(RGBA(hex: 0x005FFF)))
    }

    private func files(in folder: String) -> [String] {
        let path = package.appendingPathComponent(folder).path
        return (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
    }

    private var failures: [String] { files(in: ".build/golden-failures/Badge/LabelTests") }

    private func record() throws {
        _ = try golden(.missing).verify(badge())
    }

    func testMissingGoldenFailsWithTheWayToRecordIt() throws {
        let text = try XCTUnwrap(golden().verify(badge()))
        XCTAssertTrue(text.hasPrefix("There is no golden Golden/Badge/LabelTests/circle.png."), text)
        XCTAssertTrue(text.contains("MESSAGESHOT_RECORD=missing"), text)
        XCTAssertEqual(files(in: "Golden"), [], "nothing is recorded unasked")
        XCTAssertEqual(failures, ["circle.actual.png"])
    }

    func testRecordedGoldenFailsOnceAndThenPasses() throws {
        XCTAssertEqual(
            try golden(.missing).verify(badge()),
            "Recorded Golden/Badge/LabelTests/circle.png: look at it, then run the test again")
        XCTAssertNil(try golden().verify(badge()))
        XCTAssertNil(try golden(.all).verify(badge()), "what matches is not written again")
    }

    func testGoldenCarriesItsFrames() throws {
        try record()
        let data = try Data(contentsOf: package.appendingPathComponent("Golden/Badge/LabelTests/circle.png"))
        XCTAssertEqual(try PNGReader.frame(in: data), badge())
        let bitmap = try PNGReader.bitmap(in: data)
        XCTAssertEqual([bitmap.pixelsWide, bitmap.pixelsHigh], [40, 24], "two pixels per point")
    }

    func testChangeIsDescribedAndShown() throws {
        try record()
        let text = try XCTUnwrap(golden().verify(badge(radius: 0)))
        XCTAssertTrue(text.hasPrefix("Golden/Badge/LabelTests/circle.png: "), text)
        XCTAssertTrue(text.contains("pixels differ by up to"), text)
        let badge = "Badge  0 0 20 12  fill #005FFF"
        XCTAssertTrue(text.contains("- \(badge)  radius 6\n+ \(badge)\n"), text)
        XCTAssertTrue(text.contains("MESSAGESHOT_RECORD=all"), text)
        XCTAssertEqual(failures, ["circle.actual.png", "circle.difference.png", "circle.expected.png"])
        for file in failures { XCTAssertTrue(text.contains("/LabelTests/\(file)"), "\(file) is not named in\n\(text)") }
    }

    func testOtherSizeIsAFailureWithADifferencePicture() throws {
        try record()
        let text = try XCTUnwrap(golden().verify(badge(width: 30)))
        XCTAssertTrue(text.contains("the size is 60 × 24 pixels, not 40 × 24"), text)
        XCTAssertEqual(failures.count, 3)
    }

    func testPassingRemovesTheFilesOfAnEarlierFailure() throws {
        try record()
        _ = try golden().verify(badge(radius: 0))
        XCTAssertNil(try golden().verify(badge()))
        XCTAssertEqual(failures, [])
    }

    func testOnlyAllReplacesAGolden() throws {
        try record()
        XCTAssertTrue(try XCTUnwrap(golden(.missing).verify(badge(radius: 0))).contains("pixels differ"))
        XCTAssertTrue(try XCTUnwrap(golden(.all).verify(badge(radius: 0))).hasPrefix("Recorded "))
        XCTAssertNil(try golden().verify(badge(radius: 0)))
    }

    func testBrokenGoldenIsAFailureAndNoCrash() throws {
        try record()
        let path = package.appendingPathComponent("Golden/Badge/LabelTests/circle.png")
        try Data("version https://git-lfs.github.com/spec/v1\n".utf8).write(to: path)
        let text = try XCTUnwrap(golden().verify(badge()))
        XCTAssertTrue(text.hasPrefix("Golden/Badge/LabelTests/circle.png is broken: "), text)
    }

    func testGoldenDoesNotTellWhereItWasMade() throws {
        let picture = package.appendingPathComponent("Tests/dot.png")
        try PNGWriter.data(Bitmap(pixelsWide: 1, pixelsHigh: 1, pixels: [0xFFFF_0000])).write(to: picture)
        var frame = badge()
        frame.content = .image(
            ImageContent(reference: .file(path: picture.path), destination: CGRect(x: 0, y: 0, width: 4, height: 4)))
        _ = try golden(.missing).verify(frame)
        let data = try Data(contentsOf: package.appendingPathComponent("Golden/Badge/LabelTests/circle.png"))
        let tree = try XCTUnwrap(PNGReader.frame(in: data))
        guard case .image(let image) = tree.content else { return XCTFail("\(tree)") }
        XCTAssertEqual(image.reference, .file(path: "Tests/dot.png"))
    }
}
