import Foundation
import Frames
import XCTest

@testable import Raster

final class FrameChunkTests: XCTestCase {
    private func sample() -> Frame {
        page(
            60, 40,
            Frame(
                name: "bubble", rect: rect(5, 5, 30, 20), corners: CornerRadii(topLeft: 8), fill: .color(.pureRed),
                border: Border(width: 1, color: .pureBlue)),
            Sample.text("Sup? 👍", at: CGPoint(x: 3, y: 10)))
    }

    private func reason(_ data: Data) -> String? {
        do {
            _ = try PNGReader.frame(in: data)
            return nil
        } catch RasterError.embeddedFrame(let reason) {
            return reason
        } catch {
            return "another error: \(error)"
        }
    }

    /// Returns the file with one chunk changed, its checksum made right again.
    private func changed(_ data: Data, _ type: String, _ change: (inout Data) -> Void) throws -> Data {
        var file = PNGChunk.signature
        for var chunk in try PNGChunk.chunks(of: data) {
            if chunk.type == type { change(&chunk.body) }
            chunk.append(to: &file)
        }
        return file
    }

    func testTreeComesBack() throws {
        let frame = sample()
        for background in [RGBA.white, nil] {
            let bitmap = try draw(frame, scale: 2, background: background)
            let data = try PNGWriter.data(bitmap, embedding: frame)
            XCTAssertEqual(try PNGReader.frame(in: data), frame)
            XCTAssertEqual(try PNGReader.bitmap(in: data), bitmap)
        }
    }

    func testPictureWithoutTreeHasNone() throws {
        XCTAssertNil(try PNGReader.frame(in: PNGWriter.data(draw(sample()))))
    }

    func testChunkSaysThatItIsPrivateAndNotToBeCopied() {
        let isLowercase = FrameChunk.type.utf8.map { $0 & 0x20 != 0 }
        XCTAssertEqual(isLowercase, [true, true, false, false])
    }

    func testChangedPixelsAreNoticed() throws {
        let frame = sample()
        let drawn = try PNGWriter.data(draw(frame), embedding: frame)
        var other = frame
        other.children[0].rect.origin.x += 1
        let others = try PNGChunk.chunks(of: PNGWriter.data(draw(other))).first { $0.type == "IDAT" }
        let painted = try changed(drawn, "IDAT") { $0 = others?.body ?? Data() }
        XCTAssertEqual(reason(painted), "the picture was changed after it was drawn")
    }

    func testEachPixelCountsInTheDigest() throws {
        for count in [1, 7, 8, 9, 64, 65] {
            let pixels = [UInt32](repeating: 0xFF00_0000, count: count)
            let plain = PixelDigest(try Bitmap(pixelsWide: count, pixelsHigh: 1, pixels: pixels))
            var seen = [plain]
            for index in 0..<count {
                for bit in [0, 15, 23] {
                    var changed = pixels
                    changed[index] ^= 1 << bit
                    seen.append(PixelDigest(try Bitmap(pixelsWide: count, pixelsHigh: 1, pixels: changed)))
                }
            }
            XCTAssertEqual(Set(seen.map(\.value)).count, seen.count)
            guard count > 1 else { continue }
            XCTAssertNotEqual(
                plain, PixelDigest(try Bitmap(pixelsWide: 1, pixelsHigh: count, pixels: pixels)), "\(count)")
        }
    }

    func testBrokenTreesAreNoticed() throws {
        let frame = sample()
        let data = try PNGWriter.data(draw(frame), embedding: frame)
        XCTAssertEqual(reason(try changed(data, FrameChunk.type) { $0 = Data() }), "it is cut off")
        XCTAssertEqual(reason(try changed(data, FrameChunk.type) { $0 = $0.prefix(12) }), "it is cut off")
        XCTAssertTrue(reason(try changed(data, FrameChunk.type) { $0[3] = 9 })?.contains("version 9") == true)
        XCTAssertNotNil(reason(try changed(data, FrameChunk.type) { $0 = $0.dropLast(30) }))
        XCTAssertNotNil(reason(try changed(data, FrameChunk.type) { $0[40] ^= 0xFF }))
        XCTAssertTrue(
            reason(try changed(data, FrameChunk.type) { $0.append(Data(count: 17 << 20)) })?.contains("larger") == true)
    }

    func testTreeThatGrowsWithoutEndIsRefused() throws {
        let frame = sample()
        let data = try PNGWriter.data(draw(frame), embedding: frame)
        let bomb = try Data(count: 200 << 20).withUnsafeBytes { try Deflate.compress($0, level: 1) }
        XCTAssertTrue(
            reason(try changed(data, FrameChunk.type) { $0 = $0.prefix(12) + bomb })?.contains("larger") == true)
    }

    func testDeepTreeIsAnErrorNotACrash() throws {
        let frame = sample()
        let data = try PNGWriter.data(draw(frame), embedding: frame)
        let deep = String(repeating: #"{"rect":[[0,0],[1,1]],"children":["#, count: 100_000)
        let body = try Data(deep.utf8).withUnsafeBytes { try Deflate.compress($0, level: 6) }
        XCTAssertEqual(
            reason(try changed(data, FrameChunk.type) { $0 = $0.prefix(12) + body }), "it is not a frame tree")
    }
}
