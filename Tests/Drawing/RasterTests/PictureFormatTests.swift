import Files
import Foundation
import Frames
import XCTest

@testable import Raster

/// The supported formats, detected by their first bytes.
final class PictureFormatTests: XCTestCase {
    private func sample() throws -> Bitmap {
        try draw(
            page(
                12, 9, Frame(rect: rect(0, 0, 6, 4), fill: .color(.pureRed)),
                Frame(rect: rect(6, 4, 6, 5), fill: .color(.pureBlue))))
    }

    private func reason(_ data: Data) -> String {
        do {
            _ = try PNGReader.bitmap(in: data)
            return "read"
        } catch {
            return error.description
        }
    }

    func testWebPIsReadWithWhateverName() throws {
        let path = try makeFolder(self) + "/picture.png"
        try AtomicFile.write(WebPWriter.data(sample()), to: path)
        XCTAssertEqual(try PNGReader.bitmap(at: path), try sample())
        XCTAssertEqual(PictureFile.pixelSize(ofFile: path), CGSize(width: 12, height: 9))
    }

    // MARK: Metadata and limits

    /// A JPEG file with one scan, and the offset of its pixel data.
    private func photo() throws -> (file: Data, scan: Int) {
        let file = try JPEGWriter.data(sample(), quality: 90, scale: 1, software: nil)
        return (file, try XCTUnwrap(file.range(of: Data([0xFF, 0xDA]))).lowerBound)
    }

    /// Returns the file with another size in its header.
    private func resized(_ file: Data, to side: UInt16) throws -> Data {
        let frame = try XCTUnwrap(file.range(of: Data([0xFF, 0xC0]))).lowerBound
        let bytes = [UInt8(side >> 8), UInt8(side & 255)]
        return file.prefix(frame + 5) + bytes + bytes + file.dropFirst(frame + 9)
    }

    func testScansOfAJPEGAreLimited() throws {
        let (file, scan) = try photo()
        let scans = file[scan..<file.count - 2]
        func repeated(_ count: Int, side: UInt16) throws -> Data {
            try resized(file.prefix(scan), to: side) + Data(repeatElement(scans, count: count).joined()) + [0xFF, 0xD9]
        }
        XCTAssertEqual(JPEGScans(try repeated(3, side: 16)).count, 3)
        XCTAssertEqual(
            reason(try repeated(3000, side: 1000)),
            "the picture: the picture has 3000 scans of 1000 × 1000 pixels; the limit is 2000 million in total: save it as a "
                + "baseline JPEG")
    }

    func testHalfAJPEGIsRefused() throws {
        let (file, scan) = try photo()
        let broken = "the picture: the picture is damaged: the JPEG file is incomplete"
        for half in [file.prefix(scan), file.prefix((scan + file.count) / 2), file.dropLast(2), file.dropLast(1)] {
            XCTAssertEqual(reason(half), broken)
        }
        // A header that declares more than there is.
        XCTAssertEqual(reason(try resized(file, to: 10_000)), broken)
        // The rest is from another file.
        XCTAssertEqual(reason(file + Data("x".utf8)), "read")
    }

    func testFirstPictureOfAWebPAnimationIsRead() throws {
        let still = try WebPWriter.data(sample(), software: nil)
        let chunks = still.dropFirst(12)
        func number(_ value: Int, _ count: Int) -> Data { Data((0..<count).map { UInt8(value >> (8 * $0) & 255) }) }
        func chunk(_ name: String, _ body: Data) -> Data { name.utf8 + number(body.count, 4) + body }
        func picture(_ x: Int, _ y: Int) -> Data {
            chunk("ANMF", number(x / 2, 3) + number(y / 2, 3) + number(11, 3) + number(8, 3) + number(40, 4) + chunks)
        }
        func file(_ parts: Data...) -> Data {
            let header = chunk("VP8X", Data([2, 0, 0, 0]) + number(19, 3) + number(13, 3))
            let body = "WEBP".utf8 + header + chunk("ANIM", number(0, 6)) + parts.joined()
            return "RIFF".utf8 + number(body.count, 4) + body
        }
        let first = try PNGReader.bitmap(in: file(picture(4, 2), picture(0, 0)))
        XCTAssertEqual([first.pixelsWide, first.pixelsHigh], [20, 14])
        XCTAssertEqual(first[4, 2], try sample()[0, 0])
        XCTAssertEqual(first[15, 10], try sample()[11, 8])
        XCTAssertEqual(first[0, 0], .clear)
        let broken = "the picture: the picture is damaged: the WebP animation is incomplete"
        XCTAssertEqual(reason(file()), broken)
        XCTAssertEqual(reason(file(picture(0, 0).dropLast(3))), broken)
        XCTAssertEqual(reason(file(picture(10, 8))), "the picture: the WebP file's pixels are damaged")
    }

