import Foundation
import Frames
import XCTest

@testable import Raster

/// Animations that show pictures one after the other.
final class AnimationTests: XCTestCase {
    private func picture(_ color: RGBA, _ width: CGFloat = 60, _ height: CGFloat = 40) throws -> Bitmap {
        try draw(
            page(width, height, Frame(rect: rect(5, 5, 20, 10), corners: CornerRadii(5), fill: .color(color))))
    }

    private func counts(_ data: Data) throws -> [String: Int] {
        try PNGChunk.chunks(of: data).reduce(into: [:]) { $0[$1.type, default: 0] += 1 }
    }

    // MARK: Animated PNG

    func testViewersWithoutAnimationShowTheFirstPicture() throws {
        let pictures = [try picture(.pureRed), try picture(.pureBlue)]
        let data = try AnimationWriter.apng(pictures, secondsEach: 1, scale: 2)
        XCTAssertEqual(try PNGReader.bitmap(in: data), pictures[0])
        XCTAssertEqual(try PNGReader.scale(in: data), 2)
        XCTAssertEqual(data, try AnimationWriter.apng(pictures, secondsEach: 1, scale: 2))
    }

    /// Two pictures, with five steps from each to the other.
    func testPicturesOfAnAnimatedPNG() throws {
        let pictures = [try picture(.pureRed), try picture(.pureBlue)]
        let data = try AnimationWriter.apng(pictures, secondsEach: 1.5, crossfade: 0.4)
        XCTAssertEqual(try counts(data)["fcTL"], 12)
        XCTAssertEqual(try counts(data)["fdAT"], 11)
        let chunks = try PNGChunk.chunks(of: data)
        let sequence = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }.compactMap { $0.body.bigEndian(at: 0) }
        XCTAssertEqual(sequence, Array(0..<23))
        // The area and duration of each picture: the second one contains only what changes.
        let controls = chunks.filter { $0.type == "fcTL" }
        XCTAssertEqual((1...4).map { controls[0].body.bigEndian(at: 4 * $0) }, [60, 40, 0, 0])
        XCTAssertEqual((1...4).map { controls[1].body.bigEndian(at: 4 * $0) }, [20, 10, 5, 5])
        XCTAssertEqual(Array(controls[0].body[20..<26]), [0, 150, 0, 100, 0, 0])
        XCTAssertEqual(Array(controls[1].body[20..<24]), [0, 8, 0, 100])
    }

    /// Compositing the parts in order gives exactly each step.
    func testPartsMakeThePicturesExactly() throws {
        for background in [RGBA.white, nil] {
            let pictures = try [RGBA.pureRed, .pureGreen, .pureBlue].map { color in
                try draw(
                    page(50, 30, Frame(rect: rect(5, 5, 20, 10), opacity: 0.7, fill: .color(color))),
                    background: background)
            }
            let timeline = try Timeline(pictures, secondsEach: 1, crossfade: 0.3)
            let data = try AnimationWriter.apng(pictures, secondsEach: 1, crossfade: 0.3)
            let chunks = try PNGChunk.chunks(of: data)
            let header = try XCTUnwrap(chunks.first)
            var canvas = try Bitmap(pixelsWide: 50, pixelsHigh: 30)
            var steps = timeline.steps[...]
            var control: Data?
            for chunk in chunks {
                if chunk.type == "fcTL" { control = chunk.body }
                guard chunk.type == "IDAT" || chunk.type == "fdAT", let control else { continue }
                let numbers = (1...4).map { Int(control.bigEndian(at: 4 * $0) ?? 0) }
                var size = header.body
                size.replaceSubrange(
                    size.startIndex..<size.startIndex + 8,
                    with: control[control.startIndex + 4..<control.startIndex + 12])
                let body = chunk.type == "IDAT" ? chunk.body : Data(chunk.body.dropFirst(4))
                let part = try PNGReader.bitmap(
                    in: PNGChunk.file(of: [
                        PNGChunk(type: "IHDR", body: size), PNGChunk(type: "IDAT", body: body),
                        PNGChunk(type: "IEND", body: Data()),
                    ]))
                var pixels = canvas.withPixels { Array($0) }
                for y in 0..<numbers[1] {
                    for x in 0..<numbers[0] {
                        pixels[(y + numbers[3]) * 50 + x + numbers[2]] = part.pixels[y * numbers[0] + x]
                    }
                }
                canvas = try Bitmap(pixelsWide: 50, pixelsHigh: 30, pixels: pixels)
                XCTAssertEqual(canvas, try timeline.bitmap(XCTUnwrap(steps.popFirst())))
            }
            XCTAssertTrue(steps.isEmpty)
        }
    }

    func testPicturesOfDifferentSizesLieOnTheLargestCanvas() throws {
        let pictures = [try picture(.pureRed, 60, 40), try picture(.pureBlue, 40, 70)]
        let timeline = try Timeline(pictures, secondsEach: 1, crossfade: 0)
        XCTAssertEqual([timeline.pixelsWide, timeline.pixelsHigh], [60, 70])
        XCTAssertEqual(try timeline.bitmap(timeline.steps[0]).hex(30, 60), "#FFFFFF", "the page goes on")
        let gif = try PNGReader.bitmap(in: AnimationWriter.gif(pictures, secondsEach: 1))
        XCTAssertEqual([gif.pixelsWide, gif.pixelsHigh], [60, 70])
    }

    func testEqualPicturesAreNotCrossfaded() throws {
        let same = [try picture(.pureRed), try picture(.pureRed)]
        XCTAssertEqual(try counts(AnimationWriter.apng(same, secondsEach: 1))["fcTL"], 2)
        XCTAssertEqual(try counts(AnimationWriter.apng([same[0]], secondsEach: 1))["fcTL"], 1)
        let dot = try Bitmap(pixelsWide: 1, pixelsHigh: 1, pixels: [0xFF12_3456])
        XCTAssertEqual(try PNGReader.bitmap(in: AnimationWriter.gif([dot, same[0]], secondsEach: .nan)).pixelsWide, 60)
        XCTAssertEqual(try PNGReader.bitmap(in: AnimationWriter.apng([dot], secondsEach: -1)), dot)
    }

    // MARK: GIF

    func testFewColorsStayAsTheyAre() throws {
        let bitmap = try picture(.pureRed)
        let data = try AnimationWriter.gif([bitmap, picture(.pureBlue)], secondsEach: 1, software: "MessageShot 0.1.0")
        XCTAssertEqual(try PNGReader.bitmap(in: data), bitmap)
        XCTAssertTrue(PictureSignature.isOurs(data))
        XCTAssertFalse(PictureSignature.isOurs(try AnimationWriter.gif([bitmap], secondsEach: 1)))
        XCTAssertEqual(
            data, try AnimationWriter.gif([bitmap, picture(.pureBlue)], secondsEach: 1, software: "MessageShot 0.1.0"))
    }

    /// Long enough for codes of 12 bits, and for the code table to be reset.
    func testManyColorsAreApproximated() throws {
        let width = 150
        let pixels = (0..<width * 100).map { index -> UInt32 in
            let (x, y) = (UInt32(index % width), UInt32(index / width))
            // White, with a gradient of many colors.
            return x < 20
                ? 0xFFFF_FFFF : 0xFF00_0000 | (x * 255 / 150) << 16 | (y * 255 / 100) << 8 | (x + y) * 255 / 250
        }
        let bitmap = try Bitmap(pixelsWide: width, pixelsHigh: 100, pixels: pixels)
        let read = try PNGReader.bitmap(in: AnimationWriter.gif([bitmap], secondsEach: 1))
        var (worst, sum) = (0, 0)
        for index in 0..<bitmap.pixelCount {
            for shift: UInt32 in [0, 8, 16] {
                let difference = abs(Int(read.pixels[index] >> shift & 0xFF) - Int(pixels[index] >> shift & 0xFF))
                (worst, sum) = (max(worst, difference), sum + difference)
            }
        }
        XCTAssertEqual(read.hex(10, 50), "#FFFFFF", "a large area stays exactly as it is")
        XCTAssertLessThan(worst, 60)
        XCTAssertLessThan(Double(sum) / Double(bitmap.pixelCount * 3), 8)
    }

    func testNoiseRoundTrips() throws {
        var state: UInt64 = 3
        let colors: [UInt32] = (0..<200).map { 0xFF00_0000 | $0 << 16 | ($0 * 7 & 0xFF) << 8 | 255 - $0 }
        for (width, height) in [(1, 1), (2, 3), (64, 64), (257, 33), (400, 300)] {
            let pixels = (0..<width * height).map { _ -> UInt32 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return colors[Int(state >> 33) % 200]
            }
            let bitmap = try Bitmap(pixelsWide: width, pixelsHigh: height, pixels: pixels)
            XCTAssertEqual(try PNGReader.bitmap(in: AnimationWriter.gif([bitmap], secondsEach: 1)), bitmap, "\(width)")
        }
    }

    func testTransparencyOfAGIF() throws {
        let bitmap = try Bitmap(pixelsWide: 3, pixelsHigh: 1, pixels: [0, 0x4000_0000, 0xC000_0000])
        let read = try PNGReader.bitmap(in: AnimationWriter.gif([bitmap], secondsEach: 1))
        XCTAssertEqual(
            [read.hex(0, 0), read.hex(1, 0), read.hex(2, 0)],
            [RGBA.clear.description, RGBA.clear.description, "#3F3F3F"])
    }
}
