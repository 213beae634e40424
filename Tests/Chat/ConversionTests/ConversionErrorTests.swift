import ChatModels
import Conversion
import Foundation
import XCTest

/// Exports that are broken, hostile or something else: one line each, with a name, a place, and what would be right.
final class ConversionErrorTests: ConversionTestCase {
    func testFilesThatAreNoExport() {
        XCTAssertEqual(
            complaint("Dear Ana,\nhow are you?"),
            "export.txt:1: a text that begins with “Dear Ana,” is no export that is known; known are those of Stream, Slack, WhatsApp, Telegram, "
                + "Signal and iMessage; --from names one")
        XCTAssertEqual(
            complaint("{ \"a\": 1, \"b\": 2 }"),
            "export.txt:1: an object with “a”, “b” is no export that is known; known are those of Stream, Slack, WhatsApp, "
                + "Telegram, Signal and iMessage; --from names one")
        XCTAssertEqual(complaint(""), "export.txt: the file is empty; an export has at least one message")
        XCTAssertEqual(
            complaint("hello", format: .whatsapp),
            "export.txt:1: no WhatsApp export: expected a line such as “5/2/24, 11:58 AM - Ana: Hi” or "
                + "“[02.05.24, 11:58:03] Ana: Hi”, found a text without such a line")
        XCTAssertEqual(
            complaint("[1, 2]", format: .slack),
            "export.txt:1: [0]: no Slack export: expected a message, found the number 1")
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
            "export.txt: there is no message in the Stream export")
        XCTAssertEqual(
            complaint("{ \"type\": \"channel.created\", \"cid\": \"messaging:x\" }"),
            "export.txt: there is no message in the Stream webhook")
    }

    func testUnknownUser() {
        XCTAssertEqual(
            complaint("13.05.24, 09:00 - Ana: a\n13.05.24, 09:00 - Ben: b", me: "bne"),
            "export.txt: “bne” wrote none of the messages; those who did are Ben, Ana")
        XCTAssertEqual(
            complaint("13.05.24, 09:00 - Ana: a\n13.05.24, 09:00 - Ben: b", me: "Wilhelmina"),
            "export.txt: “Wilhelmina” wrote none of the messages; those who did are Ana, Ben")
    }

    func testFiles() {
        XCTAssertThrowsError(try ConversationConverter.convert(contentsOf: "/nowhere/a.txt")) {
            XCTAssertEqual("\($0)", "/nowhere/a.txt: there is no such file")
        }
        XCTAssertThrowsError(try ConversationConverter.convert(Data([0xFF, 0xFE, 0x41]), name: "a.txt")) {
            XCTAssertEqual("\($0)", "a.txt: the file is not UTF-8 text")
        }
    }

    /// Exports that are known by name, and whose other form is read.
    func testExportsThatAreNotRead() {
        let pages = [
            "<!DOCTYPE html>\n<html><head><title>Exported Data</title></head></html>":
                "export the chat again in Telegram",
            "<html><body class=\"message_part\">": "export the messages again with --format txt",
            "<html><body>Hello": "a page of HTML isn’t read",
            "{ \"envelope\": { \"timestamp\": 1 } }": "there is no message in the Signal export",
            "{ \"backupTimeMs\": 1, \"version\": 1 }":
                "Signal’s backups aren’t read; export the chat with signal-export",
            "<html><head><title>Signal</title></head></html>": "give the data.json that lies beside them",
            "{ \"participants\": [], \"messages\": [{ \"sender_name\": \"A\" }] }":
                "exports of Messenger and Instagram",
            "{ \"messages\": [{ \"creator\": \"A\", \"text\": \"a\" }] }": "is no export that is known",
            "{ \"guild\": { \"id\": \"1\" }, \"messages\": [] }": "exports of Discord aren’t read",
            "[{ \"ID\": 1, \"Timestamp\": \"2024-05-13 11:58:03\", \"Contents\": \"Hi\" }]":
                "exports of Discord aren’t read",
            "==========\nGuild: Pier\nChannel: boats\n==========\n": "exports of Discord aren’t read",
            "<html><body><div class=\"chatlog\">": "exports of Discord aren’t read",
        ]
        for (text, advice) in pages { XCTAssertTrue(complaint(text).contains(advice), complaint(text)) }
        XCTAssertEqual(
            complaint("<html><title>Exported Data</title>", format: .telegram),
            complaint("<html><title>Exported Data</title>"))
        let markdown = Data("[2024-05-13 11:58:03] Rosa: Hi\n".utf8)
        XCTAssertThrowsError(try ConversationConverter.convert(markdown, name: "chat.md")) {
            XCTAssertEqual(
                "\($0)", "chat.md: signal-export’s chat.md isn’t read; give the data.json that lies beside it")
        }
    }
}
