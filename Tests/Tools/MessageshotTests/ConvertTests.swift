import Foundation
import XCTest

/// `messageshot convert`: exports of other programs, into files that `render` takes.
final class ConvertTests: ProgramTestCase {
    private let chat = "13.05.24, 09:00 - Ana: Hi\n13.05.24, 09:01 - Ben: <Media omitted>\n"

    func testAFileThatIsDrawn() throws {
        try write(chat, to: "chat.txt")
        let result = try run("convert", "chat.txt", "--me", "ben", "-o", "chat.yaml")
        XCTAssertEqual(result.status, 0, result.error)
        XCTAssertEqual(result.text, "")
        XCTAssertEqual(
            result.error,
            "messageshot: warning: 1 × pictures, films and recordings that the export leaves out, whose lines stand as texts\n"
        )
        XCTAssertEqual(
            String(decoding: try data("chat.yaml"), as: UTF8.self),
            """
            # Made of a WhatsApp export: chat.txt
            me: ben
            users: { ana: Ana, ben: Ben }
            channel: { direct: true, members: [ana, ben] }
            messages:
              - { from: ana, at: 2024-05-13T09:00:00Z, text: Hi }
              - { from: ben, at: 2024-05-13T09:01:00Z, text: "<Media omitted>" }

            """)
        let drawn = try run("render", "chat.yaml", "-o", "chat.png")
        XCTAssertEqual(drawn.status, 0, drawn.error)
        XCTAssertEqual(drawn.error, "")
    }

    func testDatesInAnotherOrderThanTheOneGiven() throws {
        try write(chat, to: "chat.txt")
        try assertFails(
            "convert", "chat.txt", "--dates", "month-first",
            saying: "chat.txt: no WhatsApp export: expected a day that exists in the order of --dates, "
                + "found the date “13 5 24”")
    }

    func testStandardInputAndOutput() throws {
        let result = try run(["convert", "-", "--from", "whatsapp"], input: Data(chat.utf8))
        XCTAssertEqual(result.status, 0, result.error)
        XCTAssertTrue(result.text.hasPrefix("# Made of a WhatsApp export: standard input\n"), result.text)
        XCTAssertTrue(
            result.error.hasPrefix(
                "messageshot: warning: all messages are drawn as others’: --me says whose screen it is (Ana, Ben)\n"),
            result.error)
    }

    func testAFolder() throws {
        try write(chat, to: "chat.txt")
        try FileManager.default.createDirectory(atPath: path("out"), withIntermediateDirectories: false)
        XCTAssertEqual(try run("convert", "chat.txt", "-o", "out/").status, 0)
        XCTAssertEqual(try contents(), ["chat.txt", "out", "out/chat.yaml"])
    }

    /// As `render` does.
    func testAFolderThatIsNotThere() throws {
        try write(chat, to: "chat.txt")
        XCTAssertEqual(try run("convert", "chat.txt", "-o", "new/out/").status, 0)
        XCTAssertEqual(try contents(), ["chat.txt", "new", "new/out", "new/out/chat.yaml"])
    }

    func testNamesOfOtherFormats() throws {
        try write(chat, to: "chat.txt")
        for (name, right) in [("x.png", "x.yaml"), ("a.b/y.JSON", "a.b/y.yaml"), ("z.tar.gz", "z.tar.yaml")] {
            try FileManager.default.createDirectory(atPath: path("a.b"), withIntermediateDirectories: true)
            let ending = (name as NSString).pathExtension
            try assertFails(
                "convert", "chat.txt", "-o", name,
                saying: "\(name): a conversation file is no .\(ending); name it \(right)")
        }
        for name in ["a.yaml", "b.YML", "c"] {
            XCTAssertEqual(try run("convert", "chat.txt", "-o", name).status, 0, name)
        }
        XCTAssertEqual(try contents(), ["a.b", "a.yaml", "b.YML", "c", "chat.txt"])
    }

    func testPatternsThatAreNone() throws {
        try write(chat, to: "chat.txt")
        for pattern in ["foo", "d/M", "dd.MM.YYYY", ""] {
            try assertFails(
                "convert", "chat.txt", "--dates", pattern,
                saying: "--dates “\(pattern)” is not valid: it is day-first, month-first or year-first, or a pattern "
                    + "with d, M and y once each, such as d/M/yy")
        }
        try assertFails(
            "render", "chat.txt", "--scroll", "up",
            saying: "--scroll “up” is not valid: it is top, bottom or unread, or a number of points")
    }

    /// Where nobody wrote anything, it is nobody's screen.
    func testWhoseScreenItIs() throws {
        let notice = "13.05.24, 09:00 - Messages and calls are end-to-end encrypted.\n"
        for (text, warning) in [
            (notice, ""), (notice + "13.05.24, 09:01 - Ana: Hi\n", "(Ana)"),
            (
                #"{ "channel": { "cid": "messaging:a" }, "messages": [{ "id": "1", "text": "Hi", "type": "system" }] }"#,
                ""
            ),
            (#"[{ "user": "U1", "text": "Hi", "ts": "1", "user_profile": { "real_name": "Ana" } }]"#, "(Ana)"),
        ] {
            let result = try run(["convert", "-"], input: Data(text.utf8))
            XCTAssertEqual(result.status, 0, result.error)
            XCTAssertEqual(
                result.error.contains("whose screen"), !warning.isEmpty, result.error)
            XCTAssertTrue(
                warning.isEmpty || result.error.contains("--me says whose screen it is \(warning)\n"), result.error)
        }
    }

    /// What WhatsApp hands out on iOS, and a conversation file with its picture beside it.
    func testAnArchive() throws {
        try FileManager.default.createDirectory(atPath: path("out"), withIntermediateDirectories: false)
        try write(
            "[13.05.24, 09:00:00] Ana: Hi\n[13.05.24, 09:01:00] Ben: \u{200E}<attached: pier.png>\n", to: "_chat.txt")
        let picture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Examples/Exports/telegram/photos/pier.png").standardizedFileURL
        try FileManager.default.copyItem(atPath: picture.path, toPath: path("pier.png"))
        _ = try shell("python3 -m zipfile -c 'WhatsApp Chat - Ana.zip' _chat.txt pier.png")
        try FileManager.default.removeItem(atPath: path("pier.png"))
        let result = try run("convert", "WhatsApp Chat - Ana.zip", "--me", "Ben", "-o", "out/chat.yaml")
        XCTAssertEqual(result.status, 0, result.error)
        XCTAssertEqual(
            try contents().filter { $0.hasPrefix("out/") },
            ["out/chat-media", "out/chat-media/pier.png", "out/chat.yaml"])
        let drawn = try run("render", "out/chat.yaml", "-o", "chat.png")
        XCTAssertEqual(drawn.status, 0, drawn.error)
        XCTAssertEqual(drawn.error, "")
    }

    func testMistakes() throws {
        try write("Dear Ana", to: "letter.txt")
        try assertFails("convert", "gone.txt", saying: "gone.txt: there is no such file")
        try assertFails(
            "convert", "letter.txt", "-o", "chat.yaml",
            saying:
                "letter.txt:1: a text that begins with “Dear Ana” is no export that is known; known are those of Stream, "
                + "Slack, WhatsApp, Telegram, Signal and iMessage; --from names one")
        try write(chat, to: "chat.txt")
        try assertFails(
            "convert", "chat.txt", "--me", "Bne",
            saying: "chat.txt: “Bne” wrote none of the messages; those who did are Ben, Ana")
        try assertFails(
            "convert", "chat.txt", "-o", "nowhere/chat.yaml",
            saying: "nowhere: there is no such folder to write to; make it first")
    }
}
