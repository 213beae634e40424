import Foundation
import Frames
import XCTest

@testable import Raster

final class VectorTests: XCTestCase {
    private func sample() throws -> Frame {
        let quarters = ImageContent(reference: .file(path: try makeQuarters(self)), destination: rect(0, 0, 20, 20))
        return page(
            120, 60,
            Frame(
                rect: rect(5, 5, 60, 30), corners: CornerRadii(8), fill: .color(.pureBlue),
                border: Border(width: 1, color: .pureRed), shadow: Shadow(color: .black, radius: 3)),
            Frame(rect: rect(70, 5, 20, 20), corners: CornerRadii(10), clipsToBounds: true, content: .image(quarters)),
            Frame(rect: rect(70, 30, 40, 20), opacity: 0.5, children: [Sample.text("Sup! 👍")]),
            Sample.text("Hello"))
    }

    func testSVGIsCompleteAndDeterministic() throws {
        let svg = try Renderer().svg(sample(), background: .white)
        let text = String(decoding: svg, as: UTF8.self)
        XCTAssertTrue(text.contains("<svg"))
        XCTAssertTrue(text.hasSuffix("</svg>\n"))
        XCTAssertTrue(text.contains("width=\"120px\"") || text.contains("width=\"120\""), String(text.prefix(300)))
        XCTAssertFalse(text.contains("<text"), "glyphs are outlines: no font is needed to look at it")
        _ = try Renderer().svg(page(10, 10, Frame(rect: rect(0, 0, 5, 5), opacity: 0.5, fill: .color(.pureRed))))
        XCTAssertEqual(try Renderer().svg(sample(), background: .white), svg)
    }

    func testSelectableTextLiesOnItsOutlines() throws {
        let clipped = Frame(
            rect: rect(0, 30, 100, 20), clipsToBounds: true,
            children: [Sample.text("Below", at: CGPoint(x: 0, y: 40))])
        let blurred = Frame(rect: rect(0, 30, 90, 20), effects: [.blur(radius: 4)], children: [Sample.text("Secret")])
        let frame = page(
            200, 60, Sample.text("Tom & <Jerry>", at: CGPoint(x: 10, y: 5)), clipped, blurred,
            Frame(rect: rect(0, 0, 9, 9), opacity: 0, children: [Sample.text("Hidden")]))
        let svg = try Renderer().svg(frame, background: .white, hasSelectableText: true)
        let text = String(decoding: svg, as: UTF8.self)
        XCTAssertTrue(text.contains(">Tom &amp; &lt;Jerry&gt;</text>"), String(text.suffix(900)))
        XCTAssertTrue(text.contains("<text x=\"10\" "), String(text.suffix(900)))
        for hidden in ["Below", "Secret", "Hidden"] { XCTAssertFalse(text.contains(hidden), hidden) }
        XCTAssertEqual(try Renderer().svg(frame, background: .white, hasSelectableText: true), svg)
        XCTAssertEqual(
            try rasterized(svg), try rasterized(Renderer().svg(frame, background: .white)),
            "nothing is seen of it")
    }

    func testLinesFromRightToLeftBeginAtTheRight() throws {
        let frame = Sample.text("שלום", at: CGPoint(x: 20, y: 0))
        let svg = try Renderer().svg(page(200, 40, frame), hasSelectableText: true)
        let text = String(decoding: svg, as: UTF8.self)
        let match = try XCTUnwrap(
            text.firstMatch(of: /<text x="([0-9.]+)".*textLength="([0-9.]+)".*direction="rtl">שלום/))
        XCTAssertEqual(try XCTUnwrap(Double(match.1)) - (Double(match.2) ?? 0), 20, accuracy: 0.01)
    }

    func testLargePicturesInVectorFilesHaveFewerPixels() throws {
        let perspective = Projection(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: 0, h: 0, w: 1)
        let sizes: [(size: CGSize, pixelsWide: Double)] = [
            (CGSize(width: 300, height: 100), 900), (CGSize(width: 20_000, height: 100), 32_000),
            (CGSize(width: 20_000, height: 20_000), 2896),
        ]
        for (size, pixelsWide) in sizes {
            for effect in [Effect.colors(.saturation(0)), .projection(perspective)] {
                let frame = Frame(rect: CGRect(origin: .zero, size: size), fill: .color(.pureRed), effects: [effect])
                let text = String(decoding: try Renderer().svg(page(size.width, size.height, frame)), as: UTF8.self)
                let width = try XCTUnwrap(text.firstMatch(of: /<image[^>]* width="([0-9]+)"/))
                XCTAssertEqual(try XCTUnwrap(Double(width.1)), pixelsWide, accuracy: 4, "\(effect)")
            }
        }
    }

    func testPDFIsCompleteAndDeterministic() throws {
        let pdf = try Renderer().pdf(sample())
        XCTAssertTrue(pdf.starts(with: Data("%PDF-".utf8)))
        XCTAssertTrue(String(decoding: pdf.suffix(8), as: UTF8.self).contains("%%EOF"))
        XCTAssertEqual(try Renderer().pdf(sample()), pdf)
    }

