import ChatModels
import Foundation
import XCTest

/// Each error is one line: location, problem and expected content.
final class ConversationErrorTests: XCTestCase {
    func testUnknownKeyNamesTheNearest() {
        XCTAssertEqual(
            complaint(
                """
                messages:
                  - { from: a, text: one }
                  - from: a
                    text: two
                    rections: { like: 1 }
                """),
            "chat.yaml:5: unknown key “rections” in messages[1]; did you mean “reactions”?")
        XCTAssertEqual(
            complaint("messages: []\nqqqqqqq: 1"),
            "chat.yaml:2: unknown key “qqqqqqq”; known keys are channel, me, users, messages, channels, "
                + "composer, keyboard, menu, list")
        XCTAssertEqual(
            complaint("{\n \"mesages\": []\n}", name: "chat.json"),
            "chat.json:2: unknown key “mesages”; did you mean “messages”?")
    }

    func testUnknownUserNamesTheNearest() {
        XCTAssertEqual(
            complaint("users: { leia: Leia, luke: Luke }\nmessages:\n  - { from: liea, text: x }"),
            "chat.yaml:3: messages[0].from: unknown user “liea”; did you mean “leia”?")
        XCTAssertEqual(
            complaint("users: { leia: Leia }\nme: obiwan\nmessages: []"),
            "chat.yaml:2: me: unknown user “obiwan”; add it to “users”")
    }

    func testDates() {
        XCTAssertEqual(
            complaint("messages: [{ from: a, text: x, at: yesterday }]"),
            "chat.yaml:1: messages[0].at: expected a date such as 2024-01-31T15:25:00Z, found “yesterday”")
        for date in [
            "2024-02-30", "2024-13-01", "2024-01-01T25:00", "2024-01-01T10:00:00+25:00", "24-01-01", "2024-01-01Z",
        ] {
            XCTAssertTrue(complaint("messages: [{ from: a, at: \"\(date)\" }]").contains("expected a date"), date)
        }
    }

    func testNumbers() {
        XCTAssertEqual(
            complaint("channel: { online: -2 }\nmessages: []"),
            "chat.yaml:1: channel.online: expected a whole number from 0 to 1000000000, found the number -2")
        XCTAssertEqual(
            complaint("messages: [{ from: a, text: x, reactions: { like: -1 } }]"),
            "chat.yaml:1: messages[0].reactions.like: expected a whole number from 0 to 1000000000"
                + ", found the number -1")
        XCTAssertEqual(
            complaint("channel: { member-count: many }\nmessages: []"),
            "chat.yaml:1: channel.member-count: expected a whole number from 0 to 1000000000"
                + ", found “many”")
        XCTAssertTrue(complaint("channel: { online: 1e400 }\nmessages: []").contains("expected a whole number"))
    }

    func testWrongTypes() {
        XCTAssertEqual(
            complaint("messages: { from: a }"),
            "chat.yaml:1: messages: expected a list where each element is a message, found a mapping")
        XCTAssertEqual(
            complaint("messages: [hello]"), "chat.yaml:1: messages[0]: expected a message, found “hello”"
        )
        XCTAssertEqual(
            complaint("messages:\n  - from: a\n    text: [x]"),
            "chat.yaml:3: messages[0].text: a text that begins with [ needs quotes: text: \"[x]\"")
        XCTAssertEqual(
            complaint("channel: { muted: maybe }\nmessages: []"),
            "chat.yaml:1: channel.muted: expected true or false, found “maybe”")
        XCTAssertEqual(
            complaint("- a\n- b"),
            "chat.yaml:1: neither a conversation nor a payload: expected “messages”, “channel”, “channels” or "
                + "“thread”, found a list")
        XCTAssertEqual(
            complaint("messages: [{ from: a, attachments: [{ image: a.png, file: b.txt }] }]"),
            "chat.yaml:1: messages[0].attachments[0]: expected an attachment with one of image, video, "
                + "file, link, gif, voice-recording, audio, poll, other, found a mapping")
    }

    func testStatesOfAttachments() {
        XCTAssertEqual(
            complaint("messages: [{ from: a, attachments: [{ file: { name: a.pdf, download: doen } }] }]"),
            "chat.yaml:1: messages[0].attachments[0].file.download: unknown value “doen”; "
                + "did you mean “done”?")
        XCTAssertEqual(
            complaint("messages: [{ from: a, attachments: [{ voice: { playback: { at: 3, rate: 9 } } }] }]"),
            "chat.yaml:1: messages[0].attachments[0].voice.playback.rate: expected a number from 0.25 to 4"
                + ", found the number 9")
    }

