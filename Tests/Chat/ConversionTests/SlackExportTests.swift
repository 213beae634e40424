import ChatModels
import Conversion
import Foundation
import XCTest

/// The messages of a channel that Slack exports.
final class SlackExportTests: ConversionTestCase {
    private func export(_ name: String, me: String? = nil) throws -> ConvertedConversation {
        try ConversationConverter.convert(contentsOf: Self.examples.appendingPathComponent(name).path, .init(me: me))
    }

    func testUsersAreFoundAboveTheFolder() throws {
        let converted = try export("slack/kitchen/2024-05-02.json", me: "Leda")
        XCTAssertEqual(converted.format, .slack)
        let conversation = try read(converted)[0]
        XCTAssertEqual(conversation.channel.name, "kitchen")
        XCTAssertEqual(conversation.currentUser?.id, "U01LEDA")
        XCTAssertEqual(Set(conversation.users.compactMap(\.name)), ["Leda", "Omar Saad", "Kira", "Lunch bell"])
        XCTAssertEqual(conversation.messages[0].type, .system)
        XCTAssertEqual(conversation.messages[0].text, "@Kira has joined the channel")
    }

    func testMarkupBecomesMarkdown() throws {
        func text(_ markup: String) throws -> String {
            let data = try JSONEncoder().encode([["ts": "1714630200.0", "user": "U1", "text": markup]])
            return try conversation(String(decoding: data, as: UTF8.self)).messages[0].text
        }
        XCTAssertEqual(try text("*bold* and _it_ and ~no~"), "**bold** and _it_ and ~~no~~")
        XCTAssertEqual(try text("2*3*4, a * b * c"), "2\\*3\\*4, a * b * c")
        XCTAssertEqual(try text("snake_case_name, ~5, 5*"), "snake_case_name, ~5, 5*")
        XCTAssertEqual(try text("*bold* and `code` stay bold"), "**bold** and `code` stay bold")
        XCTAssertEqual(try text("*_both_* <@U1> *<@U2>*"), "**_both_** @U1 **@U2**")
        XCTAssertEqual(try text("_a *b_ c*"), "_a \\*b_ c\\*")
        XCTAssertEqual(try text("&gt; said\nnot"), "> said\nnot")
        XCTAssertEqual(try text("&gt;&gt;&gt;all\nof it"), "> all\\\n> of it")
        XCTAssertEqual(try text("so ```let a = b *c* &lt;d&gt;``` done"), "so \n```\nlet a = b *c* <d>\n```\ndone")
        XCTAssertEqual(try text("# no heading\n- no list"), "\\# no heading\n\\- no list")
        XCTAssertEqual(try text("`*code*`"), "`*code*`")
        XCTAssertEqual(
            try text("<https://example.org|site> <https://example.org>"),
            "[site](https://example.org) https://example.org")
        XCTAssertEqual(try text("<@U1> <#C1|general> <!here> &lt;b&gt; &amp;lt;"), "@U1 #general @here <b> &lt;")
        XCTAssertEqual(try text("5* and 6*, ¯\\_(ツ)_/¯"), "5* and 6*, ¯\\_(ツ)_/¯")
        XCTAssertEqual(try text("12:30:15 :tada: :+1::skin-tone-3: :blob:"), "12:30:15 🎉 👍🏼 :blob:")
        XCTAssertEqual(
            try text(":flag-de: :man-shrugging::skin-tone-3: :green_heart: :hammer_and_wrench: :large_green_circle:"),
            "🇩🇪 🤷🏼‍♂️ 💚 🛠️ 🟢")
        XCTAssertEqual(
            try text("<mailto:a@example.org|a@example.org>, <tel:+491234|+49 1234>, <tel:+491234>"),
            "a@example.org, [+49 1234](tel:+491234), +491234")
        XCTAssertEqual(
            try text("<!channel> <!subteam^S1|@design> <!subteam^S2> <!date^1714630100^{date_short}|May 2>"),
            "@channel @design @S2 May 2")
        XCTAssertEqual(try text("a < b and b > c"), "a < b and b > c")
        XCTAssertEqual(
            try text("<https://x.y|`c`> and <https://x.y|*b* _i_> `<https://x.y|z>` <https://x.y/a_b|x.y/a_b>"),
            "[`c`](https://x.y) and [**b** _i_](https://x.y) `z` https://x.y/a_b")
        XCTAssertEqual(
            try text("a ` b <https://x.y|c> ` d <https://x.y|e"), "a ` b c ` d \\<https://x.y|e")
    }

