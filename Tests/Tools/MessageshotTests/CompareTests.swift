import Foundation
import Raster
import XCTest

/// Two styles of a conversation: four pictures and the differences, or one line and nothing.
final class CompareTests: ProgramTestCase {
    private static let files = ["after.png", "before.png", "diff.png", "side-by-side.png"]

    override func setUpWithError() throws {
        try super.setUpWithError()
        try writeChat()
        try write("name: Square\nbubble: { corner-radius: 0 }\n", to: "square.yaml")
        try write("bubble: { corner-radius: 200 }\n", to: "round.yaml")
    }

    private func picture(_ name: String) throws -> Bitmap { try PNGReader.bitmap(in: try data(name)) }

    func testFourPictures() throws {
        let result = try run(
            "compare", "chat.yaml", "--after", "square.yaml", "-o", "out", "--width", "200", "--scale", "1")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.error, "")
        XCTAssertEqual(
            result.text,
            """
            2 × ChatMessageBubbleView#bubbleView: corner radius 18 → 0

            """)
        XCTAssertEqual(try contents().filter { $0.hasPrefix("out/") }, Self.files.map { "out/\($0)" })
        let before = try picture("out/before.png")
        XCTAssertEqual(before.pixelsWide, 200)
        XCTAssertNotEqual(before, try picture("out/after.png"))
        let difference = try picture("out/diff.png")
        XCTAssertEqual([difference.pixelsWide, difference.pixelsHigh], [200, before.pixelsHigh])
        XCTAssertEqual(try picture("out/side-by-side.png").pixelsWide, 20 + 200 + 20 + 200 + 20)
    }

    func testAFolderOfOneLetter() throws {
        try writeChat()
        try write("bubble: { corner-radius: 0 }", to: "style.yaml")
        XCTAssertEqual(try run("compare", "chat.yaml", "--after", "style.yaml", "-o", "o", "--scale", "1").status, 0)
        XCTAssertTrue(try contents().contains("o/before.png"))
    }

    func testAnimationsGoFromBeforeToAfter() throws {
        for (format, name) in [("gif", "before-after.gif"), ("apng", "before-after.png")] {
            let result = try run(
                "compare", "chat.yaml", "--after", "square.yaml", "-o", format, "--width", "200", "--scale", "1",
                "--format", format)
            XCTAssertEqual(result.error, "")
            XCTAssertEqual(try contents().filter { $0.hasPrefix("\(format)/") }.count, 5)
            XCTAssertTrue(PictureSignature.isOurs(try data("\(format)/\(name)")))
            let (first, before) = (try picture("\(format)/\(name)"), try picture("\(format)/before.png"))
            XCTAssertEqual([first.pixelsWide, first.pixelsHigh], [before.pixelsWide, before.pixelsHigh])
            if format == "apng" { XCTAssertEqual(first, before) }
        }
    }

    func testAnAnimationOfAnEarlierComparisonIsReported() throws {
        let looks = ["compare", "chat.yaml", "--after", "square.yaml", "-o", "o", "--width", "200", "--scale", "1"]
        _ = try run(looks + ["--format", "gif"])
        try write("somebody's own", to: "o/before-after.png")
        let result = try run(looks)
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(
            result.error,
            "messageshot: warning: o/before-after.gif is from an earlier comparison; use --format gif to draw it again\n"
        )
        XCTAssertEqual(try run(looks + ["--format", "gif"]).error, "")
    }

    func testThePicturesAreThoseOfRender() throws {
        _ = try run("compare", "chat.yaml", "--before", "round.yaml", "--after", "square.yaml", "-o", ".")
        _ = try run("render", "chat.yaml", "--style", "round.yaml", "-o", "round.png", "--embed-frames")
        _ = try run("render", "chat.yaml", "--style", "square.yaml", "-o", "square.png", "--embed-frames")
        XCTAssertEqual(try data("before.png"), try data("round.png"))
        XCTAssertEqual(try data("after.png"), try data("square.png"))
    }

    func testComparisonsOnADeviceMatchRender() throws {
        let phone = ["--device", "iPhone SE", "--chrome", "device", "--clock", "1:15", "--battery", "40"]
        let result = try run(["compare", "chat.yaml", "--after", "square.yaml", "-o", "out"] + phone)
        XCTAssertEqual(result.error, "")
        XCTAssertEqual(result.status, 0)
        _ = try run(["render", "chat.yaml", "--style", "square.yaml", "-o", "square.png", "--embed-frames"] + phone)
        XCTAssertEqual(try data("out/after.png"), try data("square.png"))
        let (side, both) = (try picture("out/after.png"), try picture("out/side-by-side.png"))
        XCTAssertEqual(both.pixelsWide, 2 * side.pixelsWide + 3 * 20 * 2, "at the device's scale, on a ground")
        // There is neither a line nor a corner around a phone: the background extends to it.
        XCTAssertEqual(both[40, both.pixelsHigh - 41], both[0, 0])
    }

    func testScreensAndListsAreCompared() throws {
        for screen in ["channel", "channel-list"] {
            let result = try run(
                "compare", "chat.yaml", "--after", "square.yaml", "-o", screen, "--screen", screen, "--chrome", "bars")
            XCTAssertEqual(result.error, "")
            XCTAssertEqual(try picture("\(screen)/before.png").pixelsWide, 390 * 3, screen)
        }
        try assertFails(
            "compare", "chat.yaml", "--after", "square.yaml", "-o", "out", "--screen", "messages", "--chrome", "bars",
            saying: "--device and --chrome are for whole screens, such as --screen channel")
        try assertFails(
            "compare", "chat.yaml", "--after", "square.yaml", "-o", "out", "--device", "iPad", "--clock", "1:15",
            saying: "--clock and --battery are for the status bar; add --chrome bars or --chrome device")
    }

    func testEqualStyles() throws {
        let result = try run("compare", "chat.yaml", "--before", "square.yaml", "--after", "square.yaml", "-o", "out")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.text, "no differences: the pictures are identical\n")
        XCTAssertEqual(try data("out/before.png"), try data("out/after.png"))
    }

    func testSelectionAndSettings() throws {
        let result = try run(
            "compare", "chat.yaml", "--after", "square.yaml", "-o", "out", "--message", "1", "--appearance", "dark",
            "--rtl", "--scale", "1", "--embed-frames", "--json")
        XCTAssertEqual(result.status, 0)
        let json = try XCTUnwrap(JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        XCTAssertEqual(json["verdict"] as? String, "changed")
        let frames = try XCTUnwrap(json["frames"] as? [String: Any])
        XCTAssertEqual((frames["changes"] as? [Any])?.count, 1)
        XCTAssertTrue(try run("inspect", "out/after.png").text.hasPrefix("MessageScreen"))
        XCTAssertEqual(try run("diff", "out/before.png", "out/after.png").status, 1)
    }

    /// The pictures replace earlier ones, and no other files.
    func testExistingFolder() throws {
        try FileManager.default.createDirectory(atPath: path("out"), withIntermediateDirectories: true)
        try write("old", to: "out/after.png")
        try write("kept", to: "out/notes.txt")
        XCTAssertEqual(try run("compare", "chat.yaml", "--after", "square.yaml", "-o", "out/").status, 0)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: path("out")).sorted(),
            (Self.files + ["notes.txt"]).sorted())
        XCTAssertNoThrow(try picture("out/after.png"))
    }

    func testAllPicturesOrNone() throws {
        try FileManager.default.createDirectory(atPath: path("out/diff.png"), withIntermediateDirectories: true)
        try assertFails(
            "compare", "chat.yaml", "--after", "square.yaml", "-o", "out",
            saying: "out/diff.png is a folder; it is in the way of a picture")
    }

    // MARK: Mistakes

    func testStylesThatCannotBeRead() throws {
        try assertFails(
            "compare", "chat.yaml", "--after", "none.yaml", "-o", "out", saying: "none.yaml: there is no such file")
        try write("bubble:\n  corner-raduis: 0\n", to: "typo.yaml")
        let typo = "typo.yaml:2: unknown key “corner-raduis” in bubble; did you mean “corner-radius”?"
        try assertFails("compare", "chat.yaml", "--after", "typo.yaml", "-o", "out", saying: typo)
        try assertFails(
            "compare", "chat.yaml", "--before", "typo.yaml", "--after", "square.yaml", "-o", "out", saying: typo)
        try assertFails("render", "chat.yaml", "--style", "typo.yaml", saying: typo)
        try write("colors: { text: \"#12\" }\n", to: "color.yaml")
        try assertFails(
            "compare", "chat.yaml", "--after", "color.yaml", "-o", "out",
            saying: "color.yaml:1: colors.text: “#12” is not a color; expected a form like #005FFF, "
                + "rgba(0, 95, 255, 0.5) or systemBlue")
    }

    func testArgumentsThatMakeNoSense() throws {
        try assertFails(
            "compare", "chat.yaml", "-o", "out", saying: "--after <style.yaml> is missing; see --help")
        try assertFails(
            "compare", "chat.yaml", "--after", "square.yaml", "-o", "-",
            saying: "-o -: several pictures need a folder; name one")
        try assertFails(
            "compare", "chat.yaml", "--after", "square.yaml", "-o", "chat.yaml",
            saying: "chat.yaml is not a folder")
        try assertFails(
            "compare", "chat.yaml", "--after", "square.yaml", "-o", "a/b/out",
            saying: "a/b/out: its parent folder a/b doesn't exist; create it first")
        try assertFails(
            "compare", "chat.yaml", "--after", "square.yaml", "-o", "out", "--pages",
            saying: "--pages renders several pictures; compare renders one per style")
    }

    func testSchemas() throws {
        let style = try run("schema", "style")
        XCTAssertEqual(style.status, 0)
        let schema = try JSONSerialization.jsonObject(with: style.output) as? [String: Any]
        XCTAssertEqual(schema?["title"] as? String, "MessageShot style")
        XCTAssertEqual(try run("schema").output, try run("schema", "conversation").output)
    }
}