    /// An error names a key as in the file, and doesn't suggest an old spelling.
    func testOldSpellings() {
        XCTAssertEqual(
            complaint("messages: [{ from: a, attachments: [{ voice: [1] }] }]"),
            "chat.yaml:1: messages[0].attachments[0].voice: expected a number from 0 to 1000000, found a list")
        XCTAssertEqual(
            complaint("messages: [{ from: a, attachments: [{ voicerecording: 1 }] }]"),
            "chat.yaml:1: unknown key “voicerecording” in messages[0].attachments[0]; "
                + "did you mean “voice-recording”?")
        XCTAssertEqual(
            complaint("messages: [{ from: a, attachments: [{ giphi: a.png }] }]"),
            "chat.yaml:1: unknown key “giphi” in messages[0].attachments[0]; known keys are image, video, file, "
                + "link, gif, voice-recording, audio, poll, other")
    }

    func testChoices() {
        XCTAssertEqual(
            complaint("messages: [{ from: a, text: x, state: faild }]"),
            "chat.yaml:1: messages[0].state: unknown value “faild”; did you mean “failed”?")
        XCTAssertEqual(
            complaint("messages: [{ from: a, text: x, moderation: zzzzz }]"),
            "chat.yaml:1: messages[0].moderation: unknown value “zzzzz”; known values are bounced, flagged, blocked")
    }

    func testReferences() {
        XCTAssertEqual(
            complaint("messages: [{ from: a, text: x }, { from: a, text: y, reply-to: 5 }]"),
            "chat.yaml:1: messages[1].reply-to: message “5” comes later; it has to be an earlier message")
        XCTAssertEqual(
            complaint("messages: [{ from: a, text: x }, { from: a, text: y, reply-to: first }]"),
            "chat.yaml:1: messages[1].reply-to: no earlier message “first”; expected an id or a number from 1 to 1"
        )
        XCTAssertEqual(
            complaint("messages: [{ from: a, text: x }, { from: a, text: y, reply-to: 0 }]"),
            "chat.yaml:1: messages[1].reply-to: no earlier message “0”; expected an id or a number from 1 to 1")
        XCTAssertEqual(
            complaint("messages: [{ from: a, id: m }, { from: a, id: m }]"),
            "chat.yaml:1: messages[1].id: the id “m” is already used by an earlier message; give each message a unique id"
        )
        XCTAssertEqual(
            complaint("messages: [{ from: a, reactions: { like: { mine: true } } }]"),
            "chat.yaml:1: messages[0].reactions.like: “mine” needs a current user; set “me” in the file")
    }

    func testMissingKeys() {
        XCTAssertEqual(complaint("me: a"), "chat.yaml:1: the key “messages” is missing")
        XCTAssertEqual(
            complaint("messages:\n  - from: a\n  - text: x"), "chat.yaml:3: the key “from” is missing in messages[1]")
    }

    func testYAMLSyntax() {
        XCTAssertEqual(
            complaint("messages:\n  - from: a\n    text: x\n   at: 2024-01-01"),
            "chat.yaml:4:4: not valid YAML: did not find expected '-' indicator; is the line indented like the list "
                + "above it?")
        XCTAssertTrue(complaint("messages:\n  - from: a\n\ttext: x").hasPrefix("chat.yaml:3:"))
        XCTAssertTrue(complaint("messages: [\n  { from: a, text: \"x }\n]").hasPrefix("chat.yaml:"))
        XCTAssertEqual(
            complaint("messages: []\nme: a\nme: b"), "chat.yaml:3: duplicate key “me”; remove one")
        XCTAssertEqual(
            complaint("# nothing\n"), "chat.yaml: the file is empty; a conversation needs at least “messages”")
        XCTAssertTrue(complaint("messages: []\n---\nmessages: []").contains("remove the line ---"))
    }

