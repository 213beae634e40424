import Foundation
import Frames
import Raster
import SchemaChecks
import XCTest

/// Trees for programs: `--format tree`, `--format frames`, `--numbered`, and `messageshot why`.
final class TreeCommandTests: ProgramTestCase {
    private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        .standardizedFileURL.path

    // MARK: Trees

    func testEachLineIsAView() throws {
        try writeChat()
        let result = try run("render", "chat.yaml", "--format", "tree", "-o", "-")
        XCTAssertEqual(result.error, "")
        let lines = result.text.split(separator: "\n")
        XCTAssertTrue(lines[0].hasPrefix("0 MessagesScreen - 0 0 390 "), "\(lines[0])")
        let text = try XCTUnwrap(lines.first { $0.contains("\"Sup!\"") })
        XCTAssertTrue(text.contains(" message=message-2 "), "\(text)")
        XCTAssertTrue(text.contains(" font=Inter-Regular size=17 color=#000000"), "\(text)")
        XCTAssertEqual(try run("render", "chat.yaml", "-o", "chat.txt").status, 0)
        XCTAssertEqual(String(decoding: try data("chat.txt"), as: UTF8.self), result.text)
        XCTAssertEqual(try run("render", "chat.yaml", "--format", "tree").status, 0)
        XCTAssertTrue(try contents().contains("chat.frames.txt"))
    }

