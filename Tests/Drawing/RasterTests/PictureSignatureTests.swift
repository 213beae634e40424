import Foundation
import Frames
import XCTest

@testable import Raster

/// Files of this program are distinguished from others.
final class PictureSignatureTests: XCTestCase {
    private let software = "MessageShot 0.1.0 (cairo 1.16.0)"
    private let frame = page(40, 30, Frame(rect: rect(5, 5, 20, 10), fill: .color(.pureRed)))

    private func files(_ software: String?) throws -> [String: Data] {
        let bitmap = try draw(frame)
        var pdf = Data()
        let document = PDFDocument(software: software) { pdf += $0 }
        try document.add(frame)
        try document.finish()
        return [
            "png": try PNGWriter.data(bitmap, scale: 2, text: software.map { [("Software", $0)] } ?? []),
            "jpeg": try JPEGWriter.data(bitmap, quality: 0.9, scale: 2, software: software),
            "webp": try WebPWriter.data(bitmap, software: software),
            "svg": try Renderer().svg(frame, software: software),
            "pdf": pdf,
        ]
    }

    func testOwnFilesAreRecognized() throws {
        for (format, data) in try files(software) { XCTAssertTrue(PictureSignature.isOurs(data), format) }
        XCTAssertTrue(PictureSignature.isOurs(try frame.json()))
        XCTAssertTrue(PictureSignature.isOurs(try FrameDocument(FrameTree(frame)).json()))
        XCTAssertTrue(PictureSignature.isOurs(Data((FrameTree(frame).text + "\n").utf8)))
        XCTAssertTrue(PictureSignature.isOurs(Data((FrameTree(Frame(rect: .zero)).text + "\n").utf8)))
        // A slice of a larger buffer, whose indices don't start at 0.
        let slice = (Data([1, 2, 3]) + (try files(software)["svg"] ?? Data())).dropFirst(3)
        XCTAssertTrue(PictureSignature.isOurs(slice))
    }

    func testOtherFilesAreNotRecognized() throws {
        for (format, data) in try files(nil) { XCTAssertFalse(PictureSignature.isOurs(data), format) }
        for (format, data) in try files("GIMP 2.10") { XCTAssertFalse(PictureSignature.isOurs(data), format) }
        for text in [
            "", "{", "{}", "[]", "{\"name\": \"MessageShot \"}", "MessageShot 0.1.0", "%PDF-", "<?xml", "GIF89a",
            "0 ", "0 a - 0 0 1", "0 apples, 1 pear\n", "0 a - 0 0 1 1 -\nand more\n",
        ] {
            XCTAssertFalse(PictureSignature.isOurs(Data(text.utf8)), text)
        }
    }

    /// Whatever is truncated or changed, nothing is read beyond the end, and reading terminates.
    func testHostileFilesTerminate() throws {
        var seed: UInt64 = 7
        func random(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % bound
        }
        for (_, data) in try files(software) {
            for count in [1, 4, 8, 12, 16, 20, 30, 60, data.count / 2, data.count - 1] where count < data.count {
                _ = PictureSignature.isOurs(data.prefix(count))
            }
            for _ in 0..<300 {
                var broken = data
                for _ in 0...random(6) { broken[random(min(broken.count, 200))] = UInt8(random(256)) }
                _ = PictureSignature.isOurs(broken)
            }
        }
        let signature = PNGChunk.signature
        for filler: UInt8 in [0, 0xFF] {
            XCTAssertFalse(PictureSignature.isOurs(signature + Data(repeating: filler, count: 100_000)))
            XCTAssertFalse(PictureSignature.isOurs(Data([0xFF, 0xD8, 0xFF]) + Data(repeating: filler, count: 100_000)))
            XCTAssertFalse(PictureSignature.isOurs(Data("GIF89a".utf8) + Data(repeating: filler, count: 100_000)))
            XCTAssertFalse(PictureSignature.isOurs(Data("RIFFxxxxWEBP".utf8) + Data(repeating: filler, count: 100_000)))
        }
        XCTAssertFalse(PictureSignature.isOurs(Data(repeating: UInt8(ascii: "{"), count: 200_000)))
    }
}
