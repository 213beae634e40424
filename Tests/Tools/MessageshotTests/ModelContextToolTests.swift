import BuiltPrograms
import Foundation
import Raster
import XCTest

/// The tools of `messageshot mcp`.
final class ModelContextToolTests: ModelContextTestCase {
    private static let square = ["bubble": ["corner-radius": 3]]

    private func size(_ picture: Data) throws -> [Int] {
        let bitmap = try PNGReader.bitmap(in: picture)
        return [bitmap.pixelsWide, bitmap.pixelsHigh]
    }

    func testNames() throws {
        let result = try XCTUnwrap(client.ask("tools/list")["result"] as? [String: Any])
        let tools = try XCTUnwrap(result["tools"] as? [[String: Any]])
        XCTAssertEqual(
            tools.compactMap { $0["name"] as? String },
            ["list_previews", "draw_preview", "render", "compare", "inspect", "why", "lint", "schema"])
    }

    func testPreviews() throws {
        try BuiltKit.require()
        try write(
            """
            import SwiftUI
            #Preview("hello", traits: .fixedLayout(width: 60, height: 20)) { Text("Hello") }
            #Preview("crash") { fatalError("no way") }
            """, to: "Hello.swift")
        XCTAssertEqual(
            try client.call("list_previews", ["sources": "Hello.swift"]).text,
            "Hello-hello  Hello.swift:2\nHello-crash  Hello.swift:3")
        let drawn = try client.call("draw_preview", ["sources": "Hello.swift", "only": ["hello"]])
        XCTAssertEqual(try size(XCTUnwrap(drawn.pictures.first)), [120, 40])
        XCTAssertTrue(drawn.text.contains("“Hello”") || drawn.text.contains("\"Hello\""), drawn.text)
        XCTAssertFalse(
            try client.call("draw_preview", ["sources": "Hello.swift", "only": ["hello"], "output": "drawn"]).isError)
        let reasons = try client.call("why", ["x": 30, "y": 10, "image": "drawn/Hello-hello.png"]).text
        XCTAssertTrue(reasons.contains("Hello"), reasons)
        let crash = try client.call("draw_preview", ["sources": "Hello.swift", "only": ["crash"]])
        XCTAssertTrue(crash.text.contains("no way"), crash.text)
        try write("import SwiftUI\n#Preview { Foo() }\n#Preview { Bar() }\n", to: "Hello.swift")
        let broken = try client.call("draw_preview", ["sources": "Hello.swift"])
        XCTAssertTrue(broken.isError)
        let errors = broken.text.split(separator: "\n").map { $0.split(separator: "/").last.map(String.init) }
        XCTAssertEqual(
            errors, ["Hello.swift:2:12: cannot find 'Foo' in scope", "Hello.swift:3:12: cannot find 'Bar' in scope"])
    }

    func testMissingArgumentsAreDescribedInWholeSentences() throws {
        for tool in ["draw_preview", "render", "why", "lint", "inspect"] {
            let text = try client.call(tool, [:]).text
            XCTAssertTrue(text.contains(" is missing: ") && text.hasSuffix("."), text)
            XCTAssertFalse(text.contains("…"), text)
        }
    }

    /// The schemas have the options of the command line, with their choices.
    func testArgumentsAreOptions() throws {
        let result = try XCTUnwrap(client.ask("tools/list")["result"] as? [String: Any])
        for tool in try XCTUnwrap(result["tools"] as? [[String: Any]]) {
            let name = try XCTUnwrap(tool["name"] as? String)
            let command = name.hasSuffix("_preview") || name.hasSuffix("_previews") ? "preview" : name
            let help = try run(command, "--help").text
            let schema = try XCTUnwrap(tool["inputSchema"] as? [String: Any])
            let properties = try XCTUnwrap(schema["properties"] as? [String: [String: Any]])
            for (argument, property) in properties
            where !["chat", "image", "kind", "tree", "sources", "x", "y"].contains(argument) {
                XCTAssertTrue(help.contains("--\(argument)"), "\(name) has no option \(argument)")
                XCTAssertNotEqual(property["description"] as? String, "", argument)
            }
            XCTAssertEqual((properties["appearance"]?["enum"] as? [String]) ?? ["light", "dark"], ["light", "dark"])
        }
    }

    // MARK: render