    func testJSONSyntax() {
        let json = #"{ "messages": [ { "from": "a", "text": "x" } ] }"#
        XCTAssertEqual(
            complaint(String(json.dropLast(4)), name: "chat.json"),
            "chat.json:1:45: not valid JSON: the file ends inside an array that begins on line 1")
        XCTAssertEqual(
            complaint("{\n  \"me\": \"a\",\n  \"messages\": [],\n}", name: "chat.json"),
            "chat.json:4:1: not valid JSON: unexpected “,” before “}”; remove it")
        XCTAssertEqual(
            complaint("{ \"me\": a }", name: "chat.json"),
            "chat.json:1:9: not valid JSON: “a” is neither a number nor true, false or null; put texts in quotes")
        XCTAssertEqual(
            complaint("{ \"me\" \"a\" }", name: "chat.json"),
            "chat.json:1:8: not valid JSON: expected “:” after the key “me”, found “\"”")
        XCTAssertEqual(
            complaint("{ \"me\": \"a\n\" }", name: "chat.json"),
            "chat.json:1:11: not valid JSON: a line break or control character in a text; write a line break as \\n")
        XCTAssertEqual(
            complaint("{ \"messages\": [], \"me\": \"a\", \"me\": \"b\" }", name: "chat.json"),
            "chat.json:1: duplicate key “me”; remove one")
        XCTAssertEqual(
            complaint("{} {}", name: "chat.json"),
            "chat.json:1:4: not valid JSON: expected the end of the file, found “{”")
        for number in ["01", "1.", ".5", "+1", "-", "1e", "NaN", "0x10"] {
            XCTAssertTrue(
                complaint("{ \"messages\": \(number) }", name: "chat.json").contains("not valid JSON"), number)
        }
    }

    func testDepthIsLimited() {
        let deep = String(repeating: "[", count: 200_000)
        XCTAssertTrue(complaint(deep, name: "chat.json").contains("nested more than 128 deep"))
        XCTAssertTrue(complaint(deep, name: "chat.yaml").contains("nested more than 128 deep"))
        let mappings = String(repeating: "{ a: ", count: 500) + String(repeating: "}", count: 500)
        XCTAssertTrue(complaint(mappings).contains("nested more than 128 deep"))
        // Each alias adds a level.
        let aliases = (1...200).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
        XCTAssertEqual(
            complaint("a0: &a0 x\n" + aliases), "chat.yaml:129: lists and mappings are nested more than 128 deep")
    }

    func testAliasesAreLimited() {
        var bomb = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
        for (name, before) in zip("bcdefghij", "abcdefghi") {
            bomb += "\(name): &\(name) [" + (0..<10).map { _ in "*\(before)" }.joined(separator: ", ") + "]\n"
        }
        XCTAssertEqual(
            complaint(bomb), "chat.yaml: the aliases expand to more than 100000 values; use fewer aliases")
        let refused = "not valid YAML: expected a word as key, found a list, a mapping or an alias"
        for key in ["? *j\n: x", "k: { *j : x }", "[*j]: x", "{ b: *j } : x"] {
            XCTAssertEqual(complaint("j: &j [x]\n" + key), "chat.yaml:2: \(refused)")
        }
        XCTAssertEqual(complaint("[a]: x\nmessages: []"), "chat.yaml:1: \(refused)")
    }

    func testFiles() throws {
        try TestFiles.withFolder { folder in
            func complaint(_ name: String, _ content: Data? = nil) throws -> String {
                let path = folder.appendingPathComponent(name).path
                try content?.write(to: URL(fileURLWithPath: path))
                do {
                    _ = try ConversationReader.read(contentsOf: path)
                    return "no error"
                } catch {
                    return error.description.replacingOccurrences(of: folder.path + "/", with: "")
                }
            }

            XCTAssertEqual(try complaint("none.yaml"), "none.yaml: there is no such file")
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("folder.yaml"), withIntermediateDirectories: false)
            XCTAssertEqual(
                try complaint("folder.yaml"), "folder.yaml: expected a YAML or JSON file, found a folder")
            XCTAssertEqual(
                try complaint("empty.json", Data()),
                "empty.json: the file is empty; a conversation needs at least “messages”")
            XCTAssertEqual(
                try complaint("latin1.yaml", Data([0x6D, 0xE9, 0x0A])), "latin1.yaml: the file is not UTF-8 text")
            XCTAssertEqual(
                try complaint("large.json", Data(count: 64 * 1_048_576 + 1)),
                "large.json: the file is larger than 64 MiB, the limit for documents")
            let marked = Data([0xEF, 0xBB, 0xBF]) + Data("messages: []".utf8)
            XCTAssertEqual(try complaint("marked.yaml", marked), "no error")
        }
    }

    func testComplaintsAreOneLine() {
        XCTAssertEqual(
            complaint("\"me\\nssages\": []"),
            "chat.yaml:1: unknown key “me ssages”; did you mean “messages”?")
    }
}
