import Foundation
import Frames
import XCTest

@testable import Raster

/// File formats other than PNG, and metadata.
final class FormatTests: XCTestCase {
    private let software = "MessageShot 0.1.0 (cairo 1.16.0 --> x)"

    private func sample(_ width: CGFloat = 60, _ height: CGFloat = 40) -> Frame {
        page(
            width, height,
            Frame(rect: rect(5, 5, width / 2, height / 2), corners: CornerRadii(6), fill: .color(.pureBlue)),
            Frame(rect: rect(width / 2, 5, 20, 20), opacity: 0.5, fill: .color(.pureRed)))
    }

    // MARK: Density

    func testPNGHasAScale() throws {
        for (scale, density) in [(1, 2835), (3, 8504), (0.25, 709), (10, 28_346), (1.333, 3779)] as [(CGFloat, UInt32)]
        {
            let data = try PNGWriter.data(draw(sample(), scale: scale), scale: scale)
            let chunk = try XCTUnwrap(PNGChunk.chunks(of: data).first { $0.type == "pHYs" })
            XCTAssertEqual(chunk.body.bigEndian(at: 0), density, "pixels per metre at \(scale)")
            XCTAssertEqual(try PNGReader.scale(in: data) ?? 0, Double(scale), accuracy: 0.0005)
            XCTAssertEqual(try PNGReader.bitmap(in: data), try draw(sample(), scale: scale))
        }
        let silent = try PNGWriter.data(draw(sample()))
        XCTAssertNil(try PNGReader.scale(in: silent))
        XCTAssertFalse(try PNGChunk.chunks(of: silent).contains { $0.type == "pHYs" })
    }

    func testJPEGHasAScale() throws {
        let data = try JPEGWriter.data(draw(sample(), scale: 2), quality: 0.9, scale: 2, software: software)
        XCTAssertEqual(Array(data[13..<18]), [1, 0, 144, 0, 144], "144 pixels per inch")
        XCTAssertNotNil(data.range(of: Data("MessageShot 0.1.0".utf8)))
        let bitmap = try draw(sample())
        XCTAssertEqual(
            try PNGReader.bitmap(in: JPEGWriter.data(bitmap, quality: 0.9, scale: 2, software: software)),
            try PNGReader.bitmap(in: JPEGWriter.data(bitmap, quality: 0.9)))
    }

    // MARK: Pixels

    func testJPEGIsNearlyThePictureOnWhite() throws {
        let seen = try draw(sample(), scale: 2, background: .white)
        let read = try PNGReader.bitmap(in: JPEGWriter.data(draw(sample(), scale: 2, background: nil), quality: 0.92))
        XCTAssertEqual([read.pixelsWide, read.pixelsHigh], [120, 80])
        for (x, y) in [(2, 2), (30, 30), (68, 30), (110, 70)] {
            XCTAssertEqual(read[x, y].red, seen[x, y].red, accuracy: 0.04)
            XCTAssertEqual(read[x, y].blue, seen[x, y].blue, accuracy: 0.04)
        }
    }

    func testWebPIsThePictureExactly() throws {
        for background in [RGBA.white, nil] {
            for (width, height, scale) in [(60, 40, 1), (60, 40, 0.25), (60, 40, 10), (300, 2, 3)]
                as [(CGFloat, CGFloat, CGFloat)]
            {
                let bitmap = try draw(sample(width, height), scale: scale, background: background)
                let data = try WebPWriter.data(bitmap, software: software)
                XCTAssertEqual(data, try WebPWriter.data(bitmap, software: software))
                XCTAssertEqual(data.count, 8 + data[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) })
                XCTAssertEqual(try PNGReader.bitmap(in: data), bitmap, "\(width) × \(height) at \(scale)")
            }
        }
    }

    func testDamagedWebPIsRefused() throws {
        let data = try WebPWriter.data(draw(sample()), software: software)
        for broken in [data.prefix(20), data.prefix(data.count / 2), Data("RIFFxxxxWEBP".utf8)] {
            XCTAssertThrowsError(try PNGReader.bitmap(in: broken))
        }
    }

    func testPicturesOfOnePixel() throws {
        let dot = try Bitmap(pixelsWide: 1, pixelsHigh: 1, pixels: [0x8040_0000])
        XCTAssertEqual(try PNGReader.bitmap(in: PNGWriter.data(dot, scale: 1)), dot)
        XCTAssertEqual(try PNGReader.bitmap(in: JPEGWriter.data(dot, quality: 1, scale: 1)).pixelCount, 1)
        XCTAssertTrue(PictureSignature.isOurs(try WebPWriter.data(dot, software: software)))
    }

    func testPicturesTooLargeForWebPAreRefused() throws {
        let wide = try Bitmap(pixelsWide: 16_384, pixelsHigh: 1)
        XCTAssertThrowsError(try WebPWriter.data(wide)) { error in
            XCTAssertEqual(
                "\(error)",
                "WebP: the picture has 16384 × 1 pixels; the format allows 16383 per side: write a PNG, or use a "
                    + "lower scale")
        }
    }

    // MARK: Pages

    func testPagesOfAPDF() throws {
        func document() throws -> Data {
            var file = Data()
            let document = PDFDocument(title: "Lunch (größer) 🍜", software: software) { file += $0 }
            try document.add(sample(60, 40), background: .white)
            XCTAssertThrowsError(try document.add(sample(0, 10)))
            try document.add(sample(300, 500))
            try document.finish()
            return file
        }
        let data = try document()
        let text = String(decoding: data, as: UTF8.self)
        XCTAssertTrue(text.hasPrefix("%PDF-"))
        XCTAssertTrue(PictureSignature.isOurs(data))
        XCTAssertEqual(try document(), data)
        try PDFDocument { _ in XCTFail("no pages") }.finish()
    }
}
