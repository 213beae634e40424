import ChatModels
import Conversion
import Foundation
import XCTest

/// The text that WhatsApp exports, from iOS and Android.
final class WhatsAppExportTests: ConversionTestCase {
    private func times(_ text: String, dates: DatePattern? = nil) throws -> [String] {
        try conversation(text, dates: dates).messages.map { $0.createdAt.formatted(.iso8601) }
    }

    func testFormsOfLines() throws {
        for (line, time) in [
            ("[02.05.24, 11:58:03] Ana: Hi", "2024-05-02T11:58:03Z"),
            ("\u{200E}[02.05.2024, 11:58:03] Ana: \u{200E}Hi", "2024-05-02T11:58:03Z"),
            ("[5/13/24, 11:58:03 PM] Ana: Hi", "2024-05-13T23:58:03Z"),
            ("5/13/24, 12:05\u{202F}AM - Ana: Hi", "2024-05-13T00:05:00Z"),
            ("13/05/2024, 11:58 - Ana: Hi", "2024-05-13T11:58:00Z"),
            ("13/5/24 11:58 p. m. - Ana: Hi", "2024-05-13T23:58:00Z"),
            ("13.05.24, 11:58 - Ana: Hi", "2024-05-13T11:58:00Z"),
            ("2024-05-13 11:58 - Ana: Hi", "2024-05-13T11:58:00Z"),
            ("2024/05/13, 11.58 - Ana: Hi", "2024-05-13T11:58:00Z"),
        ] {
            let conversation = try conversation(line)
            XCTAssertEqual(conversation.messages.map(\.text), ["Hi"], line)
            XCTAssertEqual(conversation.messages[0].author.name, "Ana", line)
            XCTAssertEqual(conversation.messages[0].createdAt.formatted(.iso8601), time, line)
        }
    }

    func testLinesThatGoOnWithAMessage() throws {
        let messages = try conversation(
            "5/13/24, 9:00 AM - Ana: One\n\n- two: three\n5 / 6\n5/13/24, 9:01 AM - Ben: 10:30: fine\r\n"
        ).messages
        XCTAssertEqual(messages.map(\.text), ["One\n\n- two: three\n5 / 6", "10:30: fine"])
    }

    // MARK: Dates

    func testNumbersAboveTwelveAreDays() throws {
        XCTAssertEqual(
            try times("02/03/24, 09:00 - Ana: a\n13/03/24, 09:00 - Ana: b"),
            ["2024-03-02T09:00:00Z", "2024-03-13T09:00:00Z"])
        XCTAssertEqual(
            try times("02/03/24, 09:00 - Ana: a\n02/13/24, 09:00 - Ana: b"),
            ["2024-02-03T09:00:00Z", "2024-02-13T09:00:00Z"])
    }

    func testMessagesAreInTheOrderOfTheirDates() throws {
        XCTAssertEqual(
            try times("03/04/24, 09:00 - Ana: a\n04/04/24, 09:00 - Ana: b\n01/05/24, 09:00 - Ana: c"),
            ["2024-04-03T09:00:00Z", "2024-04-04T09:00:00Z", "2024-05-01T09:00:00Z"])
        XCTAssertEqual(
            try times("03/04/24, 09:00 - Ana: a\n03/05/24, 09:00 - Ana: b\n04/01/24, 09:00 - Ana: c"),
            ["2024-03-04T09:00:00Z", "2024-03-05T09:00:00Z", "2024-04-01T09:00:00Z"])
    }

    func testAGuessIsReported() throws {
        let text = "02.05.24, 09:00 - Ana: a"
        XCTAssertEqual(
            try convert(text, name: "chat.txt").notes[0],
            "chat.txt: the dates are ambiguous: the day or the month may come first; assuming the day, use "
                + "--dates month-first to change")
        XCTAssertEqual(try times(text), ["2024-05-02T09:00:00Z"])
        XCTAssertEqual(try times(text, dates: .monthFirst), ["2024-02-05T09:00:00Z"])
        XCTAssertEqual(try times("02/05/24, 9:00 AM - Ana: a"), ["2024-02-05T09:00:00Z"], "as in the United States")
        XCTAssertFalse(try convert("05.05.24, 09:00 - Ana: a").notes.contains { $0.contains("--dates") })
    }

    func testDaysThatDoNotExist() throws {
        let converted = try convert("30.05.24, 09:00 - Ana: a\n31.02.24, 09:00 - Ana: b")
        XCTAssertEqual(
            converted.omissions, ["1 × nonexistent dates, replaced by the previous one"])
        XCTAssertEqual(try read(converted)[0].messages[1].createdAt, Date("2024-05-30T09:00:00Z"))
    }

    // MARK: Other messages

    func testLinesOfTheApplication() throws {
        let messages = try conversation(
            """
            [02.05.24, 11:58:03] Hike: \u{200E}Messages and calls are end-to-end encrypted.
            [02.05.24, 11:58:04] \u{200E}Ana added Ben
            [02.05.24, 11:58:05] Ana: I was added
            """
        ).messages
        XCTAssertEqual(messages.map(\.type), [.system, .system, .regular])
        XCTAssertEqual(messages[1].text, "Ana added Ben")
    }

    func testTheFirstNoticeNamesTheGroup() throws {
        let notice = "[02.05.24, 11:58:03] Hike: \u{200E}Messages and calls are end-to-end encrypted."
        XCTAssertEqual(try conversation("\(notice)\n[02.05.24, 11:58:05] Ana: Hi").channel.name, "Hike")
    }

