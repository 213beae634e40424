import ChatModels
import Conversion
import Foundation
import XCTest

/// Published exports, with other names and sentences: the folders in `Exports`.
final class PublicExportTests: ConversionTestCase {
    private static let exports = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("Exports")

    private func export(_ name: String, me: String? = nil) throws -> ConvertedConversation {
        try ConversationConverter.convert(
            contentsOf: Self.exports.appendingPathComponent(name).path, .init(me: me))
    }

    /// The messages, one per line: the author, `·` for a notice and `×` for a deleted message, and the content.
    private func lines(_ conversation: Conversation) -> [String] {
        conversation.messages.map { message in
            let poll = message.poll.map { poll in
                "{poll \(poll.name): "
                    + poll.options.map { "\($0.text) \(poll.voteCountsByOption?[$0.id] ?? 0)" }.joined(separator: ", ")
                    + "}"
            }
            let attachments = message.allAttachments.map { "{\($0.type.rawValue)}" }
            let reactions = message.reactionCounts.sorted { $0.key.rawValue < $1.key.rawValue }
                .map { "+\($0.value) \($0.key.rawValue)" }
            let author = message.type == .system ? "·" : message.author.name ?? message.author.id
            let parts =
                [author, message.isDeleted ? "×" : message.text] + attachments + reactions
                + [poll, message.textUpdatedAt.map { _ in "(edited)" }].compactMap { $0 }
            return parts.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    func testAGroupInGerman() throws {
        let converted = try export("whatsapp-german")
        let conversation = try XCTUnwrap(read(converted).first)
        XCTAssertEqual(conversation.channel.name, "Hofgarten 🌻")
        XCTAssertEqual(conversation.currentUser?.name, "Jonte")
        XCTAssertEqual(
            lines(conversation).dropFirst(),
            [
                "· Mila hat die Gruppe erstellt.", "· Mila hat dich hinzugefügt.",
                "· Mila hat Jonte und ~ Kaj hinzugefügt.", "Kaj Bild weggelassen",
                "Jonte Wer gießt am **Samstag**?\nIch kann erst ab 10", "Mila Kontaktkarte ausgelassen",
                "Mila Videonotiz weggelassen", "Kaj Standort: https://maps.google.com/?q=53.1,8.2", "Kaj ×", "Jonte ×",
                "Jonte Der Schlauch ist wieder da (edited)", "Kaj Sprachchat. 9 Sek. • 2 beigetreten", "Mila {file}",
            ])
        XCTAssertEqual(conversation.messages.last?.fileAttachments.first?.title, "Beetplan.pdf")
        XCTAssertEqual(
            converted.omissions,
            [
                "3 × photos, videos and voice messages missing from the export, shown as text",
                "1 × documents missing from the export, shown as files",
            ])
    }

    func testAPollInDutch() throws {
        let conversation = try XCTUnwrap(read(export("whatsapp-dutch")).first)
        XCTAssertEqual(
            lines(conversation).dropFirst(),
            [
                "· ~ Femke heeft de groep Buurtfeest gemaakt", "· ~ Femke heeft je toegevoegd",
                "Femke Lieve buren,\n\nWanneer eten we samen?", "Joost {poll Welke dag?: 6 juni 3, 13 juni 1}",
                "Femke ×",
                "Joost afbeelding weggelaten",
            ])
    }

    func testAGroupInSpanish() throws {
        let conversation = try XCTUnwrap(read(export("whatsapp-spanish")).first)
        XCTAssertEqual(conversation.channel.name, "Paella 🥘🍋")
        XCTAssertEqual(
            lines(conversation).dropFirst(),
            [
                "· Ximena creó el grupo “Paella 🥘”.", "· Ximena te añadió.",
                "· Ximena cambió el nombre del grupo a \"Paella 🥘🍋\".", "Teo ¿**Arroz**\\_ o fideos\\_?",
                "· Ahora eres admin. del grupo.", "Teo ×", "Ximena Mejor **https://example.org/arroz**",
            ])
    }

    /// Texts begin with a vowel point without a letter.
    func testHebrew() throws {
        let conversation = try XCTUnwrap(read(export("whatsapp-hebrew")).first)
        XCTAssertEqual(
            lines(conversation).dropFirst(),
            [
                "Noa מה נשמע?", "Eitan \u{5BF}לילה טוב", "Noa {file}", "· Missed voice call", "Noa Voice call, 9 sec",
                "Eitan \u{301}בסדר: נדבר מחר",
            ])
        XCTAssertEqual(conversation.messages[3].fileAttachments.first?.title, "לוח זמנים.pdf")
    }

    func testTimesWithPoints() throws {
        let conversation = try XCTUnwrap(read(export("whatsapp-indonesian")).first)
        XCTAssertEqual(conversation.channel.name, "KELAS 7B")
        XCTAssertEqual(conversation.messages[2].createdAt, Date("2024-10-13T12:34:57Z"))
        XCTAssertEqual(
            lines(conversation).dropFirst(),
            [
                "· ~ sari created this group", "· ~ . added you",
                "· ~ . added ~ ., ~ 5/Wira F., and 4 others. Tap to see all.", "sari sticker omitted",
                "Bu Dewi Tugas: hal. 12–14", ". ×", "· ~ sari pinned a message",
            ])
    }

    /// A copy without the marks of the app's own texts.
    func testAGroupOnAndroid() throws {
        let conversation = try XCTUnwrap(read(export("whatsapp-android")).first)
        XCTAssertEqual(conversation.channel.name, "Allotment 🍅")
        XCTAssertEqual(
            lines(conversation).dropFirst(2),
            [
                "· Wren created group \"Allotment 🍅\"", "Wren Slugs **again**", "Piet Look at this {file}",
                "· Piet changed this group's icon", "+31 6 12345678 <Media omitted>",
            ])
        XCTAssertEqual(Set(conversation.messages.prefix(2).map(\.type)), [.system])
    }

    func testSmallHalvesOfTheDay() throws {
        let conversation = try XCTUnwrap(read(export("whatsapp-pm")).first)
        XCTAssertEqual(
            lines(conversation),
            ["Alba Which lamp, then?", "Bo The _brass_ one, ~~not the blue~~", "Alba {file}", "Bo ``` x = 1 ```"])
        XCTAssertEqual(
            conversation.messages.map(\.createdAt),
            ["2020-11-02T21:47:19Z", "2020-11-13T21:47:51Z", "2020-11-13T21:48:09Z", "2020-11-14T00:05:00Z"]
                .map { Date($0) })
    }

    func testAnOldWorkspace() throws {
        let conversation = try XCTUnwrap(read(export("slack-2016", me: "ines")).first)
        XCTAssertEqual(conversation.channel.name, "kiln")
        XCTAssertEqual(
            lines(conversation),
            [
                "· @Marit O. has joined the channel",
                "· @Marit O. added an integration to this channel: github",
                "github [kiln:main] 1 new commit by Marit:\n[`ed1acbe`](https://example.org/c/ed1acbe): Fire slower - Marit",
                "ines @ines uploaded a file: [glaze.txt](https://kiln.example.org/files/U0BMQ2/F0VN1/glaze.txt) {file}",
                "Marit O. Too much tin {file}", "ines @Marit O.: 1100 °C & no more +1 like (edited)",
            ])
    }

    func testANewerWorkspace() throws {
        let converted = try export("slack-2023", me: "Rafi K.")
        let conversations = try read(converted)
        XCTAssertEqual(conversations.map(\.channel.name), ["FC_F05J_notes", "tides"])
        let tides = conversations[1]
        XCTAssertEqual(
            lines(tides),
            [
                "Oona K. High water at **6:12** 🌊 +1 love",
                "Rafi K. https://tides.example.org/archives/C037P/p1693688188184519\n\n> **Oona K.**\\\n> High water at 6:12",
                "Oona K. - nets\n- lamp https://example.org/lamp", "Rafi K. 6:40 here",
            ])
        XCTAssertEqual(tides.messages[0].replyCount, 1)
        XCTAssertTrue(tides.messages[3].showReplyInChannel)
        XCTAssertTrue(converted.omissions.contains("1 × files hidden by the plan’s limit, omitted"))
    }

    func testAPersonalChatOfTelegram() throws {
        let converted = try export("telegram")
        let conversation = try XCTUnwrap(read(converted).first)
        XCTAssertEqual(conversation.currentUser?.name, "Sol")
        XCTAssertEqual(
            lines(conversation),
            [
                "· Call from Ida, 2:13", "Ida Look: https://example.org/a_b_c and **this** _one_! (edited)", "Sol ✌️",
                "Deleted Account Gone", "Sol 🦆 duck {video}", "Ida 📍 Old pier, Quay 3", "Ida {file} +1 love",
                "· Ida changed the wallpaper",
            ])
        XCTAssertEqual(conversation.messages[2].quotedMessage?.text, conversation.messages[1].text)
    }

    func testEditionsAndTapbacksOfIMessage() throws {
        let converted = try export("imessage")
        let conversation = try XCTUnwrap(read(converted).first)
        XCTAssertEqual(
            lines(conversation),
            [
                "Rosa Ferry at 9 +1 love", "Me Meet at pier 3\nBring a lamp +1 sad (edited)",
                "· You renamed the conversation to Pier 3", "Rosa ×", "+15551230000 {file}",
                "Rosa SharePlay Message\nEnded", "Rosa Which boat?",
            ])
        XCTAssertEqual(conversation.messages[6].latestReplies.map(\.text), ["The small one\nthe red one"])
        XCTAssertEqual(
            converted.omissions,
            [
                "1 × reactions without an icon, omitted",
                "1 × message effects, omitted",
                "1 × replies both in the thread and in the chat, kept once",
            ])
    }

    func testSignalCliMessages() throws {
        let converted = try export("signal-cli")
        XCTAssertEqual(converted.format, .signal)
        let conversations = try read(converted)
        XCTAssertEqual(conversations.map(\.channel.name), ["Harbor", nil])
        XCTAssertEqual(Set(conversations.map(\.currentUser?.name)), ["Wim"])
        let group = conversations[0]
        XCTAssertEqual(
            lines(group),
            [
                "Rosa Is the @Wim **ferry** late? 🛥 so", "Wim 20 minutes +1 like (edited)", "Tomas ×",
                "Rosa {file}", "Rosa {poll Which boat?: Red 0, Blue 1}",
            ])
        XCTAssertEqual(group.messages[1].quotedMessage?.text, group.messages[0].text)
        XCTAssertEqual(group.messages[1].readBy.map(\.name), ["Tomas"])
        XCTAssertEqual(group.messages[0].mentionedUsers.map(\.name), ["Wim"])
        XCTAssertEqual(lines(conversations[1]), ["Rosa Only for you: 2\\*3\\*4 {linkPreview}", "Wim Thanks\n\n🖼️"])
        XCTAssertEqual(
            converted.omissions, ["1 × calls, omitted", "1 × stickers, shown as an emoji"])
    }

    /// The daemon's notifications have the same content.
    func testSignalCliNotifications() throws {
        let received = try String(
            contentsOf: Self.exports.appendingPathComponent("signal-cli/received.jsonl"), encoding: .utf8)
        let notifications = received.split(separator: "\n")
            .map { "{ \"jsonrpc\": \"2.0\", \"method\": \"receive\", \"params\": \($0) }" }.joined(separator: "\n")
        let texts = try [received, notifications].map { try convert($0).text }
        XCTAssertEqual(texts[0], texts[1])
    }
}