    func testInspectPrintsTheSameTree() throws {
        try writeChat()
        let drawn = try run("render", "chat.yaml", "--format", "tree", "-o", "-").text
        XCTAssertEqual(try run("render", "chat.yaml", "--embed-layout", "-o", "layout.png").status, 0)
        XCTAssertEqual(try run("inspect", "--tree", "layout.png").text, drawn)
        XCTAssertEqual(try run("render", "chat.yaml", "--embed-frames", "-o", "frames.png").status, 0)
        let bare = try run("inspect", "--tree", "frames.png").text
        XCTAssertEqual(bare, drawn.replacing(#/ (message|role|label)=("[^"\n]*"|\S+)/#, with: ""))
        try assertFails(
            "inspect", "frames.png", "--tree", "--json", saying: "--json and --tree are two forms; remove one")
    }

    func testChannelsOfAList() throws {
        let list = "\(package)/Examples/Lists/channels.yaml"
        let text = try run("render", list, "--screen", "channel-list", "--format", "tree", "-o", "-").text
        XCTAssertTrue(text.contains(" channel=messaging:"), text)
    }

    // MARK: The schema

    func testFramesFollowTheSchemaInBothFlavors() throws {
        let schema = try JSONSchema(run("schema", "frames").text)
        for example in ["group", "attachments", "languages-and-emoji"] {
            for flavor in ["uikit", "swiftui"] {
                let file = "\(package)/Examples/\(example).yaml"
                let options = ["--flavor", flavor, "--format", "frames", "--embed-layout", "-o", "-"]
                let json = try run(["render", file] + options).output
                XCTAssertEqual(
                    schema.errors(in: try JSONSerialization.jsonObject(with: json)), [], "\(example) \(flavor)")
            }
        }
    }

    /// Tags ask views for more than they paint, and change nothing of what they paint.
    func testFramesAreThoseOfThePicture() throws {
        for flavor in ["uikit", "swiftui"] {
            for screen in [["--screen", "channel"], ["--screen", "messages"]] {
                let command = ["render", "\(package)/Examples/group.yaml", "--flavor", flavor] + screen
                XCTAssertEqual(try run(command + ["--embed-frames", "-o", "a.png"]).status, 0)
                XCTAssertEqual(try run(command + ["--embed-layout", "-o", "b.png"]).status, 0)
                XCTAssertEqual(try run(command + ["--format", "frames", "-o", "a.json"]).status, 0)
                let embedded = try XCTUnwrap(PNGReader.frame(in: data("a.png")))
                XCTAssertEqual(try Frame(json: data("a.json")), embedded, "\(flavor) \(screen)")
                XCTAssertEqual(try PNGReader.frame(in: data("b.png")), embedded, "\(flavor) \(screen)")
                let pixels = try ["a.png", "b.png"].map { try PNGReader.bitmap(in: data($0)) }
                XCTAssertTrue(pixels[0] == pixels[1], "\(flavor) \(screen)")
            }
        }
    }

    func testLayoutIsEmbeddedOnRequestOnly() throws {
        try writeChat()
        let frames = ["render", "chat.yaml", "--format", "frames", "-o", "-"]
        XCTAssertFalse(try run(frames).text.contains("\"layout\""))
        XCTAssertTrue(try run(frames + ["--embed-layout"]).text.contains("\"layout\""))
        XCTAssertEqual(try run("render", "chat.yaml", "--embed-layout", "-o", "a.png").status, 0)
        XCTAssertEqual(try run("inspect", "--json", "a.png").output, try run(frames + ["--embed-layout"]).output)
        try assertFails(
            "render", "chat.yaml", "--embed-layout", "-o", "a.svg",
            saying: "--embed-layout is for PNG and frames; remove it")
    }

    // MARK: Numbers

    func testNumbers() throws {
        try writeChat()
        XCTAssertEqual(try run("render", "chat.yaml", "--numbered", "--embed-frames", "-o", "a.png").status, 0)
        let tree = try run("inspect", "--tree", "a.png").text
        XCTAssertTrue(tree.hasPrefix("0 NumberedPicture "), tree)
        let drawn = try run("render", "chat.yaml", "--format", "tree", "-o", "-").text
        func numbers(_ text: String) -> [String] { text.matches(of: /\ #(\d+)(?= |\n)/).map { String($0.1) } }
        XCTAssertEqual(numbers(tree), numbers(drawn))
        XCTAssertGreaterThan(numbers(drawn).count, 6)
        try write("[{ number: bubbleView }]", to: "notes.yaml")
        try assertFails(
            "render", "chat.yaml", "--numbered", "--annotations", "notes.yaml",
            saying: "--numbered and --annotations both draw into the picture; remove one")
        try assertFails(
            "render", "chat.yaml", "--numbered", "--format", "tree",
            saying: "--numbered draws into pictures; remove it, as trees have the numbers anyway")
    }

    // MARK: Why

    func testWhy() throws {
        try writeChat()
        let result = try run("why", "60", "30", "chat.yaml")
        XCTAssertEqual(result.status, 0, result.error)
        XCTAssertEqual(result.error, "")
        XCTAssertTrue(result.text.contains("UITextView#textView \"Hello\" "), result.text)
        XCTAssertTrue(result.text.contains("\n  width content: intrinsic content width "), result.text)
        XCTAssertTrue(result.text.hasSuffix("#FCFCFC\n"), "the picture is behind everything")
        let swiftUI = try run("why", "80", "30", "chat.yaml", "--flavor", "swiftui").text
        XCTAssertTrue(swiftUI.contains("\n  x modifier: .padding(.horizontal, 16)\n"), swiftUI)
        XCTAssertEqual(try run("render", "chat.yaml", "--embed-layout", "-o", "a.png").status, 0)
        XCTAssertEqual(try run("why", "60", "30", "a.png").text, result.text)
    }

    func testWhyAsJSON() throws {
        try writeChat()
        let json = try JSONSerialization.jsonObject(with: run("why", "60", "30", "chat.yaml", "--json").output)
        let views = try XCTUnwrap((json as? [String: Any])?["views"] as? [[String: Any]])
        XCTAssertEqual(views[0]["name"] as? String, "UITextView#textView")
        XCTAssertNotNil(views[0]["layout"])
        XCTAssertEqual(views[0]["message"] as? String, "message-1")
    }

    func testAPictureWithoutReasonsListsItsViews() throws {
        try writeChat()
        XCTAssertEqual(try run("render", "chat.yaml", "--embed-frames", "-o", "a.png").status, 0)
        let result = try run("why", "60", "30", "a.png")
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.text.hasPrefix("0.0.0.0.0.0.1.0.0.0 UITextView#textView "), result.text)
        XCTAssertFalse(result.text.contains("\n  "))
        XCTAssertEqual(
            result.error,
            "messageshot: warning: a.png doesn't say what decided its layout; render it with --embed-layout, or name "
                + "the chat\n")
    }

    func testWhyNot() throws {
        try writeChat()
        XCTAssertEqual(try run("render", "chat.yaml", "--height", "100", "-o", "plain.png").status, 0)
        try assertFails(
            "why", "60", "30", "plain.png",
            saying: "plain.png: the picture has no frame tree; render it with --embed-layout")
        XCTAssertEqual(
            try run("render", "chat.yaml", "--height", "100", "--embed-layout", "-o", "a.png").status, 0)
        try assertFails("why", "400", "30", "a.png", saying: "no view is at 400, 30: a.png is 390 × 100 points")
        try assertFails(
            "why", "60", "100.5", "chat.yaml", "--height", "100",
            saying: "no view is at 60, 100.5: chat.yaml is 390 × 100 points")
        try assertFails("why", "1", "1", "gone.png", saying: "gone.png: there is no such file")
        try assertFails(
            "why", "1", "1", "a.png", "--width", "3", saying: "--width is for conversations; a.png is a picture")
        try assertFails("why", "1", "1", "chat.yaml", "--pages", saying: "--pages splits the picture; remove it")
        try assertFails(
            "why", "left", "1", "chat.yaml", saying: "<x> “left” is not valid: expected a number of points, such as 60")
        try write("not a picture", to: "b.png")
        try assertFails("why", "1", "1", "b.png", saying: "b.png: not a PNG picture: it has no PNG signature")
    }
}
