import ChatModels
import ChatUI
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@MainActor @preconcurrency
final class ThreadListTests: XCTestCase {
    private let leia = ChatUser(id: "leia", name: "Leia")
    private let luke = ChatUser(id: "luke", name: "Luke")
    private let noon = Date(timeIntervalSince1970: 1_714_651_200)

    private func message(_ text: String, id: String = "m", deleted: Bool = false) -> ChatMessage {
        ChatMessage(id: id, text: text, createdAt: noon, deletedAt: deleted ? noon : nil, author: leia)
    }

    private func thread(_ parent: ChatMessage, replies: [ChatMessage], unread: Int = 0) -> ChatThread {
        ChatThread(
            parentMessage: parent,
            channel: ChatChannel(cid: ChannelId(type: .messaging, id: "x"), name: "Falcon"),
            latestReplies: replies, reads: [ThreadRead(user: luke, unreadMessagesCount: unread)])
    }

    private func item(_ thread: ChatThread) -> ChatThreadListItemView {
        let view = ChatThreadListItemView()
        view.content = .init(thread: thread, currentUserId: "luke")
        return view
    }

    func testTexts() {
        let plain = item(thread(message("Where?"), replies: [message("Here"), message("There")], unread: 2))
        XCTAssertEqual(plain.channelNameText, "Falcon")
        XCTAssertEqual(plain.parentMessagePreviewText, "Where?")
        XCTAssertEqual(plain.replyPreviewText, "There")
        XCTAssertEqual(plain.unreadReplies, 2)

        let deleted = item(thread(message("Where?", deleted: true), replies: [message("x", deleted: true)]))
        XCTAssertEqual(deleted.parentMessagePreviewText, "This message was deleted.")
        XCTAssertEqual(deleted.replyPreviewText, "This message was deleted.")
    }

    func testRowsAreOneHundredAndElevenHigh() {
        let frame = RenderSettings.withCurrent(RenderSettings(scale: 1)) {
            item(thread(message("Where?"), replies: [message("Here")])).makeFrame(proposing: ProposedSize(width: 400))
        }
        XCTAssertEqual(frame.rect.height, 111)
    }

    func testThreads() {
        let threads = [
            thread(message("Where do we meet?"), replies: [message("Behind the moon")], unread: 3),
            thread(message("Who has the plans?"), replies: [message("The small one", deleted: true)]),
        ]
        assertGolden(
            of: ThreadListScreen(threads: threads, currentUser: CurrentChatUser(user: luke)), width: 360, height: 240,
            settings: RenderSettings(scale: 1))
    }

    func testTitleIsInABarAboveTheThreads() {
        let threads = [thread(message("Where?"), replies: [message("Here")])]
        let screen = ThreadListScreen(threads: threads, currentUser: nil, title: "Threads")
        let frame = screen.makeFrame(proposing: ProposedSize(width: 360))
        XCTAssertEqual(frame.rect.height, 44 + 111, accuracy: 1)
        XCTAssertEqual(frame.rect(of: "ChatThreadListItemView")?.minY, 44)
        XCTAssertNil(ThreadListScreen(threads: threads, currentUser: nil).navigation)
    }

    func testNewThreadsAreCountedAboveTheOthers() throws {
        let threads = [thread(message("Where?"), replies: [message("Here")])]
        let screen = ThreadListScreen(threads: threads, currentUser: nil, newThreadsCount: 2)
        let frame = screen.makeFrame(proposing: ProposedSize(width: 360))
        XCTAssertEqual(
            frame.rect(of: "ChatThreadListHeaderBannerView"), CGRect(x: 0, y: 0, width: 360, height: 56))
        XCTAssertEqual(frame.rect(of: "ChatThreadListItemView")?.minY, 56)
        XCTAssertEqual(frame.rect.height, 56 + 111, accuracy: 1)
        XCTAssertEqual(screen.list.headerBannerView.label.text, "2 new threads")
        assertGolden(of: screen, width: 360, settings: RenderSettings(scale: 1))
    }

    func testStates() {
        func shown(_ state: DataControllerState) -> [String] {
            let screen = ThreadListScreen(threads: [], currentUser: nil, state: state)
            let frame = screen.makeFrame(proposing: ProposedSize(width: 360, height: 500))
            return ["ChatThreadListEmptyView", "ChatThreadListLoadingView", "ChatThreadListErrorView"].filter {
                frame.first(named: $0) != nil
            }
        }
        XCTAssertEqual(shown(.remoteDataFetched), ["ChatThreadListEmptyView"])
        XCTAssertEqual(shown(.initialized), ["ChatThreadListLoadingView"])
        XCTAssertEqual(shown(.remoteDataFetchFailed), ["ChatThreadListErrorView"])
    }

    /// The thread list item is laid out from scratch with the view container builder.
    func testARowOfAnotherLayout() {
        ConfigurationScope.run {
            Components.default.threadListItemView = CompactThreadItemView.self
            let threads = [thread(message("Where do we meet?"), replies: [message("Behind the moon")], unread: 3)]
            assertGolden(
                of: ThreadListScreen(threads: threads, currentUser: CurrentChatUser(user: luke)), width: 360,
                height: 100)
        }
    }
}

/// A row of two lines.
private final class CompactThreadItemView: ChatThreadListItemView {
    override func setUpLayout() {
        VContainer(spacing: 4) {
            HContainer(spacing: 2) {
                threadIconView.width(16).height(16)
                threadTitleLabel
                Spacer()
                threadUnreadCountView.width(20).height(20)
            }
            HContainer(spacing: 4) {
                replyAuthorAvatarView.width(20).height(20)
                replyDescriptionLabel
                Spacer()
                replyTimestampLabel
            }
        }
        .embedToMargins(in: self)
    }
}
