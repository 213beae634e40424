import XCTest

@testable import ChatUI

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
}
