import Foundation
import Frames
import Raster
import XCTest

@testable import Goldens

/// Files that are not valid goldens: each fails its test with the cause, and stays unchanged.
final class BadGoldenTests: TestPackageCase {
    private func assertRefused(
        _ cause: UnreadableGolden.Cause, saying words: String, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let before = FileManager.default.contents(atPath: golden.path)
        for mode in RecordMode.allCases {
            let result = try verify(badge(), recording: mode)
            XCTAssertEqual(result.outcome, .unusable, "\(mode)", file: file, line: line)
            XCTAssertEqual(result.verdict, .unreadable, file: file, line: line)
            XCTAssertFalse(result.isPending, "an approval must not replace it", file: file, line: line)
            let message = result.message ?? ""
            XCTAssertTrue(
                message.hasPrefix("Golden/Badge/LabelTests/circle.png "), message, file: file, line: line)
            XCTAssertTrue(message.contains(words), message, file: file, line: line)
        }
        XCTAssertEqual(FileManager.default.contents(atPath: golden.path), before, file: file, line: line)
    }

    private func put(_ data: Data) throws {
        try FileManager.default.createDirectory(
            at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: golden)
    }

    private func recorded() throws -> Data {
        try record()
        return try Data(contentsOf: golden)
    }

    // MARK: Version control

    func testPointerOfLFS() throws {
        try put(Data("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n".utf8))
        try assertRefused(.lfsPointer, saying: "git lfs pull")
    }

    func testMergeConflict() throws {
        try put(Data("<<<<<<< HEAD\none\n=======\nother\n>>>>>>> branch\n".utf8))
        try assertRefused(.mergeConflict, saying: "merge conflict")
    }