    func testDeletedAndEditedMessages() throws {
        let converted = try convert(
            """
            13.05.24, 09:00 - Ana: This message was deleted
            13.05.24, 09:01 - Ben: Du hast diese Nachricht gelöscht.
            13.05.24, 09:02 - Ana: Ten <This message was edited>
            """)
        let conversation = try read(converted)[0]
        XCTAssertEqual(conversation.messages.map(\.isDeleted), [true, true, false])
        XCTAssertEqual(conversation.messages[2].text, "Ten")
        XCTAssertNotNil(conversation.messages[2].textUpdatedAt)
        XCTAssertEqual(conversation.currentUser?.name, "Ben", "whoever deleted “this” message exported the chat")
        XCTAssertEqual(converted.notes, ["assuming Ben exported the chat (they deleted messages); use --me to change"])
    }

    func testMediaThatTheExportLeavesOut() throws {
        let converted = try convert(
            "13.05.24, 09:00 - Ana: <Media omitted>\n13.05.24, 09:01 - Ben: \u{200E}image omitted\n"
                + "13.05.24, 09:02 - Ben: Bild weggelassen")
        XCTAssertEqual(
            converted.omissions,
            ["3 × photos, videos and voice messages missing from the export, shown as text"])
        XCTAssertEqual(try read(converted)[0].messages[0].text, "<Media omitted>")
    }

    func testAttachedFiles() throws {
        let converted = try convert(
            """
            13.05.24, 09:00 - Ana: IMG-20240513-WA0003.jpg (file attached)
            The lamp
            13.05.24, 09:01 - Ana: \u{200E}<attached: 00000004-VIDEO.mp4>
            13.05.24, 09:02 - Ana: PTT-20240513-WA0004.opus (Datei angehängt)
            13.05.24, 09:03 - Ana: \u{200E}Plan, final.pdf (file attached)
            """)
        let messages = try read(converted)[0].messages
        XCTAssertEqual(messages.map(\.text), ["The lamp", "", "", ""])
        XCTAssertEqual(messages[0].fileAttachments.map(\.title), ["IMG-20240513-WA0003.jpg"])
        XCTAssertEqual(messages[1].videoAttachments.map(\.title), ["00000004-VIDEO.mp4"])
        XCTAssertEqual(messages[2].audioAttachments.map(\.title), ["PTT-20240513-WA0004.opus"])
        XCTAssertEqual(messages[3].fileAttachments.map(\.title), ["Plan, final.pdf"])
        XCTAssertEqual(
            converted.omissions, ["1 × pictures that aren’t next to the conversation file, shown as files"])
    }

    func testPicturesBesideTheFileAreNamed() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ConversionTests-\(UUID())")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("export"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let chat = folder.appendingPathComponent("export/WhatsApp Chat with Hike.txt")
        try Data("13.05.24, 09:00 - Ana: a.jpg (file attached)\n13.05.24, 09:01 - Ana: ../b.jpg (file attached)".utf8)
            .write(to: chat)
        for place in ["export/a.jpg", "b.jpg"] { try Data([1]).write(to: folder.appendingPathComponent(place)) }
        let above = try ConversationConverter.convert(contentsOf: chat.path, .init(folder: folder.path))
        XCTAssertTrue(above.text.contains("image: export/a.jpg"), above.text)
        XCTAssertTrue(above.text.contains("file: \"../b.jpg\""), above.text)
        XCTAssertTrue(above.text.contains("name: Hike"), above.text)
        let elsewhere = try ConversationConverter.convert(
            contentsOf: chat.path, .init(folder: NSTemporaryDirectory() + "/."))
        XCTAssertTrue(elsewhere.text.contains("a.jpg"))
        let inside = try ConversationConverter.convert(
            contentsOf: chat.path, .init(folder: folder.appendingPathComponent("export").path))
        XCTAssertTrue(inside.text.contains("image: a.jpg"), inside.text)
    }

    func testPollsAndMentions() throws {
        let messages = try conversation(
            """
            [13.05.24, 09:00:00] Ana: \u{200E}POLL:
            Where?
            \u{200E}OPTION: Here (\u{200E}2 votes)
            \u{200E}OPTION: There (\u{200E}1 vote)
            [13.05.24, 09:01:00] Ben: @\u{2068}Ana\u{2069} here
            """
        ).messages
        XCTAssertEqual(messages[0].poll?.name, "Where?")
        XCTAssertEqual(messages[0].poll?.options.map(\.text), ["Here", "There"])
        XCTAssertEqual(messages[0].poll?.voteCount, 3)
        XCTAssertEqual(messages[1].mentionedUsers.map(\.name), ["Ana"])
    }

    func testNamesBecomeIdentifiers() throws {
        let converted = try convert(
            "13.05.24, 09:00 - Ana López: a\n13.05.24, 09:01 - +49 171 5550: b\n13.05.24, 09:02 - 🦊: c")
        XCTAssertEqual(try read(converted)[0].users.map(\.id), ["ana-lópez", "49-171-5550", "user"])
        XCTAssertEqual(
            try conversation("13.05.24, 09:00 - Ana: a\n13.05.24, 09:01 - Ben: b", me: "ana").currentUser?.name, "Ana")
    }
}
