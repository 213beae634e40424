import ChatModels
import ChatUI
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@MainActor @preconcurrency
final class ChannelListTests: XCTestCase {
    private let leia = ChatUser(id: "leia", name: "Leia")
    private let luke = ChatUser(id: "luke", name: "Luke")
    private let noon = Date(timeIntervalSince1970: 1_714_651_200)

    private func message(_ author: ChatUser? = nil, _ text: String = "x") -> ChatMessage {
        ChatMessage(id: "m", text: text, createdAt: noon, author: author ?? leia)
    }

    private func channel(
        _ name: String? = "Falcon", memberCount: Int = 3, preview: ChatMessage? = nil
    ) -> ChatChannel {
        ChatChannel(
            cid: ChannelId(type: .messaging, id: "x"), name: name, memberCount: memberCount, previewMessage: preview)
    }

    private func item(
        _ channel: ChatChannel, searchResult: ChatChannelListItemView.Content.SearchResult? = nil
    ) -> ChatChannelListItemView {
        let view = ChatChannelListItemView()
        view.content = .init(channel: channel, currentUserId: "luke", searchResult: searchResult)
        return view
    }

    // MARK: The line below the name

    func testSubtitles() {
        func subtitle(memberCount: Int = 3, _ change: (inout ChatMessage) -> Void = { _ in }) -> String? {
            var message = message()
            change(&message)
            return item(channel(memberCount: memberCount, preview: message)).subtitleText
        }

        XCTAssertEqual(subtitle(), "Leia: x")
        XCTAssertEqual(subtitle(memberCount: 2), "x")
        XCTAssertEqual(subtitle { $0.isSentByCurrentUser = true }, "You: x")
        XCTAssertEqual(subtitle { $0.type = .system }, "x")
        XCTAssertEqual(subtitle { $0.deletedAt = self.noon }, "Leia: Message deleted")
        XCTAssertEqual(subtitle { $0.poll = Poll(id: "p", name: "Lunch?") }, "📊 Leia created: Lunch?")
        XCTAssertEqual(
            subtitle { $0.poll = Poll(id: "p", name: "Lunch?", latestVotes: [PollVote(id: "v", user: self.luke)]) },
            "📊 You voted: Lunch?")
        XCTAssertEqual(item(channel()).subtitleText, "No messages")
    }

    func testTypingUsersComeFirst() {
        var busy = channel(preview: message())
        busy.currentlyTypingUsers = [luke, leia]
        XCTAssertEqual(item(busy).subtitleText, "Leia is typing ...")
        busy.currentlyTypingUsers = [leia, ChatUser(id: "han", name: "Han")]
        XCTAssertEqual(item(busy).subtitleText, "Han, Leia are typing ...")
        busy.currentlyTypingUsers = [luke]
        XCTAssertEqual(item(busy).subtitleText, "Leia: x")
    }

    func testASearchedMessageHasItsAuthorForATitle() {
        let found = ChatChannelListItemView.Content.SearchResult(text: "x", message: message())
        XCTAssertEqual(item(channel(), searchResult: found).titleText, "Leia in Falcon")
        XCTAssertEqual(item(channel(nil), searchResult: found).titleText, "Leia")
        XCTAssertEqual(item(channel(preview: message(luke, "y")), searchResult: found).subtitleText, "x")
    }

    func testDeliveryStatusIsBeforeTheTimeOrTheText() throws {
        var sent = message(luke)
        sent.isSentByCurrentUser = true
        let frame = item(channel(preview: sent)).makeFrame(proposing: ProposedSize(width: 390))
        let bottom = try XCTUnwrap(frame.first(named: "previewMessageDeliveryStatusView") ?? frame.checkmark)
        XCTAssertGreaterThan(bottom.rect.minX, 200)

        sent.localState = .sendingFailed
        let failed = item(channel(preview: sent)).makeFrame(proposing: ProposedSize(width: 390))
        XCTAssertEqual(try XCTUnwrap(failed.checkmark).rect.minX, 0)
    }

