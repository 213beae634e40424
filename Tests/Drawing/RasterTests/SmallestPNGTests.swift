import Foundation
import Frames
import XCTest

@testable import Raster

/// The smallest PNG files contain the same pixels.
final class SmallestPNGTests: XCTestCase {
    private func bitmap(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) throws -> Bitmap {
        let places = (0..<height).flatMap { y in (0..<width).map { (x: $0, y: y) } }
        return try Bitmap(pixelsWide: width, pixelsHigh: height, pixels: places.map { color($0.x, $0.y) })
    }

    /// Returns numbers up to 255 that can't be compressed.
    private func noise(_ x: Int, _ y: Int) -> Int {
        let product = (UInt64(x) &* 0x9E37_79B9_7F4A_7C15) ^ (UInt64(y) &* 0xC2B2_AE3D_27D4_EB4F)
        return Int(((product ^ product >> 29) &* 0xBF58_476D_1CE4_E5B9) >> 56)
    }

    /// The color type and bit depth in the header.
    private func form(_ data: Data) throws -> [UInt8] {
        let header = try XCTUnwrap(PNGChunk.chunks(of: data).first)
        return [header.body[9], header.body[8]]
    }

    private func check(_ bitmap: Bitmap, _ expected: [UInt8]? = nil, _ name: String, line: UInt = #line) throws {
        let data = try PNGWriter.smallestData(bitmap)
        XCTAssertEqual(try PNGReader.bitmap(in: data), bitmap, name, line: line)
        XCTAssertNoThrow(try PNGReader.checkPixels(in: data), name, line: line)
        XCTAssertEqual(data, try PNGWriter.smallestData(bitmap), "the same bytes: \(name)", line: line)
        XCTAssertLessThanOrEqual(data.count, try PNGWriter.data(bitmap).count, name, line: line)
        if let expected { XCTAssertEqual(try form(data), expected, name, line: line) }
    }

    func testFewColorsBecomeAPalette() throws {
        let colors: [UInt32] = (0..<256).map { 0xFF00_0000 | ($0 &* 0x01_0307) & 0xFF_FFFF }
        for (count, depth) in [(2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)] as [(Int, UInt8)] {
            for width in [67, 64, 33] {
                let picture = try bitmap(width, 80) { x, y in colors[noise(x, y) % count] }
                try check(picture, [3, depth], "\(count) colors in \(width) × 80")
            }
        }
    }

    func testTransparentColorsKeepTheirAlpha() throws {
        let half: [UInt32] = [0, 0x8080_0000, 0x8000_8000, 0x4020_1000, 0xFF00_FF00, 0xFFFF_FFFF]
        try check(bitmap(50, 40) { x, y in half[noise(x, y) % 6] }, [3, 4], "six colors")
        try check(bitmap(90, 90) { x, y in UInt32(x * 2) << 24 | UInt32(min(x * 2, y)) << 8 }, nil, "many colors")
    }

    func testGrayHasOneSample() throws {
        try check(bitmap(200, 150) { x, y in 0xFF00_0000 | UInt32(noise(x, y)) * 0x01_0101 }, nil, "opaque")
        let transparent = try bitmap(200, 150) { x, y in
            let alpha = UInt32(noise(y, x + 1))
            return alpha << 24 | min(UInt32(noise(x, y)), alpha) * 0x01_0101
        }
        try check(transparent, [4, 8], "with alpha")
    }

    func testPhotosAreFiltered() throws {
        // A soft gradient with noise, like a sky.
        let photo = try bitmap(300, 200) { x, y in
            let noise = UInt32(truncatingIfNeeded: (x &* 7919 ^ y &* 104_729) >> 4) & 3
            return 0xFF00_0000 | (UInt32(x / 2) + noise) << 16 | (UInt32(y) + noise) << 8 | UInt32((x + y) / 3)
        }
        try check(photo, [2, 8], "a photo")
        XCTAssertLessThan(
            try PNGWriter.smallestData(photo).count, try PNGWriter.data(photo, compression: 12).count * 3 / 4)
    }

    func testSmallAndLongPictures() throws {
        for (width, height) in [(1, 1), (2, 1), (1, 9), (32_767, 1), (1, 32_767)] {
            let picture = try bitmap(width, height) { x, y in 0xFF00_0000 | UInt32(x * 31 + y * 17) & 0xFF_FFFF }
            try check(picture, nil, "\(width) × \(height)")
        }
        try check(draw(page(40, 20, Sample.text("Sup?")), scale: 10), nil, "text at 10")
        try check(draw(page(60, 40, Sample.text("Sup?")), scale: 0.25, background: nil), nil, "text at 0.25")
    }

    func testTheReaderReversesFilters() throws {
        let picture = try bitmap(37, 29) { x, y in
            0xFF00_0000 | UInt32(truncatingIfNeeded: (x &* 1_103_515_245 ^ y &* 12_345 &* x) >> 5) & 0xFF_FFFF
        }
        for form in PixelForm.forms(for: picture) {
            for choice in FilterChoice.all + RowFilter.allCases.map({ .one($0) }) {
                let rows = try PixelRows(picture, form: form).filtered(choice)
                let image = PNGImage(
                    colorType: form.colorType, bitDepth: form.bitDepth, palette: form.paletteChunks,
                    parts: [try rows.compressed(level: 6)])
                XCTAssertEqual(try PNGReader.bitmap(in: PNGWriter.file(picture, image)), picture, "\(choice)")
            }
        }
    }

    func testNotesAndFramesAreEmbedded() throws {
        let frame = page(40, 30, Sample.text("Sup?"))
        let data = try PNGWriter.smallestData(
            draw(frame, scale: 2), scale: 2, text: [("Software", "MessageShot 0.1.0")], embedding: frame)
        XCTAssertEqual(try PNGReader.frame(in: data), frame)
        XCTAssertEqual(try PNGReader.scale(in: data), 2)
        XCTAssertTrue(PictureSignature.isOurs(data))
    }
}