    func testMergeConflictInAText() throws {
        let content = DataContent(Data("a".utf8)) { _ in nil }
        let check = try check(recording: .all, pathExtension: "txt")
        try FileManager.default.createDirectory(
            at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("a\n<<<<<<< HEAD\nb\n=======\n".utf8).write(to: URL(fileURLWithPath: check.place.golden))
        XCTAssertEqual(check.run(content, in: makeRun()).outcome, .unusable)
    }

    // MARK: Not a PNG

    func testEmptyFile() throws {
        try put(Data())
        try assertRefused(.empty, saying: "is empty")
    }

    func testOtherKinds() throws {
        for (bytes, kind) in [
            (Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]), "a JPEG"), (Data("GIF89a".utf8), "a GIF"),
            (Data("<html>".utf8), "a text"), (Data([0, 1, 2, 3]), "something else"),
        ] {
            try put(bytes)
            try assertRefused(.notPNG, saying: kind)
        }
    }

    // MARK: Broken PNGs

    func testTruncatedAnywhere() throws {
        let data = try recorded()
        for count in [8, 20, 33, data.count / 2, data.count - 12, data.count - 1] {
            try put(data.prefix(count))
            try assertRefused(.broken, saying: "truncated")
        }
    }

    func testWrongChecksum() throws {
        var data = try recorded()
        data[20] ^= 1
        try put(data)
        try assertRefused(.broken, saying: "checksum of its part IHDR")
    }

    func testBrokenPixels() throws {
        let chunks = try recorded().pngChunks.map { chunk in
            chunk.type == "IDAT" ? ("IDAT", Data(chunk.body.map { $0 ^ 0x55 })) : chunk
        }
        try put(Data(pngChunks: chunks))
        try assertRefused(.broken, saying: "its pixels are damaged")
    }

    func testMissingRows() throws {
        var low = badge()
        low.rect.size.height = 6
        let small = try content(low).encoded().pngChunks.first { $0.type == "IDAT" }
        let chunks = try recorded().pngChunks.map { chunk in chunk.type == "IDAT" ? small ?? chunk : chunk }
        try put(Data(pngChunks: chunks))
        try assertRefused(.broken, saying: "bytes of pixels instead of")
    }

    func testHeaderOfAGiant() throws {
        let chunks = try recorded().pngChunks.map { chunk in
            guard chunk.type == "IHDR" else { return chunk }
            let side = Data([0, 0, 0xEA, 0x60])
            return (chunk.type, side + side + chunk.body.suffix(5))
        }
        try put(Data(pngChunks: chunks))
        try assertRefused(.tooManyPixels, saying: "60000 × 60000")
    }

    func testBombInTheFrames() throws {
        let chunks = try recorded().pngChunks.map { chunk in
            guard chunk.type == "msFT" else { return chunk }
            // The rows of a black picture are 9 MB of zeros, which need almost no space.
            let side = 1_700
            let bomb = try PNGWriter.data(
                Bitmap(pixelsWide: side, pixelsHigh: side, pixels: Array(repeating: 0xFF00_0000, count: side * side)))
            let stream = bomb.pngChunks.filter { $0.type == "IDAT" }.reduce(Data()) { $0 + $1.body }
            return ("msFT", chunk.body.prefix(12) + stream)
        }
        try put(Data(pngChunks: chunks))
        try assertRefused(.brokenFrames, saying: "larger than 8388608 bytes")
    }

    func testHugeFrames() throws {
        let chunks = try recorded().pngChunks.map { chunk in
            chunk.type == "msFT" ? ("msFT", chunk.body + Data(count: 256 << 10)) : chunk
        }
        try put(Data(pngChunks: chunks))
        try assertRefused(.brokenFrames, saying: "larger than 262144 bytes")
    }

    // MARK: Unusable frames don't fail the test

    func testFramesOfAnotherVersionAreIgnored() throws {
        let chunks = try recorded().pngChunks.map { chunk in
            chunk.type == "msFT" ? ("msFT", Data([0, 0, 0, 9]) + chunk.body.dropFirst(4)) : chunk
        }
        try put(Data(pngChunks: chunks))
        XCTAssertEqual(try verify(badge()).outcome, .passed)
        let failure = try verify(badge(radius: 0))
        XCTAssertTrue(failure.message?.contains("the unknown version 9") == true, failure.message ?? "")
    }

    func testPaintedOverGoldenFailsByItsPixels() throws {
        let original = try recorded()
        let painted = try PNGWriter.data(content(badge(color: .black)).picture.bitmap)
        var chunks = painted.pngChunks
        chunks.insert(contentsOf: original.pngChunks.filter { ["tEXt", "msFT"].contains($0.type) }, at: 2)
        try put(Data(pngChunks: chunks))
        let failure = try verify(badge())
        XCTAssertEqual(failure.outcome, .changed)
        XCTAssertTrue(failure.message?.contains("was changed after it was drawn") == true, failure.message ?? "")
    }

    // MARK: Not a file

    func testFolder() throws {
        try FileManager.default.createDirectory(at: golden, withIntermediateDirectories: true)
        try assertRefused(.folder, saying: "is a folder")
    }

    func testPipe() throws {
        try FileManager.default.createDirectory(
            at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
        XCTAssertEqual(mkfifo(golden.path, 0o644), 0)
        try assertRefused(.notAFile, saying: "a device or a pipe")
    }

    func testLinkOutOfTheFolder() throws {
        let data = try recorded()
        let elsewhere = package.appendingPathComponent("elsewhere.png")
        try data.write(to: elsewhere)
        try FileManager.default.removeItem(at: golden)
        try FileManager.default.createSymbolicLink(at: golden, withDestinationURL: elsewhere)
        try assertRefused(.linkElsewhere, saying: "is a link to")
    }

    func testNoPermission() throws {
        try record()
        chmod(golden.path, 0)
        defer { chmod(golden.path, 0o644) }
        // The superuser may read everything; other users may not.
        let isSuperuser = geteuid() == 0
        if isSuperuser {
            chmod(package.path, 0o777)
            for folder in [".build", ".build/goldens"] { chmod("\(package.path)/\(folder)", 0o777) }
            XCTAssertEqual(seteuid(65_534), 0)
        }
        defer { if isSuperuser { seteuid(0) } }
        let result = try verify(badge(), recording: .all)
        XCTAssertEqual(result.outcome, .unusable)
        XCTAssertTrue(result.message?.contains("permission denied") == true, result.message ?? "passed")
    }
}

// MARK: - PNG chunks

extension Data {
    /// The chunks of a PNG file.
    var pngChunks: [(type: String, body: Data)] {
        var chunks: [(String, Data)] = []
        var offset = startIndex + 8
        while offset + 12 <= endIndex {
            let length = self[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: self[offset + 4..<offset + 8], as: UTF8.self)
            chunks.append((type, Data(self[offset + 8..<offset + 8 + length])))
            offset += 12 + length
        }
        return chunks
    }

    /// Creates a PNG file of chunks, with their checksums.
    init(pngChunks: [(type: String, body: Data)]) {
        self = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        func bigEndian(_ number: UInt32) -> Data {
            Data((0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
        }
        for chunk in pngChunks {
            let content = Data(chunk.type.utf8) + chunk.body
            self += bigEndian(UInt32(chunk.body.count)) + content + bigEndian(content.checksum)
        }
    }

    private var checksum: UInt32 {
        ~reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
    }
}
