import Foundation
import Raster
import XCTest

/// The machine has no effect: the output is the same in any environment.
final class HostTests: ProgramTestCase {
    private static let conversation = """
        users: { a: { name: Ann, avatar: photo.jpg }, b: Ben }
        me: b
        messages:
          - { from: a, text: "Hello **there** 👍 日本 ไทย العربية" }
          - { from: a, text: pictures, attachments: [{ image: photo.jpg }, { image: photo.webp }, { image: photo.gif }] }
          - { from: b, text: Sup }
        """

    /// Writes pictures in every supported format.
    private func writePictures() throws {
        let square = try Bitmap(pixelsWide: 9, pixelsHigh: 9, pixels: Array(repeating: 0xFF33_66CC, count: 81))
        try JPEGWriter.data(square, quality: 1).write(to: URL(fileURLWithPath: path("photo.jpg")))
        try WebPWriter.data(square).write(to: URL(fileURLWithPath: path("photo.webp")))
        try AnimationWriter.gif([square], secondsEach: 1).write(to: URL(fileURLWithPath: path("photo.gif")))
    }

    private func picture(_ environment: [String: String] = [:]) throws -> (Data, String) {
        let result = try run("render", "chat.yaml", "-o", "-", "--format", "png", environment: environment)
        XCTAssertEqual(result.status, 0, "\(environment): \(result.error)")
        return (result.output, result.error)
    }

    func testEnvironmentMakesNoDifference() throws {
        try write(Self.conversation, to: "chat.yaml")
        try writePictures()
        let usual = try picture()
        try write("<fontconfig><dir>/usr/share/fonts</dir></fontconfig>", to: "fonts.conf")
        try write("", to: "empty.cache")
        let odd: [[String: String]] = [
            ["XDG_DATA_DIRS": "/nonexistent", "XDG_DATA_HOME": "/nonexistent", "XDG_CONFIG_HOME": "/nonexistent"],
            ["FONTCONFIG_SYSROOT": "/tmp"], ["FONTCONFIG_SYSROOT": "/nonexistent"],
            ["FONTCONFIG_FILE": path("fonts.conf"), "FONTCONFIG_PATH": folder.path], ["FC_DEBUG": "8191"],
            ["FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 autofitter:warping=1 truetype:interpreter-version=35"],
            ["PANGOCAIRO_BACKEND": "win32", "PANGO_LANGUAGE": "ja:zh", "LANGUAGE": "ja:zh", "PANGO_RC_FILE": "/tmp"],
            ["GDK_PIXBUF_MODULE_FILE": path("empty.cache"), "GDK_PIXBUF_MODULEDIR": folder.path],
            ["GDK_PIXBUF_MODULE_FILE": "/nonexistent"], ["G_MESSAGES_DEBUG": "all", "G_DEBUG": "fatal-warnings"],
            ["HB_SHAPER_LIST": "fallback", "HB_OPTIONS": "invisible-glyphs"],
            ["LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8"], ["LANG": "C", "LC_ALL": "C"], ["TZ": "Asia/Tokyo"],
            ["HOME": "/nonexistent"], ["HOME": ""], ["MALLOC_PERTURB_": "165", "MALLOC_ARENA_MAX": "1"],
            ["CAIRO_DEBUG": "1", "XDG_CACHE_HOME": "/nonexistent"],
        ]
        for environment in odd {
            let found = try picture(environment)
            XCTAssertEqual(found.1, usual.1, "\(environment)")
            XCTAssertTrue(found.0 == usual.0, "another picture with \(environment)")
        }
    }

    func testWrongFolderOfFontsIsNamed() throws {
        try writeChat()
        for folder in ["/nonexistent", "", path("chat.yaml")] {
            let result = try run("render", "chat.yaml", "-o", "a.png", environment: ["MESSAGESHOT_FONTS": folder])
            XCTAssertNotEqual(result.status, 0, folder)
            XCTAssertTrue(result.error.contains("no Inter-Regular.otf in \(folder)"), result.error)
            XCTAssertEqual(result.error.filter { $0 == "\n" }.count, 1)
        }
    }

    // MARK: Limits

    func testStandardInputHasALimit() throws {
        let zeros = try XCTUnwrap(FileHandle(forReadingAtPath: "/dev/zero"))
        defer { try? zeros.close() }
        let process = Process()
        process.executableURL = Self.program
        process.arguments = ["render", "-", "-o", path("a.png")]
        process.standardInput = zeros
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 2)
        XCTAssertEqual(text, "messageshot: standard input has more than 64 MiB, which is the limit\n")
    }

    func testPicturesOfManyPixelsAreAskedFor() throws {
        try writeChat(messages: (0..<140).map { "Message \($0)" })
        let arguments = ["render", "chat.yaml", "--scale", "3", "--width", "1500", "-o", "a.png"]
        let refused = try run(arguments)
        XCTAssertEqual(refused.status, 2)
        XCTAssertTrue(refused.error.contains("--pages"), refused.error)
        XCTAssertEqual(try run(arguments + ["--max-pixels", "400"]).status, 0)
        try assertFails(
            "render", "chat.yaml", "--max-pixels", "0", "-o", "b.png",
            saying: "--max-pixels 0: expected a number of millions from 1 to 536; the default is 64")
    }

    func testScreenOfManyPixelsIsAskedFor() throws {
        try writeChat()
        let refused = try run(
            "render", "chat.yaml", "--screen", "channel", "--width", "9000", "--height", "9000", "--scale", "1")
        XCTAssertEqual(refused.status, 2)
        XCTAssertEqual(
            refused.error,
            "messageshot: the picture would have 9000 × 9000 pixels; the limit is 32767 per side and 64 million in total: "
                + "draw a part of it, or use a lower scale, or use --max-pixels\n")
    }

    func testLongListIsRefusedAtOnce() throws {
        let channels = (0..<5000).map { "  - channel: { id: c\($0) }" }.joined(separator: "\n")
        try write("channels:\n\(channels)\n", to: "list.yaml")
        let begin = Date()
        try assertFails(
            "render", "list.yaml", "--screen", "channel-list", "-o", "a.png",
            saying: "a list of 5000 rows is too high for a picture (409 fit): use --height, "
                + "--device, a smaller --scale, or --format svg")
        XCTAssertLessThan(Date().timeIntervalSince(begin), 20)
    }
}