    // MARK: Times

    func testTimestamps() {
        let formatter = ChannelListMessageTimestampFormatter()
        let settings = RenderSettings(now: noon)
        func text(daysAgo: Double) -> String {
            RenderSettings.withCurrent(settings) { formatter.format(noon - daysAgo * 86400) }
        }
        XCTAssertEqual(text(daysAgo: 0), "12:00\u{202F}PM")
        XCTAssertEqual(text(daysAgo: 1), "Yesterday")
        XCTAssertEqual(text(daysAgo: 3), "Monday")
        XCTAssertEqual(text(daysAgo: 6.9), "Thursday")
        XCTAssertEqual(text(daysAgo: 8), "4/24/24")
        XCTAssertEqual(text(daysAgo: -2), "5/4/24")
    }

    // MARK: Geometry

    func testRowsRepeatEverySixtyFivePointsAtOnePixelPerPoint() {
        let channels = (0..<4).map { _ in channel(preview: message()) }
        let screen = ChannelListScreen(channels: channels, currentUser: CurrentChatUser(user: luke))
        let frame = RenderSettings.withCurrent(RenderSettings(scale: 1)) {
            screen.makeFrame(proposing: ProposedSize(width: 360, height: 700))
        }
        XCTAssertEqual(frame.places(of: "ChatChannelListItemView").map(\.minY), [44, 109, 174, 239])
        XCTAssertEqual(frame.places(of: "ChatChannelListItemView").map(\.height), [64, 64, 64, 64])
    }

    func testAScreenWithoutAHeightIsAsHighAsItsRows() {
        let channels = (0..<30).map { _ in channel(preview: message()) }
        let screen = ChannelListScreen(channels: channels, currentUser: nil)
        let frame = RenderSettings.withCurrent(RenderSettings(scale: 1)) {
            screen.makeFrame(proposing: ProposedSize(width: 360))
        }
        XCTAssertEqual(frame.rect.height, 44 + 30 * 65)
        XCTAssertEqual(frame.places(of: "ChatChannelListItemView").count, 30)
    }

    func testRowsConvergeIfSeparatorsAreThirdsOfAPoint() {
        let channels = (0..<12).map { _ in channel(preview: message()) }
        let screen = ChannelListScreen(channels: channels, currentUser: nil)
        let messages = Messages()
        let frame = RenderProblems.withHandler({ messages.append($0) }) {
            RenderSettings.withCurrent(RenderSettings(scale: 3)) {
                screen.makeFrame(proposing: ProposedSize(width: 390, height: 844))
            }
        }
        XCTAssertEqual(messages.all, [])
        let tops = frame.places(of: "ChatChannelListItemView").map(\.minY)
        XCTAssertEqual(tops[3] - tops[0], 3 * 64 + 1, accuracy: 0.001)
    }

    func testOnlyRowsInSightAreMade() {
        let channels = (0..<1000).map { _ in channel(preview: message()) }
        let frame = ChannelListScreen(channels: channels, currentUser: nil)
            .makeFrame(proposing: ProposedSize(width: 360, height: 700))
        XCTAssertLessThan(frame.places(of: "ChatChannelListItemView").count, 13)
    }

    func testBadges() {
        func size(_ count: Int) -> CGSize {
            let view = ChatChannelUnreadCountView()
            view.content = ChannelUnreadCount(messages: count)
            return RenderSettings.withCurrent(RenderSettings(scale: 1)) {
                view.makeFrame(proposing: ProposedSize()).rect.size
            }
        }
        XCTAssertEqual(size(3), CGSize(width: 20, height: 20))
        XCTAssertEqual(size(10), CGSize(width: 21, height: 20))
        XCTAssertEqual(size(120).height, 20)
    }

    func testNothingUnreadShowsNothing() {
        let view = ChatChannelUnreadCountView()
        let frame = view.makeFrame(proposing: ProposedSize())
        XCTAssertNil(frame.first(named: "BadgeView"))
    }

