import Files
import Foundation
import Frames
import XCTest

@testable import Raster

final class ErrorTests: XCTestCase {
    private func assertThrows<Value>(
        _ expected: RasterError, _ body: @autoclosure () throws -> Value, line: UInt = #line
    ) {
        XCTAssertThrowsError(try body(), line: line) { XCTAssertEqual($0 as? RasterError, expected, line: line) }
    }

    private func image(_ path: String) -> Frame {
        Frame(
            rect: rect(0, 0, 10, 10),
            content: .image(ImageContent(reference: .file(path: path), destination: rect(0, 0, 10, 10))))
    }

    private func reason(_ path: String) -> String? {
        do {
            _ = try draw(image(path))
            return nil
        } catch RasterError.image(path, let reason) {
            return reason
        } catch {
            return "another error: \(error)"
        }
    }

    func testTooLargePictureIsRefused() {
        assertThrows(.tooLarge(pixelsWide: 32_768, pixelsHigh: 10), try draw(page(32_768, 10)))
        assertThrows(.tooLarge(pixelsWide: 30_000, pixelsHigh: 30_000), try draw(page(10_000, 10_000), scale: 3))
        assertThrows(.tooLarge(pixelsWide: 1_000_000_000, pixelsHigh: 10), try draw(page(1e30, 10)))
    }

    func testScaleAndSizeMustBePositiveNumbers() {
        assertThrows(.invalidScale(0), try draw(page(1, 1), scale: 0))
        assertThrows(.invalidScale(-2), try draw(page(1, 1), scale: -2))
        assertThrows(.invalidScale(.infinity), try draw(page(1, 1), scale: .infinity))
        assertThrows(.invalidSize(width: 0, height: 5), try draw(page(0, 5)))
        XCTAssertThrowsError(try draw(page(.nan, 5)))
        assertThrows(.invalidSize(width: 0, height: 5), try Renderer().pdf(page(0, 5)))
        XCTAssertEqual(
            "\(RasterError.invalidSize(width: 0, height: 2.5))",
            "a size of 0 × 2.5 points can't be drawn; both must be greater than 0: give the view a size, "
                + "or content that has one")
    }

    func testDescriptionsAreOneLine() {
        let errors: [RasterError] = [
            .tooLarge(pixelsWide: 40_000, pixelsHigh: 3), .invalidScale(0), .image(path: "a.png", reason: "no"),
            .outOfMemory(action: "drawing"), .notPNG(reason: "no"),
        ]
        for error in errors {
            XCTAssertFalse(error.description.contains("\n"))
            XCTAssertEqual("\(error)", error.description)
        }
        XCTAssertTrue(errors[0].description.contains("40000 × 3"))
    }

    func testMissingPictureIsReported() throws {
        XCTAssertEqual(reason(try makeFolder(self) + "/none.png"), "there is no such picture")
    }

    func testFileThatIsNotAPictureIsReported() throws {
        let path = try makeFolder(self) + "/text.png"
        try AtomicFile.write(Data("Hello".utf8), to: path)
        XCTAssertTrue(reason(path)?.contains("not a picture") == true)
        try AtomicFile.write(Data(), to: path)
        XCTAssertTrue(reason(path)?.contains("not a picture") == true)
    }

    func testDamagedPictureIsReported() throws {
        let path = try makeQuarters(self)
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        for count in [60, whole.count / 2, whole.count - 20] {
            try AtomicFile.write(whole.prefix(count), to: path)
            XCTAssertTrue(
                reason(path)?.contains("damaged") == true, "the first \(count) bytes: \(reason(path) ?? "drawn")")
        }
    }

    /// A small file that would fill the memory is refused because of its header.
    func testPictureThatIsTooLargeIsNotDecoded() throws {
        var file = PNGChunk.signature
        var header = Data()
        header.append(bigEndian: 60_000)
        header.append(bigEndian: 60_000)
        header.append(contentsOf: [8, 6, 0, 0, 0])
        PNGChunk(type: "IHDR", body: header).append(to: &file)
        let pixels = Data(repeating: 0, count: 100_000).withUnsafeBytes { try? Deflate.compress($0, level: 6) }
        PNGChunk(type: "IDAT", body: try XCTUnwrap(pixels)).append(to: &file)
        PNGChunk(type: "IEND", body: Data()).append(to: &file)
        let path = try makeFolder(self) + "/bomb.png"
        try AtomicFile.write(file, to: path)
        XCTAssertTrue(reason(path)?.contains("60000 × 60000") == true, reason(path) ?? "drawn")
        XCTAssertThrowsError(try PNGReader.bitmap(in: file)) {
            XCTAssertTrue("\($0)".contains("60000 × 60000"), "\($0)")
        }
    }

