import ChatModels
import Conversion
import Foundation
import XCTest

/// Broken, hostile and unknown exports: one line each, with a name, a place and the expected content.
final class ConversionErrorTests: ConversionTestCase {
    func testUnknownFiles() {
        XCTAssertEqual(
            complaint("Dear Ana,\nhow are you?"),
            "export.txt:1: a text that begins with “Dear Ana,” is not a known export; supported are Stream, Slack, "
                + "WhatsApp, Telegram, Signal and iMessage; use --from to name the format")
        XCTAssertEqual(
            complaint("{ \"a\": 1, \"b\": 2 }"),
            "export.txt:1: an object with “a”, “b” is not a known export; supported are Stream, Slack, WhatsApp, "
                + "Telegram, Signal and iMessage; use --from to name the format")
        XCTAssertEqual(complaint(""), "export.txt: the file is empty; an export needs at least one message")
        XCTAssertEqual(
            complaint("hello", format: .whatsapp),
            "export.txt:1: not a WhatsApp export: expected a line such as “5/2/24, 11:58 AM - Ana: Hi” or "
                + "“[02.05.24, 11:58:03] Ana: Hi”, found a text without such a line")
        XCTAssertEqual(
            complaint("[1, 2]", format: .slack),
            "export.txt:1: [0]: not a Slack export: expected a message, found the number 1")
    }

    func testBrokenJSON() {
        XCTAssertEqual(
            complaint("{ \"type\": \"message.new\" }\n{ \"type\": "),
            "export.txt:2:11: not valid JSON: expected a value, found the end of the file")
        XCTAssertTrue(complaint("[{ \"ts\": 1 }").hasPrefix("export.txt:1:"))
        let deep = String(repeating: "[", count: 5000)
        XCTAssertTrue(complaint(deep).contains("nested more than"), complaint(deep))
    }

    func testNothingToDraw() {
        XCTAssertEqual(
            complaint("{ \"channel\": { \"cid\": \"messaging:x\" }, \"messages\": [] }"),
            "export.txt: the Stream export has no messages")
        XCTAssertEqual(
            complaint("{ \"type\": \"channel.created\", \"cid\": \"messaging:x\" }"),
            "export.txt: the Stream webhook has no messages")
    }

    func testUnknownUser() {
        XCTAssertEqual(
            complaint("13.05.24, 09:00 - Ana: a\n13.05.24, 09:00 - Ben: b", me: "bne"),
            "export.txt: “bne” wrote none of the messages; the authors are Ben, Ana")
        XCTAssertEqual(
            complaint("13.05.24, 09:00 - Ana: a\n13.05.24, 09:00 - Ben: b", me: "Wilhelmina"),
            "export.txt: “Wilhelmina” wrote none of the messages; the authors are Ana, Ben")
    }

    func testFiles() {
        XCTAssertThrowsError(try ConversationConverter.convert(contentsOf: "/nowhere/a.txt")) {
            XCTAssertEqual("\($0)", "/nowhere/a.txt: there is no such file")
        }
        XCTAssertThrowsError(try ConversationConverter.convert(Data([0xFF, 0xFE, 0x41]), name: "a.txt")) {
            XCTAssertEqual("\($0)", "a.txt: the file is not UTF-8 text")
        }
    }

    /// Known exports in an unsupported form.
    func testUnsupportedExports() {
        let pages = [
            "<!DOCTYPE html>\n<html><head><title>Exported Data</title></head></html>":
                "export the chat again in Telegram",
            "<html><body class=\"message_part\">": "export the messages again with --format txt",
            "<html><body>Hello": "HTML pages aren’t supported",
            "{ \"envelope\": { \"timestamp\": 1 } }": "the Signal export has no messages",
            "{ \"backupTimeMs\": 1, \"version\": 1 }":
                "Signal’s backups aren’t supported; export the chat with signal-export",
            "<html><head><title>Signal</title></head></html>": "name the data.json next to them",
            "{ \"participants\": [], \"messages\": [{ \"sender_name\": \"A\" }] }":
                "exports of Messenger and Instagram",
            "{ \"messages\": [{ \"creator\": \"A\", \"text\": \"a\" }] }": "is not a known export",
            "{ \"guild\": { \"id\": \"1\" }, \"messages\": [] }": "exports of Discord aren’t supported",
            "[{ \"ID\": 1, \"Timestamp\": \"2024-05-13 11:58:03\", \"Contents\": \"Hi\" }]":
                "exports of Discord aren’t supported",
            "==========\nGuild: Pier\nChannel: boats\n==========\n": "exports of Discord aren’t supported",
            "<html><body><div class=\"chatlog\">": "exports of Discord aren’t supported",
        ]
        for (text, advice) in pages { XCTAssertTrue(complaint(text).contains(advice), complaint(text)) }
        XCTAssertEqual(
            complaint("<html><title>Exported Data</title>", format: .telegram),
            complaint("<html><title>Exported Data</title>"))
        let markdown = Data("[2024-05-13 11:58:03] Rosa: Hi\n".utf8)
        XCTAssertThrowsError(try ConversationConverter.convert(markdown, name: "chat.md")) {
            XCTAssertEqual(
                "\($0)", "chat.md: signal-export’s chat.md isn’t supported; name the data.json next to it")
        }
    }
}