    func testSVGDrawsTheSamePictureAsTheBitmap() throws {
        let frame = page(
            60, 40,
            Frame(rect: rect(5, 5, 30, 20), corners: CornerRadii(6), fill: .color(.pureBlue)),
            Frame(rect: rect(30, 10, 20, 20), opacity: 0.5, fill: .color(.pureRed)))
        let drawn = try draw(frame)
        let read = try rasterized(Renderer().svg(frame, background: .white))
        XCTAssertEqual([read.pixelsWide, read.pixelsHigh], [60, 40], "a point is a pixel on the web")
        for (x, y) in [(15, 15), (33, 15), (45, 25), (55, 5)] {
            let found = read[x * read.pixelsWide / drawn.pixelsWide, y * read.pixelsHigh / drawn.pixelsHigh]
            XCTAssertEqual(found.red, drawn[x, y].red, accuracy: 0.02)
        }
    }

    /// Cairo's record of a vector file outlives the bitmaps that are drawn into it.
    func testSVGHoldsThePicturesThatWereDrawn() throws {
        let quarters = ImageContent(reference: .file(path: try makeQuarters(self)), destination: rect(0, 0, 20, 20))
        let frame = page(
            80, 30, Frame(rect: rect(0, 0, 20, 20), content: .image(quarters)),
            Sample.text("🍎", size: 20, at: CGPoint(x: 25, y: 0)), Sample.text("🍎", size: 20, at: CGPoint(x: 50, y: 0)))
        let read = try rasterized(Renderer().svg(frame, background: .white))
        let scale = CGFloat(read.pixelsWide) / 80
        func color(_ x: CGFloat, _ y: CGFloat) -> RGBA { read[Int(x * scale), Int(y * scale)] }
        XCTAssertGreaterThan(color(5, 5).red, 0.9)
        XCTAssertGreaterThan(color(5, 15).blue, 0.9)
        XCTAssertLessThan(color(5, 15).red, 0.1)
        for x in [37.0, 62.0] { XCTAssertGreaterThan(color(x, 13).red - color(x, 13).blue, 0.3, "an apple at \(x)") }
    }

    // MARK: Limits

    /// A text of many letters without layout.
    private func letters(_ count: Int) -> Frame {
        let run = GlyphRun(
            face: FontFace(file: "Inter-Regular.otf"), size: 17, color: .black,
            glyphs: Array(repeating: .init(id: 1, x: 0, y: 0), count: count))
        return Frame(rect: rect(0, 0, 20, 20), content: .text(TextContent(string: "", runs: [run])))
    }

    private func image(of frame: Frame) -> ImageContent {
        ImageContent(reference: .drawing(frame), destination: rect(0, 0, 20, 20))
    }

    func testSVGHasAMaximumOfLetters() throws {
        let half = letters(150_001)
        let maximum = RasterError.maximumLettersOfSVG
        let full = page(20, 20, letters(maximum - 1), letters(1))
        XCTAssertNoThrow(try Renderer.checkLetters(of: full, maximum: maximum))
        for other in [
            half, Frame(rect: rect(0, 0, 20, 20), content: .image(image(of: half))),
            Frame(rect: rect(0, 0, 20, 20), effects: [.mask([half], isInverted: false)]),
            Frame(
                rect: rect(0, 0, 20, 20),
                content: .text(TextContent(string: "", runs: [], pictures: [image(of: page(9, 9, half))]))),
        ] {
            XCTAssertThrowsError(try Renderer().svg(page(20, 20, half, other))) {
                XCTAssertEqual($0 as? RasterError, .tooManyLetters(count: 300_002))
            }
        }
        XCTAssertEqual(
            "\(RasterError.tooManyLetters(count: 300_002))",
            "the picture has 300002 letters; an SVG file has at most 300000, a page of a PDF file 1000000: draw a part of it, "
                + "or several pictures")
    }

    func testPDFPagesHaveAMaximumOfLetters() throws {
        var file = Data()
        let document = PDFDocument { file += $0 }
        XCTAssertThrowsError(try document.add(page(20, 20, letters(600_000), letters(400_001)))) {
            XCTAssertEqual($0 as? RasterError, .tooManyLetters(count: 1_000_001))
        }
        try document.add(page(20, 20, letters(10)))
        try document.finish()
        XCTAssertTrue(file.starts(with: Data("%PDF-".utf8)))
    }

    /// Whatever the length, what is at the end is drawn.
    func testTheEndOfALongVectorFileIsThere() throws {
        let end = CGFloat(Renderer.maximumVectorSide)
        for long in [
            page(10, end, Frame(rect: rect(0, end - 5, 5, 5), fill: .color(.pureRed))),
            page(end, 10, Frame(rect: rect(end - 5, 0, 5, 5), fill: .color(.pureRed))),
        ] {
            let text = String(decoding: try Renderer().svg(long), as: UTF8.self)
            XCTAssertTrue(text.contains("rgb(100%"), String(text.suffix(300)))
        }
    }

    func testVectorFilesHaveAMaximumSide() throws {
        for (width, height) in [(2_000_001.0, 10.0), (10.0, 2_000_001.0)] {
            let error = RasterError.vectorTooLarge(width: width, height: height)
            XCTAssertThrowsError(try Renderer().svg(page(width, height))) { XCTAssertEqual($0 as? RasterError, error) }
            XCTAssertThrowsError(try Renderer().pdf(page(width, height))) { XCTAssertEqual($0 as? RasterError, error) }
            XCTAssertTrue(
                "\(error)".hasSuffix("the limit is 2000000 per side: draw a part of it, or pages"), "\(error)")
        }
        XCTAssertNoThrow(try Renderer().svg(page(2_000_000, 10)))
        XCTAssertNoThrow(try Renderer().pdf(page(10, 2_000_000)))
    }
}