    func testSizeOfAFileThatChangesIsReadAgain() throws {
        let path = try makeFolder(self) + "/picture.png"
        for side in [3, 12, 7] {
            let bitmap = try Bitmap(
                pixelsWide: side, pixelsHigh: 5, pixels: Array(repeating: 0xFFFF_FFFF, count: side * 5))
            try AtomicFile.write(PNGWriter.data(bitmap), to: path)
            for _ in 0..<2 { XCTAssertEqual(PictureFile.pixelSize(ofFile: path), CGSize(width: side, height: 5)) }
        }
    }

    func testFirstPictureOfAGIFIsRead() throws {
        let first = try sample()
        var pixels = first.withPixels { Array($0) }
        pixels[0] = 0
        let second = try Bitmap(pixelsWide: 12, pixelsHigh: 9, pixels: pixels)
        for pictures in [[first, second], [second, first], [first]] {
            let data = try AnimationWriter.gif(pictures, secondsEach: 1, crossfade: 0)
            XCTAssertEqual(try PNGReader.bitmap(in: data), pictures[0])
            XCTAssertEqual(PictureFile.pixelSize(of: data), CGSize(width: 12, height: 9))
        }
    }

    func testGIFOfManyColorsRoundTrips() throws {
        // Long codes, and code tables that are full and get reset.
        var pixels: [UInt32] = []
        var state: UInt32 = 7
        for _ in 0..<200 * 150 {
            state = state &* 1_664_525 &+ 1_013_904_223
            pixels.append(0xFF00_0000 | (state >> 24) * 0x01_0101 & 0xF0F0F0)
        }
        let picture = try Bitmap(pixelsWide: 200, pixelsHigh: 150, pixels: pixels)
        XCTAssertEqual(
            try PNGReader.bitmap(in: AnimationWriter.gif([picture], secondsEach: 1, crossfade: 0)), picture)
    }

    func testBrokenGIFsAreRefused() throws {
        let whole = try AnimationWriter.gif([sample()], secondsEach: 1, crossfade: 0)
        for count in 0..<whole.count - 3 { _ = try? PNGReader.bitmap(in: whole.prefix(count)) }
        XCTAssertTrue(reason(whole.prefix(whole.count / 2)).contains("damaged"))
        var state: UInt64 = 3
        for _ in 0..<2000 {
            var broken = whole
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            broken[Int(state >> 33) % broken.count] = UInt8(truncatingIfNeeded: state >> 24)
            _ = try? PNGReader.bitmap(in: broken)
        }
    }

    func testOtherFormatsAreNamed() {
        let svg = #"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>"#
        XCTAssertTrue(reason(Data(svg.utf8)).contains("it is an SVG drawing, which iOS can't read either; convert"))
        XCTAssertTrue(
            reason(Data("\0\0\0\u{18}ftypheic".utf8)).contains("it is HEIC; convert it to PNG, JPEG, GIF or WebP"))
        XCTAssertTrue(reason(Data("BM123456".utf8)).contains("it is BMP"))
        XCTAssertTrue(reason(Data("II*\0abc".utf8)).contains("it is TIFF"))
        XCTAssertTrue(reason(Data("%PDF-1.7".utf8)).contains("it is PDF"))
        XCTAssertTrue(reason(Data("hello".utf8)).contains("(PNG, JPEG, GIF and WebP)"))
        XCTAssertTrue(reason(Data()).contains("empty"))
    }

    func testHeadersThatPromiseTooMuchAreRefused() {
        let gif = Data("GIF89a".utf8) + Data([0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0])
        XCTAssertTrue(reason(gif).contains("65535 × 65535"), reason(gif))
        let jpeg = Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0xFF, 0xFF, 0xFF, 0xFF, 1, 1, 0x11, 0])
        XCTAssertTrue(reason(jpeg).contains("65535 × 65535"), reason(jpeg))
    }

    func testFilesThatAreNotPicturesAreReported() throws {
        let folder = try makeFolder(self)
        XCTAssertThrowsError(try PNGReader.bitmap(at: folder)) { XCTAssertTrue("\($0)".contains("it is a folder")) }
        let pipe = folder + "/pipe"
        XCTAssertEqual(mkfifo(pipe, 0o600), 0)
        XCTAssertThrowsError(try PNGReader.bitmap(at: pipe)) {
            XCTAssertTrue("\($0)".contains("it is not a regular file"), "\($0)")
        }
        XCTAssertThrowsError(try PNGReader.bitmap(at: "/dev/zero"))
    }

    func testTreesFromFilesOpenNoFiles() throws {
        let path = try makeQuarters(self)
        let image = Frame(
            rect: rect(0, 0, 9, 9),
            content: .image(ImageContent(reference: .file(path: path), destination: rect(0, 0, 9, 9))))
        let bitmap = try Renderer(images: .withoutFiles).render(image, scale: 1)
        XCTAssertEqual(bitmap.hex(2, 2), "#FFFFFF")
    }
}