    func testRender() throws {
        let answer = try client.call("render", ["chat": "chat.yaml", "scale": 1, "width": 300])
        XCTAssertFalse(answer.isError)
        XCTAssertEqual(try size(XCTUnwrap(answer.pictures.first))[0], 300)
        XCTAssertEqual(answer.texts.count, 1)
        XCTAssertTrue(answer.text.hasPrefix("0 MessagesScreen - 0 0 300 "), answer.text)
        XCTAssertTrue(answer.text.contains("Sup!"))
        XCTAssertEqual(try contents(), ["chat.yaml"], "the picture is in the answer alone")
    }

    func testRenderDrawsWhatTheCommandDraws() throws {
        XCTAssertEqual(
            try run("render", "chat.yaml", "--embed-frames", "--device", "iPhone 15", "-o", "chat.png").error, "")
        let answer = try client.call("render", ["chat": "chat.yaml", "device": "iPhone 15", "tree": false])
        XCTAssertEqual(answer.pictures, [try data("chat.png")])
        XCTAssertEqual(answer.texts, [])
    }

    func testInlineConversations() throws {
        let inline: [Any] = [
            Self.chat(["Hello", "Sup!"]),
            [
                "channel": ["name": "Rebels"], "me": "luke",
                "users": ["leia": ["name": "Leia Organa"], "luke": ["name": "Luke"]],
                "messages": [["from": "leia", "text": "Hello"], ["from": "luke", "text": "Sup!"]],
            ],
        ]
        let expected = try client.call("render", ["chat": "chat.yaml"])
        for chat in inline {
            XCTAssertEqual(try client.call("render", ["chat": chat]).texts, expected.texts)
        }
        let styled = try client.call("render", ["chat": "chat.yaml", "style": Self.square])
        XCTAssertTrue(styled.text.contains(" radius=3"), styled.text)
    }

    func testPicturesOfInlineConversationsAreInTheFolder() throws {
        let square = try Bitmap(pixelsWide: 9, pixelsHigh: 9, pixels: Array(repeating: 0xFF33_66CC, count: 81))
        try PNGWriter.data(square).write(to: folder.appendingPathComponent("photo.png"))
        let chat: [String: Any] = [
            "users": ["a": "Ann"], "messages": [["from": "a", "attachments": [["image": "photo.png"]]]],
        ]
        let answer = try client.call("render", ["chat": chat])
        XCTAssertTrue(answer.text.contains("photo.png"), answer.text)
        XCTAssertFalse(answer.text.contains("warning: "), answer.text)
    }

    func testWarnings() throws {
        let answer = try client.call("render", ["chat": Self.chat(["\u{12000}", "\u{10A00}"]), "tree": false])
        XCTAssertFalse(answer.isError)
        XCTAssertEqual(answer.pictures.count, 1)
        XCTAssertTrue(answer.text.hasPrefix("warning: "), answer.text)
    }

    func testLongTreesAreCut() throws {
        let chat = Self.chat((0..<300).map { "Message \($0)" })
        let answer = try client.call("render", ["chat": chat, "scale": 0.25])
        XCTAssertLessThan(answer.text.utf8.count, 100_200)
        let last = try XCTUnwrap(answer.text.split(separator: "\n").last)
        XCTAssertNotNil(
            last.wholeMatch(
                of: /… and [0-9]{3,4} more lines; crop to a component, or name a message, to see its part/), "\(last)")
    }

    func testMistakesOfConversations() throws {
        try assertFails(
            "render", ["chat": "users: {a: Ann}\nmessages:\n  - {form: a}"],
            saying: "chat:3: unknown key “form” in messages[0]; did you mean “from”?")
        try assertFails(
            "render", ["chat": "chat.yaml", "style": "bubble: {corner-radios: 3}\n"],
            saying: "style:1: unknown key “corner-radios” in bubble; did you mean “corner-radius”?")
        try assertFails("render", ["chat": "none.yaml"], saying: "none.yaml: there is no such file")
        try assertFails(
            "render", ["chat": "chat.yaml", "width": "wide"],
            saying: "--width “wide” is not valid: expected a number of points, 1 or more; the default is 390")
        try assertFails(
            "render", ["chat": "chat.yaml", "screen": "chanel"],
            saying: "screen “chanel” is unknown; did you mean “channel”? expected channel, thread, "
                + "channel-list, messages, message, thread-list, poll-creation")
    }

    func testListsOfValues() throws {
        let answer = try client.call("render", ["chat": "chat.yaml", "device": "list"])
        XCTAssertTrue(answer.text.contains("iPhone 16 Pro Max"))
        XCTAssertEqual(answer.pictures, [])
    }

