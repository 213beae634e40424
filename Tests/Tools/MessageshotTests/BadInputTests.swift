import Foundation
import Raster
import XCTest

/// Conversations that can't be drawn: one line each, and nothing written.
final class BadInputTests: ProgramTestCase {
    private func assertRefused(
        _ chat: String, _ name: String = "chat.yaml", saying line: String, file: StaticString = #filePath,
        testLine: UInt = #line
    ) throws {
        try write(chat, to: name)
        try assertFails("render", name, saying: line, file: file, testLine: testLine)
    }

    /// Asserts the error of a picture.
    private func assertPictureRefused(
        _ picture: String, saying line: String, file: StaticString = #filePath, testLine: UInt = #line
    ) throws {
        try assertRefused(
            "users: { a: { avatar: \(picture) } }\nmessages: [{ from: a, text: x }]", saying: line, file: file,
            testLine: testLine)
    }

    func testFiles() throws {
        try assertFails("render", "chat.yaml", saying: "chat.yaml: there is no such file")
        try assertFails("render", ".", saying: ".: expected a YAML or JSON file, found a folder")
        try assertRefused("", saying: "chat.yaml: the file is empty; a conversation needs at least “messages”")
        let result = try run("render", "-")
        XCTAssertEqual(
            result.error, "messageshot: standard input: the file is empty; a conversation needs at least “messages”\n")
    }

    func testCharacters() throws {
        try assertRefused(
            #"{"channel": {}, "messages": [{"id""#, "cut.json",
            saying: "cut.json:1:35: not valid JSON: the file ends inside an object that begins on line 1")
        try write("messages:\n  - from: a\n     text: x\n", to: "chat.yaml")
        let result = try run("render", "chat.yaml")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.error.hasPrefix("messageshot: chat.yaml:3:10: not valid YAML: "), result.error)
        XCTAssertEqual(result.error.split(separator: "\n").count, 1)
    }

    func testValues() throws {
        let start = "users: { leia: {} }\nmessages:\n"
        try assertRefused(
            start + "  - { from: leia, rections: { like: 1 } }",
            saying: "chat.yaml:3: unknown key “rections” in messages[0]; did you mean “reactions”?")
        try assertRefused(
            start + "  - { from: lea, text: x }",
            saying: "chat.yaml:3: messages[0].from: unknown user “lea”; did you mean “leia”?")
        try assertRefused(
            start + "  - { from: leia, at: tomorrow, text: x }",
            saying: "chat.yaml:3: messages[0].at: expected a date such as 2024-01-31T15:25:00Z, found “tomorrow”")
    }

    func testSettings() throws {
        try writeChat()
        try assertFails(
            "render", "chat.yaml", "--time-zone", "Mars/Base",
            saying: "--time-zone “Mars/Base” is not a time zone; expected a name like UTC or Europe/Amsterdam")
        try assertFails(
            "render", "chat.yaml", "--locale", "zz",
            saying:
                "--locale “zz” is not a locale; expected a locale like en_US or de_AT (--locale list shows languages)")
        try assertFails(
            "render", "chat.yaml", "--now", "noon",
            saying: "--now “noon” is not an ISO 8601 time such as 2024-01-01T12:00:00Z")
        try assertFails("render", "chat.yaml", "--images", "no", saying: "--images no: there is no such folder")
        try assertFails(
            "render", "chat.yaml", "--me", "lea",
            saying: "chat.yaml: “lea” is not a user of the conversation; the users are leia, luke")
    }

    // MARK: Pictures

    func testPicturesOutsideOfTheFolder() throws {
        try FileManager.default.createSymbolicLink(atPath: path("link.png"), withDestinationPath: "/etc/passwd")
        for (picture, problem) in [
            ("../../etc/passwd", "is outside"), ("/etc/passwd", "is an absolute path"),
            ("link.png", "is outside"),
        ] {
            try write("users: { a: { avatar: \(picture) } }\nmessages: [{ from: a, text: x }]", to: "chat.yaml")
            let result = try run("render", "chat.yaml")
            XCTAssertEqual(result.status, 2)
            let start = "messageshot: chat.yaml:1: users.a.avatar: the image “\(picture)” \(problem)"
            XCTAssertTrue(result.error.hasPrefix(start), result.error)
            XCTAssertEqual(try contents(), ["chat.yaml", "link.png"])
        }
    }

    func testBrokenPictures() throws {
        try write("no picture", to: "text.png")
        try assertPictureRefused(
            "text.png",
            saying: "\(path("text.png")): the file is not a picture in a supported format (PNG, JPEG, GIF and WebP)")
        let noise = (0..<4096).map { 0xFF00_0000 | UInt32($0) &* 40_503 & 0xFFFFFF }
        let whole = try PNGWriter.data(Bitmap(pixelsWide: 64, pixelsHigh: 64, pixels: noise))
        try whole.prefix(whole.count / 2).write(to: folder.appendingPathComponent("cut.png"))
        try write("users: { a: { avatar: cut.png } }\nmessages: [{ from: a, text: x }]", to: "chat.yaml")
        let result = try run("render", "chat.yaml")
        XCTAssertEqual(result.status, 2)
        XCTAssertTrue(result.error.hasPrefix("messageshot: \(path("cut.png")): the picture is damaged"), result.error)
        XCTAssertFalse(try contents().contains("chat.png"))
    }

    /// Standard error has our line, and no output of the decoding library.
    func testBrokenJPEGs() throws {
        let noise = (0..<4096).map { 0xFF00_0000 | UInt32($0) &* 40_503 & 0xFFFFFF }
        let whole = try JPEGWriter.data(Bitmap(pixelsWide: 64, pixelsHigh: 64, pixels: noise), quality: 1)
        try write("users: { a: { avatar: a.jpg } }\nmessages: [{ from: a, text: x }]", to: "chat.yaml")
        var zeros = whole
        zeros.replaceSubrange(40..<whole.count, with: Data(count: whole.count - 40))
        for (name, file) in [("3", whole.prefix(3)), ("header", whole.prefix(200)), ("zeros", zeros)] {
            try file.write(to: folder.appendingPathComponent("a.jpg"))
            let result = try run("render", "chat.yaml")
            XCTAssertEqual(result.status, 2, name)
            XCTAssertTrue(result.error.hasPrefix("messageshot: \(path("a.jpg")): "), "\(name): \(result.error)")
            XCTAssertEqual(result.error.filter { $0 == "\n" }.count, 1, "\(name): \(result.error)")
        }
    }

    func testPictureThatUnpacksToFarTooMuch() throws {
        try Data(Self.pngHeader(width: 60_000, height: 60_000)).write(to: folder.appendingPathComponent("bomb.png"))
        try assertPictureRefused(
            "bomb.png",
            saying: "\(path("bomb.png")): the picture has 60000 × 60000 pixels; the limit is 100 million")
    }

    /// The beginning of a PNG file: signature, a header with its checksum, and the start of the pixels.
    private static func pngHeader(width: UInt32, height: UInt32) throws -> [UInt8] {
        let bytes = { (number: UInt32) in withUnsafeBytes(of: number.bigEndian) { Array($0) } }
        let header = Array("IHDR".utf8) + bytes(width) + bytes(height) + [8, 2, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13) + header + bytes(crc32(header))
            + bytes(100_000) + Array("IDAT".utf8) + [UInt8](repeating: 0, count: 64)
    }

    private static func crc32(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { checksum, byte in
            (0..<8).reduce(checksum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
    }
}
