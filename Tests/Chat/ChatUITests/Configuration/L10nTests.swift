import ChatModels
import XCTest

@testable import ChatUI

@MainActor @preconcurrency
final class L10nTests: XCTestCase {
    func testNumbersHaveTheirForms() {
        XCTAssertEqual(L10n.Message.Threads.count(0), "No Thread Replies")
        XCTAssertEqual(L10n.Message.Threads.count(1), "1 Thread Reply")
        XCTAssertEqual(L10n.Message.Threads.count(20), "20 Thread Replies")
        XCTAssertEqual(L10n.Message.Thread.Replies.count(2), "2 REPLIES")
        XCTAssertEqual(L10n.Message.Unread.count(0), "UNREAD MESSAGES")
    }

    func testPlaceholdersAreFilledInTurn() {
        XCTAssertEqual(L10n.Message.translatedTo("Portuguese"), "Translated to Portuguese")
        XCTAssertEqual(L10n.text("message.title.group", "3", "2"), "3 members, 2 online")
        XCTAssertEqual(L10n.Message.translatedTo("%@ and %d"), "Translated to %@ and %d")
    }

    func testTextContent() {
        var message = ChatMessage.incoming("Hi")
        XCTAssertEqual(message.textContent, "Hi")
        message.type = .ephemeral
        XCTAssertNil(message.textContent)
        message.type = .deleted
        XCTAssertEqual(message.textContent, "Message deleted")
    }

    func testTextsOfTheLocalizationProvider() {
        ConfigurationScope.run {
            Appearance.default.localizationProvider = { key, table in
                let german = [
                    "message.edited": "Bearbeitet",
                    "message.threads.count": "%d Antworten",
                    "message.thread.replies.count.one": "EINE ANTWORT",
                ]
                XCTAssertEqual(table, "Localizable")
                return german[key] ?? key
            }
            XCTAssertEqual(L10n.Message.edited, "Bearbeitet")
            XCTAssertEqual(L10n.Message.Threads.count(1), "1 Antworten")
            XCTAssertEqual(L10n.Message.Thread.Replies.count(1), "EINE ANTWORT")
            XCTAssertEqual(L10n.Message.Thread.Replies.count(3), "3 REPLIES", "What is missing stays English")
        }
    }

    func testNamesOfChannelsInTheLanguageOfTheProvider() {
        func name(_ names: [String]) -> String? {
            let members = names.map { ChatChannelMember(user: ChatUser(id: $0, name: $0)) }
            let channel = ChatChannel(
                cid: ChannelId(type: .messaging, id: "!members-x"), lastActiveMembers: members)
            return Appearance.default.formatters.channelName.format(channel: channel, forCurrentUserId: nil)
        }
        XCTAssertEqual(name(["Leia", "Luke"]), "Leia and Luke")
        ConfigurationScope.run {
            Appearance.default.localizationProvider = { key, _ in
                ["channel.name.and": "und", "channel.name.andXMore": "und %@ weitere"][key] ?? key
            }
            XCTAssertEqual(name(["Leia", "Luke"]), "Leia und Luke")
            XCTAssertEqual(name(["Leia", "Luke", "Han", "Yoda"]), "Han, Leia und 2 weitere")
        }
    }

    func testFileSizesInTheLanguageOfTheProvider() {
        ConfigurationScope.run {
            Appearance.default.localizationProvider = { key, _ in
                ["file.size.bytes": "%d octets", "file.size.MB": "%@ Mo"][key] ?? key
            }
            XCTAssertEqual(AttachmentFile(size: 30).localizedSize, "30 octets")
            XCTAssertEqual(AttachmentFile(size: 2_500_000).localizedSize, "2.5 Mo")
        }
    }
}