    /// As on iOS: the name yields a point to the badge, and the parts below it move up.
    func testRowWithABadgeIsAsHighAsTheBadge() {
        func row(unread: Int) -> Frame {
            var channel = channel(preview: message())
            channel.unreadCount = ChannelUnreadCount(messages: unread)
            let view = ChatChannelListItemView()
            view.content = .init(channel: channel, currentUserId: "me")
            return RenderSettings.withCurrent(RenderSettings(scale: 1)) {
                view.makeFrame(proposing: ProposedSize(width: 360))
            }
        }
        XCTAssertEqual(row(unread: 0).rect(of: "UILabel")?.height, 21)
        XCTAssertEqual(row(unread: 3).rect(of: "UILabel")?.height, 20)
        XCTAssertEqual(row(unread: 3).rect(of: "BadgeView")?.size, CGSize(width: 20, height: 20))
    }

    func testSwipeUncoversSquares() throws {
        let screen = ChannelListScreen(channels: [channel(preview: message())], currentUser: nil)
        _ = screen.makeFrame(proposing: ProposedSize(width: 390, height: 300))
        screen.list.showSwipeActions(at: IndexPath(item: 0, section: 0))
        let frame = screen.makeFrame(proposing: ProposedSize(width: 390, height: 300))
        let button = try XCTUnwrap(frame.places(of: "CellActionView").first)
        XCTAssertEqual(button.size, CGSize(width: 64, height: 64))
        XCTAssertEqual(button.maxX, 390)
        XCTAssertEqual(frame.first(named: "ChatChannelListItemView")?.transform.tx, -64)
    }

    // MARK: Searching

    private func searchScreen(_ strategy: ChannelListSearchStrategy) -> ChannelListScreen {
        Components.default.channelListSearchStrategy = strategy
        var rebels = channel("Rebels", preview: message(leia, "Where is the Falcon?"))
        rebels.latestMessages = [message(leia, "Where is the Falcon?"), message(luke, "In the hangar")]
        return ChannelListScreen(
            channels: [channel("Falcon", preview: message()), rebels], currentUser: CurrentChatUser(user: luke))
    }

    func testSearchBarIsBelowTheTitle() throws {
        let frame = ConfigurationScope.run {
            RenderSettings.withCurrent(RenderSettings(scale: 1)) {
                searchScreen(.channels).makeFrame(proposing: ProposedSize(width: 360, height: 300))
            }
        }
        XCTAssertEqual(
            frame.places(of: "UISearchTextField#searchField"), [CGRect(x: 16, y: 45, width: 328, height: 33)])
        XCTAssertEqual(frame.places(of: "ChatChannelListItemView").first?.minY, 93)
        // The title keeps its position without a search bar.
        XCTAssertEqual(frame.places(of: "CurrentChatUserAvatarView").first?.minY, 6)
    }

    func testSearchFindsChannelsOrMessages() {
        func found(_ strategy: ChannelListSearchStrategy, _ text: String) -> [String?] {
            ConfigurationScope.run {
                let screen = searchScreen(strategy)
                _ = screen.makeFrame(proposing: ProposedSize(width: 360, height: 300))
                screen.list.showSearchResults(for: text)
                let results = screen.list.navigationItem.searchController?.searchResultsController
                return (results as? ChatChannelListSearchVC)?.items.map { $0.searchResult?.message?.text } ?? []
            }
        }
        XCTAssertEqual(found(.channels, "falc"), [nil])
        XCTAssertEqual(found(.messages, "FALCON"), ["Where is the Falcon?"])
        XCTAssertEqual(found(.messages, "Endor"), [])
    }

    func testSearchWithoutResultsShowsANote() {
        let frame = ConfigurationScope.run { () -> Frame in
            let screen = searchScreen(.messages)
            _ = screen.makeFrame(proposing: ProposedSize(width: 360, height: 500))
            screen.list.showSearchResults(for: "Endor")
            return screen.makeFrame(proposing: ProposedSize(width: 360, height: 500))
        }
        XCTAssertTrue(frame.texts.contains("No results for \"Endor\""), "\(frame.texts)")
        XCTAssertTrue(frame.texts.contains("Endor"))
    }