    func testMissingFontIsReported() {
        let run = GlyphRun(
            face: FontFace(file: "None.otf"), size: 17, color: .black, glyphs: [.init(id: 1, x: 0, y: 0)])
        let frame = Frame(rect: rect(0, 0, 20, 20), content: .text(TextContent(string: "a", runs: [run])))
        XCTAssertThrowsError(try draw(frame)) {
            guard case .font("None.otf", _) = $0 as? RasterError else { return XCTFail("\($0)") }
        }
    }

    func testPicturesInTheFrameNeverCrashTheReader() throws {
        let path = try makeQuarters(self)
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        var state: UInt64 = 7
        var refused = 0
        for _ in 0..<200 {
            var broken = whole
            for _ in 0..<3 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                broken[Int(state >> 33) % broken.count] = UInt8(truncatingIfNeeded: state >> 24)
            }
            if (try? PNGReader.bitmap(in: broken)) == nil { refused += 1 }
            _ = try? PNGReader.frame(in: broken)
        }
        XCTAssertGreaterThan(refused, 100, "checksums find most of it")
        XCTAssertEqual(try PNGReader.bitmap(in: whole).pixelsWide, try PNGReader.bitmap(at: path).pixelsWide)
    }

    /// Broken layout may leave non-finite numbers. They may draw nothing or throw, but not crash.
    func testNonFiniteNumbersNeverCrash() throws {
        let file = ImageReference.file(path: try makeQuarters(self))
        for bad in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300] {
            let box = CGRect(x: bad, y: bad, width: bad, height: bad)
            let caps = ImageContent.CapInsets(
                top: bad, left: bad, bottom: bad, right: bad, imageSize: CGSize(width: 9, height: 9))
            let shadow = Shadow(color: .black, radius: bad, offset: CGSize(width: bad, height: bad))
            let frames = [
                Frame(rect: box, opacity: 0.5, fill: .color(.black)),
                Frame(rect: rect(1, 1, 5, 5), opacity: bad, fill: .color(.black)),
                Frame(rect: rect(1, 1, 5, 5), corners: CornerRadii(bad), fill: .color(.black), clipsToBounds: true),
                Frame(rect: rect(1, 1, 5, 5), fill: .color(.black), border: Border(width: bad, color: .black)),
                Frame(rect: rect(1, 1, 5, 5), fill: .color(.black), shadow: shadow),
                Frame(rect: rect(1, 1, 5, 5), mask: Mask(outline: .rectangle(box)), children: [Sample.text("a")]),
                Frame(rect: rect(1, 1, 5, 5), content: .image(ImageContent(reference: file, destination: box))),
                Frame(
                    rect: rect(1, 1, 5, 5),
                    content: .image(ImageContent(reference: file, destination: rect(0, 0, 5, 5), capInsets: caps))),
                Frame(
                    rect: rect(1, 1, 5, 5),
                    content: .image(ImageContent(reference: file, destination: box, capInsets: caps))),
                Frame(
                    rect: rect(1, 1, 5, 5), transform: Transform(a: bad, b: 0, c: 0, d: bad, tx: bad, ty: 0),
                    fill: .color(.black), children: [Sample.text("a👍")]),
                Sample.text("a👍").withRuns { $0.origin.x = bad },
                Sample.text("a👍").withRuns { $0.size = bad },
            ]
            for frame in frames {
                if let bitmap = try? draw(page(10, 10, frame), scale: 2) { XCTAssertEqual(bitmap.pixelsWide, 20) }
                guard let svg = try? Renderer().svg(page(10, 10, frame)) else { continue }
                let text = String(decoding: svg, as: UTF8.self)
                XCTAssertNil(text.firstMatch(of: /[" ,](nan|-?inf)/), "\(bad): \(text)")
            }
        }
    }
}