    func testThreadsReactionsAndFiles() throws {
        let converted = try export("slack/kitchen/2024-05-02.json")
        let messages = try read(converted)[0].messages
        XCTAssertEqual(messages[1].reactionCounts, ["like": 2])
        XCTAssertEqual(messages[2].replyCount, 2)
        XCTAssertEqual(messages[2].latestReplies.map(\.text), ["Measured: 62 cm", "Two trays, even"])
        XCTAssertEqual(messages[3].parentMessageId, messages[2].id, "a reply that was sent to the channel too")
        XCTAssertEqual(messages[4].fileAttachments.map(\.title), ["menu-may.pdf", "oven.jpg"])
        XCTAssertEqual(messages[6].textUpdatedAt, Date("2024-05-02T10:01:40Z"))
        XCTAssertEqual(
            converted.omissions,
            [
                "1 × reactions without an icon, omitted",
                "1 × pictures missing from the export, shown as files",
                "1 × custom or unknown emoji, unchanged",
            ])
    }

    /// Ids that are too long for one line are on separate lines.
    func testLongIds() throws {
        let ids = [String(repeating: "long ", count: 30) + "id", "a\nb"]
        let messages = ids.enumerated().map { ["ts": "171463020\($0).0", "user": $1, "text": "Hi"] }
        let data = try JSONEncoder().encode(messages)
        let conversation = try conversation(String(decoding: data, as: UTF8.self))
        XCTAssertEqual(conversation.messages.map(\.author.id), ids)
    }

    func testNoUsersFile() throws {
        let converted = try convert("[{ \"ts\": \"1714630200.0\", \"user\": \"U1\", \"text\": \"Hi\" }]")
        XCTAssertEqual(converted.format, .slack)
        XCTAssertEqual(try read(converted)[0].messages[0].author.id, "U1")
    }

    func testMessagesWithoutATime() throws {
        let converted = try convert(
            "[{ \"ts\": \"x\", \"user\": \"U1\" }, { \"ts\": 1714630200, \"user\": \"U1\", \"text\": \"a\" }]")
        XCTAssertEqual(converted.omissions, ["1 × objects without a timestamp, omitted"])
        XCTAssertEqual(try read(converted)[0].messages[0].createdAt, Date("2024-05-02T06:10:00Z"))
    }

    func testAWorkspace() throws {
        let converted = try export("slack", me: "Leda")
        let conversations = try read(converted)
        XCTAssertEqual(conversations.map(\.channel.name), [nil, "bakery", "kitchen"])
        XCTAssertEqual(Set(conversations[0].channel.lastActiveMembers.map(\.id)), ["U01LEDA", "U02OMAR"])
        let messages = conversations[1].messages
        XCTAssertEqual(
            messages.map(\.text),
            [
                """
                Plan for **2\\*3\\*4 trays** 🎉 @Omar Saad

                1. Rye
                2. Spelt

                > No plan survives the oven

                ```
                bake --hot
                ```
                """,
                "**[Too hot](https://example.org/oven)**\n260 °C\n**Tray:** 2\nThermometer",
                "**no** typo and `code` stay", "", "", "A huddle happened: Leda, Omar Saad, 10 minutes",
                "mail oven@example.org, call [the shop](tel:+49301), 🇩🇪 @here #kitchen",
            ])
        XCTAssertEqual(messages[0].latestReplies.map(\.text), ["Both are in 🤷🏼‍♂️"], "a reply of the next day")
        XCTAssertEqual(messages[2].textUpdatedAt, Date("2024-05-02T06:05:00Z"))
        XCTAssertTrue(messages[3].isDeleted)
        let recording = try XCTUnwrap(messages[4].voiceRecordingAttachments.first)
        XCTAssertEqual(recording.duration, 4.2)
        XCTAssertEqual(recording.waveformData?.count, 4)
        XCTAssertEqual(messages[5].type, .system)
        XCTAssertEqual(messages[6].reactionCounts, ["like": 1])
        XCTAssertTrue(
            converted.omissions.contains("1 × deleted files, omitted"), "\(converted.omissions)")
    }

    func testAChannelsFolder() throws {
        let conversations = try read(export("slack/bakery"))
        XCTAssertEqual(conversations.map(\.channel.name), ["bakery"])
        XCTAssertEqual(conversations[0].messages.count, 7)
    }

    func testBlocksOfApplications() throws {
        let blocks = """
            [{ "ts": "1714630200.0", "user": "U1", "text": "fallback", "blocks": [
              { "type": "header", "text": { "type": "plain_text", "text": "Done :tada: *not bold*" } },
              { "type": "section", "text": { "type": "mrkdwn", "text": "*prod* is at `v2`" },
                "fields": [{ "type": "mrkdwn", "text": "*A:* 1" }] },
              { "type": "divider" }, { "type": "context", "elements": [{ "type": "mrkdwn", "text": "by <@U1>" }] },
              { "type": "actions", "elements": [] }, { "type": "hologram" } ] }]
            """
        let converted = try convert(blocks)
        XCTAssertEqual(
            try read(converted)[0].messages[0].text,
            "**Done 🎉 \\*not bold\\***\n\n**prod** is at `v2`\n**A:** 1\n\nby @U1")
        XCTAssertEqual(
            converted.omissions,
            [
                "1 × dividers, omitted",
                "1 × buttons and menus of apps, omitted",
                "1 × blocks of the type hologram, omitted",
            ])
    }
}
