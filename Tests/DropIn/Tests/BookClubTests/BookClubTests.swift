import BookClub
import GoldenTesting
import StreamChat
import StreamChatUI
import UIKit
import XCTest

/// The files of the application are built with their imports unchanged; here they are drawn.
final class BookClubTests: XCTestCase {
    func testBookCard() {
        let card = BookCardView()
        card.configure(title: "The Left Hand of Darkness", author: "Ursula K. Le Guin", pages: 304, pagesRead: 191)
        assertGolden(of: card, width: 300)
    }

    func testFinishingABookCallsBack() {
        let card = BookCardView()
        var hasFinished = false
        card.onFinish = { hasFinished = true }
        card.configure(title: "Momo", author: "Michael Ende", pages: 272, pagesRead: 10)
        card.firstSubview(of: UIButton.self)?.sendActions(for: .touchUpInside)
        XCTAssertTrue(hasFinished)
    }

    func testMemberProfile() {
        assertGolden(of: MemberProfileViewController(name: "Ada Baker", booksRead: 42), width: 320, height: 320)
    }

    func testReadingRoom() {
        assertReadingRoom(settings: RenderSettings(scale: 1))
    }

    func testReadingRoomInTheDark() {
        assertReadingRoom(settings: RenderSettings(scale: 1, appearance: .dark))
    }

    /// A whole screen weighs more than a golden usually may.
    private func assertReadingRoom(settings: RenderSettings, testName: String = #function, line: UInt = #line) {
        ConfigurationScope.run {
            Theme.install()
            withSnapshotTesting(sizeBudget: 28 << 10) {
                assertGolden(
                    of: ReadingRoomViewController(channelController: .readingRoom), width: 390, height: 460,
                    settings: settings, testName: testName, line: line)
            }
        }
    }

    func testTheThemeEndsWithItsScope() {
        ConfigurationScope.run { Theme.install() }
        XCTAssertTrue(Components.default.avatarView == ChatAvatarView.self)
    }
}

extension ChatChannelController {
    /// Ada and Ben talk about a book.
    fileprivate static var readingRoom: ChatChannelController {
        let ada = ChatUser(id: "ada", name: "Ada")
        let ben = ChatUser(id: "ben", name: "Ben")
        let book = BookAttachmentPayload(title: "Momo", author: "Michael Ende", pages: 272, pagesRead: 96)
        let channel = ChatChannel(cid: ChannelId(type: .messaging, id: "momo"), name: "Momo", memberCount: 3)
        let start = Date(timeIntervalSince1970: 1_714_651_080)
        let attachment = ChatMessageAttachment(
            id: AttachmentId(cid: channel.cid, messageId: "2", index: 0), type: .book, payload: book)
        let messages = [
            ChatMessage(id: "1", text: "Which one is next?", createdAt: start, author: ben, isSentByCurrentUser: true),
            ChatMessage(
                id: "2", text: "★ This one. I can’t put it down.", createdAt: start + 60, author: ada,
                allAttachments: [attachment.asAnyAttachment]),
            ChatMessage(id: "3", text: "Grey men!", createdAt: start + 90, author: ada),
            ChatMessage(id: "4", text: "Shh 🤫", createdAt: start + 150, author: ben, isSentByCurrentUser: true),
        ]
        return ChatChannelController(
            client: ChatClient(currentUser: CurrentChatUser(user: ben)), channel: channel,
            messages: messages.reversed())
    }
}

extension UIView {
    fileprivate func firstSubview<View: UIView>(of type: View.Type) -> View? {
        for subview in subviews {
            if let found = subview as? View ?? subview.firstSubview(of: type) { return found }
        }
        return nil
    }
}
