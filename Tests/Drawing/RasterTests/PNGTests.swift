import Foundation
import Frames
import XCTest

@testable import Raster

final class PNGTests: XCTestCase {
    /// A picture with flat areas, noise, gradients and half-transparent pixels.
    private func sample(width: Int, height: Int, isOpaque: Bool, seed: UInt64 = 1) throws -> Bitmap {
        var state = seed
        var pixels: [UInt32] = []
        for y in 0..<height {
            for x in 0..<width {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let noise = UInt32(state >> 40)
                let alpha: UInt32 = isOpaque ? 255 : UInt32((x * 7 + y) % 256)
                let color: UInt32 =
                    switch (x / 16 + y / 16) % 4 {
                    case 0: 0x00FF_FFFF
                    case 1: noise & 0x00FF_FFFF
                    case 2: UInt32(x % 256) << 16 | UInt32(y % 256)
                    default: 0x0020_4060
                    }
                func channel(_ shift: UInt32) -> UInt32 { ((color >> shift & 0xFF) * alpha + 127) / 255 << shift }
                pixels.append(alpha << 24 | channel(16) | channel(8) | channel(0))
            }
        }
        return try Bitmap(pixelsWide: width, pixelsHigh: height, pixels: pixels)
    }

    func testPicturesRoundTrip() throws {
        let sizes = [(1, 1), (3, 2), (16, 16), (257, 3), (1, 700), (300, 200), (1170, 400)]
        for (width, height) in sizes {
            for isOpaque in [true, false] {
                let bitmap = try sample(width: width, height: height, isOpaque: isOpaque)
                for compression in [1, 4, 6, 9] {
                    let data = try PNGWriter.data(bitmap, compression: compression)
                    XCTAssertEqual(
                        try PNGReader.bitmap(in: data), bitmap,
                        "\(width) × \(height), opaque \(isOpaque), \(compression)")
                }
            }
        }
    }

    /// Rows longer than the format can refer back, and pictures that several threads compress.
    func testLargePicturesRoundTrip() throws {
        func disc(_ width: CGFloat, _ height: CGFloat) -> Frame {
            let radius = min(width, height) / 2
            return page(
                width, height,
                Frame(
                    rect: rect(width / 3, 0, radius * 2, radius * 2), corners: CornerRadii(radius),
                    fill: .color(.pureRed)),
                Sample.text("The quick brown fox jumps over the lazy dog", size: 30, at: CGPoint(x: 5, y: 5)))
        }
        for (width, height) in [(12_000, 60), (32_767, 3), (1500, 1700), (3, 32_767)] as [(CGFloat, CGFloat)] {
            for background in [RGBA.white, nil] {
                let bitmap = try draw(disc(width, height), background: background)
                let data = try PNGWriter.data(bitmap)
                XCTAssertTrue(try PNGReader.bitmap(in: data) == bitmap, "\(width) × \(height)")
            }
        }
    }

    func testPictureOfOneColorIsTiny() throws {
        let bitmap = try draw(page(1170, 2532))
        let data = try PNGWriter.data(bitmap)
        XCTAssertLessThan(data.count, 40_000)
        XCTAssertEqual(try PNGReader.bitmap(in: data), bitmap)
    }

    func testOpaquePictureHasNoAlpha() throws {
        func colorType(_ bitmap: Bitmap) throws -> UInt8 {
            let header = try XCTUnwrap(PNGChunk.chunks(of: PNGWriter.data(bitmap)).first)
            XCTAssertEqual(header.type, "IHDR")
            return header.body[9]
        }
        XCTAssertEqual(try colorType(draw(page(4, 4))), 2)
        XCTAssertEqual(try colorType(draw(page(4, 4), background: nil)), 6)
    }

    func testSameBitmapGivesTheSameBytes() throws {
        let bitmap = try sample(width: 400, height: 300, isOpaque: true)
        XCTAssertEqual(try PNGWriter.data(bitmap), try PNGWriter.data(bitmap))
    }

    func testNotesRoundTrip() throws {
        let notes = [(key: "Software", value: "MessageShot, cairo 1.16.0"), (key: "Title", value: "Sup? 👍 – größer")]
        let data = try PNGWriter.data(draw(page(4, 4)), text: notes)
        let read = try PNGReader.text(in: data)
        XCTAssertEqual(read.map(\.key), notes.map(\.key))
        XCTAssertEqual(read.map(\.value), notes.map(\.value))
    }

    func testGarbageIsNotAPNG() {
        for data in [
            Data(), Data("Hello".utf8), PNGChunk.signature, PNGChunk.signature + Data(repeating: 0xFF, count: 99),
        ] {
            XCTAssertThrowsError(try PNGReader.frame(in: data)) {
                guard case .notPNG = $0 as? RasterError else { return XCTFail("\($0)") }
            }
            XCTAssertThrowsError(try PNGReader.bitmap(in: data))
        }
    }
}