    func testWordsOfAnEmptyListAreASubclassesToChoose() {
        let view = QuietEmptyView()
        let host = Host(view)
        withExtendedLifetime(host) { _ = view.makeFrame(proposing: ProposedSize(width: 300, height: 400)) }
        XCTAssertEqual(view.titleLabel.text, "Quiet here")
        XCTAssertEqual(view.subtitleLabel.text, "How about sending your first message to a friend?")
    }

    func testStates() {
        func shown(_ state: DataControllerState) -> [String] {
            ConfigurationScope.run {
                Components.default.isChatChannelListStatesEnabled = true
                let screen = ChannelListScreen(channels: [], currentUser: nil, state: state)
                let frame = screen.makeFrame(proposing: ProposedSize(width: 360, height: 500))
                return ["ChatChannelListEmptyView", "ChatChannelListLoadingView", "ChatChannelListErrorView"].filter {
                    frame.first(named: $0) != nil
                }
            }
        }
        XCTAssertEqual(shown(.remoteDataFetched), ["ChatChannelListEmptyView"])
        XCTAssertEqual(shown(.initialized), ["ChatChannelListLoadingView"])
        XCTAssertEqual(shown(.remoteDataFetchFailed).last, "ChatChannelListErrorView")
    }

    // MARK: Pictures

    func testChannelsThatAreStillToCome() {
        ConfigurationScope.run {
            Components.default.isChatChannelListStatesEnabled = true
            let screen = ChannelListScreen(channels: [], currentUser: CurrentChatUser(user: luke), state: .initialized)
            assertGolden(of: screen, width: 320, height: 200, settings: RenderSettings(scale: 1))
        }
    }

    func testSearchedMessages() {
        let settings = RenderSettings(scale: 1)
        let frame = ConfigurationScope.run {
            RenderSettings.withCurrent(settings) { () -> Frame in
                let screen = searchScreen(.messages)
                _ = screen.makeFrame(proposing: ProposedSize(width: 320, height: 230))
                screen.list.showSearchResults(for: "the")
                return screen.makeFrame(proposing: ProposedSize(width: 320, height: 230))
            }
        }
        assertGolden(of: frame, settings: settings)
    }

    func testChannels() {
        var unread = channel("Rebels and friends of the Falcon", preview: message(leia, "The plans are in the droid."))
        unread.unreadCount = ChannelUnreadCount(messages: 12)
        var failed = message(luke, "On my way")
        failed.isSentByCurrentUser = true
        failed.localState = .sendingFailed
        let channels = [unread, channel("Han", preview: failed)]
        assertGolden(
            of: ChannelListScreen(channels: channels, currentUser: CurrentChatUser(user: luke)), width: 300,
            height: 180, settings: RenderSettings(scale: 1))
    }
}

extension Frame {
    fileprivate var checkmark: Frame? { first(named: "ChatMessageDeliveryStatusCheckmarkView") }

    fileprivate var texts: [String] {
        var texts: [String] = []
        forEach { frame, _ in
            if case .text(let text) = frame.content { texts.append(text.string) }
        }
        return texts
    }

    /// The rectangles of a component's frames, in the coordinates of the root.
    fileprivate func places(of name: String) -> [CGRect] {
        var places: [CGRect] = []
        forEach { frame, place in
            if frame.name.hasPrefix(name) { places.append(place) }
        }
        return places
    }
}

/// The reported problems of layout.
private final class Messages: @unchecked Sendable {
    private(set) var all: [String] = []

    func append(_ message: String) { all.append(message) }
}

private final class QuietEmptyView: ChatChannelListEmptyView {
    override func setUpAppearance() {
        super.setUpAppearance()
        titleLabel.text = "Quiet here"
    }
}