    func testSeveralChannels() throws {
        func write(_ count: Int) throws {
            let channels = (1...count).map { "  - { channel: { id: c\($0) }, messages: [{ from: a, text: Hi }] }" }
            try self.write("users: { a: Ann }\nchannels:\n\(channels.joined(separator: "\n"))", to: "all.yaml")
        }
        try write(2)
        XCTAssertEqual(try client.call("render", ["chat": "all.yaml", "tree": false]).pictures.count, 2)
        XCTAssertEqual(try client.call("render", ["chat": "all.yaml", "channel": "c2"]).pictures.count, 1)
        try assertFails(
            "render", ["chat": "all.yaml", "output": "a.png"],
            saying: "output: chat has 2 channels; name a folder, such as pictures/")
        try write(9)
        try assertFails("render", ["chat": "all.yaml"], saying: "chat has 9 channels; choose one with channel")
    }

    // MARK: compare, inspect, lint

    func testCompareStyles() throws {
        let answer = try client.call("compare", ["chat": "chat.yaml", "after": Self.square, "output": "looks"])
        XCTAssertEqual(
            answer.texts,
            [
                "2 × ChatMessageBubbleView#bubbleView: corner radius 18 → 3",
                "wrote after.png, before.png, diff.png, side-by-side.png to looks",
            ])
        XCTAssertEqual(answer.pictures, [try data("looks/side-by-side.png")])

        let pictures: [String: Any] = ["before": "looks/before.png", "after": "looks/after.png"]
        let same = try client.call("compare", pictures)
        XCTAssertFalse(same.isError)
        XCTAssertTrue(same.text.contains("corner radius 18 → 3"), same.text)
        XCTAssertEqual(same.pictures.count, 1)

        let values = try client.call("compare", pictures.merging(["json": true]) { $1 })
        XCTAssertNotNil((values.structure as? [String: Any])?["frames"])

        let tree = try client.call("inspect", ["image": "looks/before.png"])
        XCTAssertTrue(tree.text.hasPrefix("0 MessagesScreen "), tree.text)
        XCTAssertNotNil((try client.call("inspect", ["image": "looks/before.png", "json": true]).structure))
        XCTAssertTrue(try client.call("lint", ["chat": "looks/after.png"]).text.contains(" in 1 picture with "))
        try assertFails(
            "inspect", ["image": "looks/diff.png"],
            saying: "looks/diff.png: the picture has no frame tree; render it with --embed-frames")
    }

    func testPicturesSideBySide() throws {
        let bitmap = try Bitmap(pixelsWide: 30, pixelsHigh: 20, pixels: Array(repeating: 0xFF33_66CC, count: 600))
        for name in ["a.png", "b.png"] { try PNGWriter.data(bitmap).write(to: folder.appendingPathComponent(name)) }
        let answer = try client.call("compare", ["before": "a.png", "after": "b.png"])
        XCTAssertTrue(answer.text.hasPrefix("the pictures are the same\n"), answer.text)
        let both = try PNGReader.bitmap(in: XCTUnwrap(answer.pictures.first))
        XCTAssertEqual(both.pixelsWide, 20 + 30 + 20 + 30 + 20)
    }

    func testMistakesOfComparisons() throws {
        try assertFails(
            "compare", ["after": "a.png"],
            saying: "before: without chat, name a PNG picture; to compare styles, name a conversation")
        try assertFails(
            "compare", ["before": "a.png", "after": "b.png", "scale": 2],
            saying: "scale is for conversations; name one with chat, or remove scale")
        try assertFails(
            "compare", ["chat": "chat.yaml"],
            saying: "after is missing: The new style: a path, a text, or an object. Without chat, the path of the new "
                + "picture.")
    }

    func testLint() throws {
        let answer = try client.call("lint", ["chat": "chat.yaml", "json": true, "rule": ["truncation", "contrast"]])
        XCTAssertFalse(answer.isError)
        let results = try XCTUnwrap((answer.structure as? [String: Any])?["results"] as? [[String: Any]])
        XCTAssertEqual(results.first?["picture"] as? String, "chat.yaml")
        XCTAssertTrue(try client.call("lint", ["chat": Self.chat(["a"])]).text.contains("chat: "))
    }

    func testSchemas() throws {
        for kind in ["conversation", "style", "annotations"] {
            XCTAssertEqual(
                try client.call("schema", ["kind": kind]).text + "\n",
                try run("schema", kind).text.trimmingCharacters(in: .newlines) + "\n")
        }
    }
}
