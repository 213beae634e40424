import ChatModels
import ChatSwiftUI
import Foundation
import Frames
import HeadlessSwiftUI
import XCTest

/// Positions in images of StreamChatSwiftUI 4.69, in points.
final class ThreadListTests: XCTestCase {
    private static let vader = ChatUser(id: "vader", name: "Vader")

    private func thread(unread: Int = 0, isDeleted: Bool = false) -> ChatThread {
        var (parent, reply) = (
            Fixture.message("Parent Message", id: "parent", author: "Yoda"),
            Fixture.message("Third Message", id: "reply", author: "Yoda")
        )
        if isDeleted {
            parent.deletedAt = .distantPast
            reply.deletedAt = .distantPast
        }
        return ChatThread(
            parentMessage: parent, channel: Fixture.channel(name: "Star Wars Channel"), latestReplies: [reply],
            reads: [ThreadRead(user: Self.vader, unreadMessagesCount: unread)])
    }

    private func scene<Content: View>(height: CGFloat? = nil, _ view: @MainActor () -> Content) -> DrawnScene {
        DrawnScene(
            width: 360, height: height, showsTimes: true,
            client: ChatClient(currentUser: CurrentChatUser(user: Self.vader)), view)
    }

    func testARow() {
        let thread = thread()
        let row = scene { ChatThreadListItem(thread: thread).frame(width: 360) }
        XCTAssertEqual(row.frame.rect.size, CGSize(width: 360, height: 100))
        XCTAssertEqual(
            row.texts,
            [
                "Star Wars Channel", "replied to: Parent Message", "Yoda", "Yoda: Third Message",
                "12:01\u{202F}AM",
            ])
        let texts = row.rects("Text")
        XCTAssertEqual(texts[0].origin, CGPoint(x: 29, y: 8))
        XCTAssertEqual(texts[2].minX, 56)
        XCTAssertEqual(texts[4].maxX, 352, accuracy: 0.01)
    }

    func testUnreadRepliesAreCountedBesideTheFirstMessage() {
        let thread = thread(unread: 4)
        let row = scene { ChatThreadListItem(thread: thread).frame(width: 360) }
        XCTAssertEqual(row.frame.rect.height, 100)
        XCTAssertEqual(row.rects("UnreadIndicatorView"), [CGRect(x: 334, y: 26, width: 18, height: 18)])
    }

    func testDeletedMessages() {
        let thread = thread(isDeleted: true)
        let row = scene { ChatThreadListItem(thread: thread).frame(width: 360) }
        XCTAssertEqual(row.texts[1], "replied to: Message deleted")
        XCTAssertEqual(row.texts[3], "Message deleted")
    }

    func testTheScreenAndItsBanner() {
        let thread = thread()
        func controller() -> ChatThreadListController {
            ChatThreadListController(client: ChatClient(), threads: [thread])
        }
        let list = scene(height: 700) { ChatThreadListView(threadListController: controller()) }
        XCTAssertEqual(list.rects("ChatThreadListItem")[0].minY, 44, accuracy: 0.01)
        XCTAssertTrue(list.texts.contains("Threads"))
        let news = scene(height: 700) {
            let model = ChatThreadListViewModel(threadListController: controller())
            model.hasNewThreads = true
            model.newThreadsCount = 2
            return ChatThreadListView(viewModel: model)
        }
        XCTAssertEqual(news.rects("ActionBannerView"), [CGRect(x: 0, y: 44, width: 360, height: 52.33)])
        XCTAssertEqual(news.rects("ChatThreadListItem")[0].minY, 104.33, accuracy: 0.01)
        XCTAssertTrue(news.texts.contains("2 new threads"))
    }

    func testNoThreadsAndFailures() {
        let failed = scene(height: 700) {
            ChatThreadListView(
                threadListController: ChatThreadListController(client: ChatClient(), state: .remoteDataFetchFailed))
        }
        XCTAssertTrue(failed.texts.contains("No threads here yet..."))
        XCTAssertEqual(failed.rects("ActionBannerView").map(\.maxY), [700])
        let loading = scene(height: 700) {
            ChatThreadListView(
                threadListController: ChatThreadListController(client: ChatClient(), state: .initialized))
        }
        let rows = loading.rects("RedactedThreadCell")
        XCTAssertEqual(rows[0].height, 100, accuracy: 0.01)
        XCTAssertEqual(rows[1].minY - rows[0].minY, 116.33, accuracy: 0.01)
    }
}
