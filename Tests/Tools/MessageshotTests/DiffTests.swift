import Foundation
import Frames
import Raster
import XCTest

/// The output, the files and the exit code of `messageshot diff`.
final class DiffTests: BadgeDiffTestCase {
    func testSamePictures() throws {
        let result = try run("diff", "a.png", "a.png")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.text, "the pictures are the same\n")
        XCTAssertEqual(result.error, "")
    }

    func testDifferentPictures() throws {
        let result = try run("diff", "a.png", "b.png", "-o", "diff.png")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.text.contains("BadgeView#badge: corner radius 6 → 0\n"), result.text)
        XCTAssertEqual(result.error, "")
        let picture = try PNGReader.bitmap(in: data("diff.png"))
        XCTAssertEqual([picture.pixelsWide, picture.pixelsHigh], [40, 24])
        XCTAssertEqual("\(picture[0, 0])", "#E00020")
    }

    func testOnlyTheFramesDiffer() throws {
        var frame = badge()
        frame.children = [Frame(origin: "ghost", rect: CGRect(x: 0, y: 0, width: 4, height: 4))]
        try writePicture(frame, to: "b.png")
        let result = try run("diff", "a.png", "b.png")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.text,
            "the pixels are the same but the frames differ: something hidden changed\nghost: added at 0 0 4 4\n")
    }

    func testIgnoredComponentDiffersInNothing() throws {
        let result = try run("diff", "a.png", "b.png", "--ignore", "badge")
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.text.hasSuffix("pixels differ, all in ignored components\n"), result.text)
        XCTAssertFalse(result.text.contains("0 levels"), result.text)
    }

    /// Tolerated differences have the exit code 0, whatever the frames are.
    func testTheExitCodeMatchesTheText() throws {
        var frame = badge()
        frame.fill = .color(RGBA(hex: 0x0060FF))
        try writePicture(frame, to: "b.png")
        let result = try run("diff", "a.png", "b.png")
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.text.contains("within the tolerance\n"), result.text)
    }

    func testPicturesWithoutFrames() throws {
        try writePicture(badge(radius: 0), to: "b.png", embeds: false)
        let result = try run("diff", "a.png", "b.png")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.text.hasSuffix(
                "the actual picture has no frame tree; draw it with --embed-frames to see what changed\n"), result.text)
    }

    func testSizes() throws {
        try writePicture(badge(width: 24), to: "b.png")
        let result = try run("diff", "a.png", "b.png", "-o", "diff.png")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.text,
            """
            expected 40 × 24 pixels, found 48 × 24, 4 pt wider
            in the common area, 92 pixels differ by up to 255 levels, the first at (28, 0)
            largest cluster: 92 px, densest 8 × 8 window: 38 px at (32, 0)
            BadgeView#badge: resized 20 × 12 → 24 × 12 pt

            """)
        XCTAssertEqual(try PNGReader.bitmap(in: data("diff.png")).pixelsWide, 48)
    }

    func testJSON() throws {
        let result = try run("diff", "a.png", "b.png", "--json")
        XCTAssertEqual(result.status, 1)
        let object = try XCTUnwrap(JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        XCTAssertEqual(object["verdict"] as? String, "changed")
        XCTAssertEqual(object["schema"] as? Int, 1)
        let blame = try XCTUnwrap(object["blame"] as? [[String: Any]])
        XCTAssertEqual(blame.first?["component"] as? String, "BadgeView#badge")
    }

    func testTolerance() throws {
        let json = try run("diff", "a.png", "b.png", "--ignore", "badge", "--json").text
        XCTAssertTrue(json.contains("\"over\" : 0"), json)
        let result = try run("diff", "a.png", "b.png", "--maximum-pixels", "1000")
        XCTAssertEqual(result.status, 0, "tolerated differences don't count")
        XCTAssertTrue(result.text.contains("within the tolerance"), result.text)
        try assertFails("diff", "a.png", "b.png", "--channels", "256", saying: "--channels 256: a level is 0 to 255")
        try assertFails(
            "diff", "a.png", "b.png", "--perceptual", "2",
            saying: "--perceptual 2.0: a distance is 0 to 1; 0.02 is just visible")
    }

    func testStandardInput() throws {
        let result = try run(["diff", "-", "a.png"], input: try data("a.png"))
        XCTAssertEqual(result.text, "the pictures are the same\n")
        try assertFails(
            "diff", "-", "-", saying: "- is standard input, which can only be one of the two pictures")
    }

    func testOutputIsNoInput() throws {
        try assertFails(
            "diff", "a.png", "b.png", "-o", "b.png",
            saying: "b.png is an input; name another file for the output")
        try assertFails(
            "diff", "a.png", "b.png", "-o", ".",
            saying: "-o .: name a file for the picture of the differences, such as diff.png")
        try assertFails(
            "diff", "a.png", "b.png", "--minimal", "parts.yaml",
            saying: "parts.yaml: the picture of the smallest parts is no .yaml; name it parts.png")
    }

    // MARK: Pictures that can't be compared

    private func assertRefused(
        _ bytes: Data, saying reason: String, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try bytes.write(to: folder.appendingPathComponent("bad.png"))
        try assertFails("diff", "bad.png", "a.png", saying: "bad.png: \(reason)", file: file, testLine: line)
        try assertFails(
            "diff", "a.png", "bad.png", "-o", "diff.png", saying: "bad.png: \(reason)", file: file, testLine: line)
    }

    func testFilesThatAreNoPictures() throws {
        try assertRefused(Data(), saying: "the file is empty")
        try assertRefused(Data("hello".utf8), saying: "not a PNG picture: it has no PNG signature")
        try assertRefused(
            Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8),
            saying: "it is a Git LFS pointer, not the picture; run “git lfs pull” to fetch it")
        try assertRefused(
            Data("<<<<<<< HEAD\n".utf8) + data("a.png"),
            saying: "it contains merge conflict markers; choose one side of the merge")
    }

    func testDamagedPictures() throws {
        let good = try data("a.png")
        try assertRefused(good.prefix(100), saying: "not a PNG picture: it is truncated after 100 bytes")
        var flipped = good
        flipped[good.count - 20] ^= 0xFF
        try assertRefused(flipped, saying: "not a PNG picture: the checksum of its part IDAT is wrong")
    }

    func testHeaderOfAGiant() throws {
        var giant = try data("a.png")
        for start in [16, 20] { giant.replaceSubrange(start..<start + 4, with: [0, 0, 0xEA, 0x60]) }
        giant.replaceSubrange(29..<33, with: Self.checksum(giant[12..<29]))
        try assertRefused(
            giant,
            saying: "it has 60000 × 60000 pixels; the limit is 64 million in total and 32767 per side")
    }

    func testFilesThatCannotBeOpened() throws {
        try assertFails("diff", "none.png", "a.png", saying: "none.png: there is no such file")
        try assertFails("diff", "a.png", ".", saying: ".: expected a PNG picture, found a folder")
        try assertFails(
            "diff", "a.png", "/dev/null", saying: "/dev/null: expected a PNG picture, found a device or a pipe")
    }

    func testFilesThatMayNotBeRead() throws {
        try XCTSkipIf(geteuid() == 0, "root may read everything")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path("b.png"))
        try assertFails("diff", "a.png", "b.png", saying: "b.png: permission to read it is denied")
    }

    /// A tree that would take hundreds of megabytes, or is invalid: the pixels are compared, and the reason is
    /// reported.
    func testTreesThatCannotBeUsed() throws {
        let good = try data("a.png")
        let start = try XCTUnwrap(good.firstRange(of: Data("msFT".utf8))).lowerBound
        for bytes in [Data(repeating: 0x20, count: 40), Data(), Self.bomb()] {
            var chunk = Data("msFT".utf8) + good[start + 4..<start + 16] + bytes
            let length = UInt32(chunk.count - 4)
            chunk += Self.checksum(chunk)
            let oldLength = good[start - 4..<start].reduce(0) { $0 << 8 | Int($1) }
            let file = good[..<(start - 4)] + Self.bytes(length) + chunk + good[(start + oldLength + 8)...]
            try file.write(to: folder.appendingPathComponent("b.png"))
            let result = try run("diff", "a.png", "b.png")
            XCTAssertEqual(result.status, 0, result.error)
            XCTAssertTrue(
                result.text.hasPrefix(
                    "the pictures are the same\nactual: the frame tree in the picture can't be used: "),
                result.text)
        }
    }

    /// 200 megabytes of zeros in a few: one zero, and then repeatedly “258 bytes like the last one”.
    private static func bomb() -> Data {
        var stream = Data([0x78, 0x01])
        var (bits, count): (UInt64, UInt64) = (0, 0)
        func write(_ value: UInt64, _ length: UInt64) {
            bits |= value << count
            count += length
            while count >= 8 {
                stream.append(UInt8(bits & 0xFF))
                bits >>= 8
                count -= 8
            }
        }
        // The last block, of fixed codes; the literal 0 is 00110000, which is written from its highest bit on.
        write(0b011, 3)
        write(0b0000_1100, 8)
        // Length 258 is 11000101, distance 1 is 00000.
        for _ in 0..<780_000 { write(0b1010_0011, 13) }
        write(0, 7)
        write(0, 7)
        return stream
    }

    private static func bytes(_ number: UInt32) -> Data { withUnsafeBytes(of: number.bigEndian) { Data($0) } }

    /// The CRC-32 of PNG, bit by bit.
    private static func checksum(_ data: Data) -> Data {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in data {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return bytes(~crc)
    }
}
