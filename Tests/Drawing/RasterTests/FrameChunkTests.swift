import Foundation
import Frames
import XCTest

@testable import Raster

final class FrameChunkTests: XCTestCase {
    private func sample() -> Frame {
        page(
            60, 40,
            Frame(
                origin: "bubble", rect: rect(5, 5, 30, 20), corners: CornerRadii(topLeft: 8), fill: .color(.pureRed),
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

    /// Returns the file with one chunk changed and its checksum corrected.
    private func changed(_ data: Data, _ type: String, _ change: (inout Data) -> Void) throws -> Data {
        var file = PNGChunk.signature
        for var chunk in try PNGChunk.chunks(of: data) {
            if chunk.type == type { change(&chunk.body) }
            chunk.append(to: &file)
        }
        return file
    }

    func testDetailsAreBesideTheTreeAndDoNotChangeIt() throws {
        let bitmap = try Renderer().render(sample(), scale: 1)
        var details = FrameDetails(tagged: sample())
        details.nodes[1].message = "m"
        let file = try PNGWriter.data(bitmap, embedding: sample(), details: details)
        XCTAssertEqual(try PNGReader.tree(in: file)?.nodes[1].details.message, "m")
        XCTAssertEqual(try PNGReader.frame(in: file), sample())
        let plain = try PNGWriter.data(bitmap, embedding: sample())
        XCTAssertNil(try PNGReader.tree(in: plain)?.nodes[1].details.message)
        XCTAssertEqual(
            try PNGChunk.chunks(of: file).filter { $0.type != DetailsChunk.type }.map(\.body),
            try PNGChunk.chunks(of: plain).map(\.body))
        XCTAssertNil(try PNGReader.tree(in: PNGWriter.data(bitmap)))
        let damaged = try changed(file, DetailsChunk.type) { $0 = $0.prefix(20) }
        XCTAssertThrowsError(try PNGReader.tree(in: damaged))
        let foreign = try changed(file, DetailsChunk.type) { $0[$0.startIndex + 5] ^= 1 }
        XCTAssertNil(try PNGReader.tree(in: foreign)?.nodes[1].details.message, "of other pixels")
    }

    func testTreesRoundTrip() throws {
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

    func testChunkIsPrivateAndUnsafeToCopy() {
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
        XCTAssertEqual(reason(try changed(data, FrameChunk.type) { $0 = Data() }), "it is truncated")
        XCTAssertEqual(reason(try changed(data, FrameChunk.type) { $0 = $0.prefix(12) }), "it is truncated")
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

    // MARK: Limits

    func testLargestTreeIsReadAndALargerOneIsNot() throws {
        let drawn = try PNGWriter.data(draw(sample()), embedding: sample())
        func stored(_ count: Int) throws -> Data {
            let body = try Data(repeating: 0x20, count: count).withUnsafeBytes { try Deflate.compress($0, level: 6) }
            return try changed(drawn, FrameChunk.type) { $0 = $0.prefix(12) + body }
        }
        XCTAssertEqual(reason(try stored(8 << 20)), "it is not a frame tree", "8 MiB are read")
        XCTAssertEqual(reason(try stored((8 << 20) + 1)), "it is damaged or larger than 8388608 bytes")
    }

    func testLongChunkIsNotEvenInflated() throws {
        let drawn = try PNGWriter.data(draw(sample()), embedding: sample())
        let long = try changed(drawn, FrameChunk.type) { $0 += Data(count: 256 << 10) }
        XCTAssertEqual(reason(long), "it is larger than 262144 bytes")
    }

    func testTreeThatWouldNotBeReadIsNotWritten() throws {
        var frame = sample()
        frame.children[0].origin.type = String(repeating: "x", count: 8 << 20)
        let bitmap = try draw(sample())
        XCTAssertThrowsError(try PNGWriter.data(bitmap, embedding: frame)) { error in
            XCTAssertTrue("\(error)".contains("the limit is"), "\(error)")
        }
    }

    func testOwnGoldensAreFarBelowTheLimits() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let limits = EmbeddedFrame.Limits()
        var count = 0
        for folder in ["Golden", "Documentation"] {
            let root = package.appendingPathComponent(folder)
            for case let name as String in FileManager.default.enumerator(atPath: root.path) ?? .init()
            where name.hasSuffix(".png") {
                let data = try Data(contentsOf: root.appendingPathComponent(name))
                guard let chunk = try PNGChunk.chunks(of: data).first(where: { $0.type == FrameChunk.type }) else {
                    continue
                }
                XCTAssertLessThan(chunk.body.count, limits.body / 16, name)
                XCTAssertNotNil(Deflate.decompress(Data(chunk.body.dropFirst(12)), limit: limits.tree / 16), name)
                count += 1
            }
        }
        XCTAssertGreaterThan(count, 20)
    }
}
