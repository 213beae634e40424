import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

@MainActor @preconcurrency
final class MessageListTests: XCTestCase {
    private func later(_ seconds: TimeInterval) -> Date { fixtureDate.addingTimeInterval(seconds) }

    private func tops(_ frame: Frame) -> [CGFloat] { frame.children.map(\.rect.minY) }

    // MARK: The whole conversation

    func testMessagesLieBelowEachOtherFromOldToNew() {
        let screen = MessagesScreen(
            channel: .group(members: 2),
            messages: [.incoming("One"), .incoming("Two", at: later(1)), .own("Three", at: later(2))])
        let frame = screen.makeFrame(proposing: ProposedSize(width: 360))
        // 8 above the oldest message; 38 + 2 for one that is followed by another one, 66 for one that ends its group.
        XCTAssertEqual(tops(frame), [8, 48, 114])
        XCTAssertEqual(frame.rect, CGRect(x: 0, y: 0, width: 360, height: 180))
        XCTAssertEqual(frame.fill, .color(RGBA(hex: 0xFCFCFC)))
        XCTAssertEqual(screen.heights(width: 360), [40, 66, 66])
    }

    func testFewMessagesLieAtTheBottom() {
        let screen = MessagesScreen(channel: .group(members: 2), messages: [.own("Hi")])
        let frame = screen.makeFrame(proposing: ProposedSize(width: 360, height: 500))
        XCTAssertEqual(frame.rect.height, 500)
        XCTAssertEqual(tops(frame), [434])
    }

    func testEmptyConversation() {
        let screen = MessagesScreen(channel: .group(), messages: [])
        XCTAssertEqual(screen.makeFrame(proposing: ProposedSize(width: 360)).rect.height, 8)
        XCTAssertEqual(screen.heights(), [])
        var pages = 0
        screen.forEachPage(maximumHeight: 100) { _, range in
            pages += 1
            XCTAssertTrue(range.isEmpty)
        }
        XCTAssertEqual(pages, 1)
    }

    func testReusedRowsEqualNewOnes() {
        let messages = (0..<6).map { ChatMessage.own("Message \($0)", id: "\($0)", at: later(Double($0) * 100)) }
        let all = MessagesScreen(channel: .group(), messages: messages).makeFrame(proposing: ProposedSize(width: 360))
        for (index, message) in messages.enumerated() {
            let single = MessagesScreen(channel: .group(), messages: [message])
                .makeFrame(proposing: ProposedSize(width: 360))
            var expected = single.children[0]
            expected.rect.origin = all.children[index].rect.origin
            XCTAssertEqual(all.children[index], expected)
        }
    }

    // MARK: Pages

    private var manyMessages: [ChatMessage] {
        (0..<50).map { ChatMessage.own("Message \($0)", id: "\($0)", at: later(Double($0) * 100)) }
    }

    func testPageHasTheMessagesOfItsRange() {
        let screen = MessagesScreen(channel: .group(), messages: manyMessages)
        let whole = screen.makeFrame(proposing: ProposedSize(width: 360))
        let page = screen.makeFrame(of: 10..<12, width: 360)
        XCTAssertEqual(tops(page), [0, 66])
        XCTAssertEqual(page.children[0].children, whole.children[10].children)
    }

    func testPagesCoverAllMessagesOnce() {
        let screen = MessagesScreen(channel: .group(), messages: manyMessages)
        var ranges: [Range<Int>] = []
        screen.forEachPage(width: 360, maximumHeight: 660) { page, range in
            XCTAssertLessThanOrEqual(page.rect.height, 660)
            XCTAssertEqual(page.children.count, range.count)
            ranges.append(range)
        }
        XCTAssertEqual(ranges, [0..<9, 9..<19, 19..<29, 29..<39, 39..<49, 49..<50])
    }

    func testMessageThatIsTooHighHasItsOwnPage() {
        let screen = MessagesScreen(channel: .group(), messages: Array(manyMessages.prefix(3)))
        var ranges: [Range<Int>] = []
        screen.forEachPage(width: 360, maximumHeight: 10) { _, range in ranges.append(range) }
        XCTAssertEqual(ranges, [0..<1, 1..<2, 2..<3])
    }

    // MARK: Decorations

    func testDateIsAboveTheFirstMessageOfADay() throws {
        let messages: [ChatMessage] = [
            .own("One"), .own("Two", at: later(100)), .own("Three", at: later(86_400)),
        ]
        let screen = MessagesScreen(channel: .group(), messages: messages, showsDateSeparators: true)
        let frame = screen.makeFrame(proposing: ProposedSize(width: 360))
        XCTAssertEqual(frame.children.map(\.rect.height), [96, 66, 96])
        let pill = try XCTUnwrap(frame.children[2].first(named: "ChatMessageListDateSeparatorView"))
        XCTAssertEqual(pill.rect.height, 22)
        let container = try XCTUnwrap(pill.children.first)
        XCTAssertEqual(container.fill, .color(RGBA(hex: 0x7A7A7A)))
        XCTAssertEqual(container.corners, CornerRadii(11))
        XCTAssertEqual(container.rect.midX, 180, accuracy: 0.5)
    }

    /// A subclass as apps write it: the label is pinned to the sides of the separator.
    private final class PinnedSeparator: ChatMessageListDateSeparatorView {
        override func setUpLayout() {
            super.setUpLayout()
            NSLayoutConstraint.activate([
                textLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
                textLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
                textLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                textLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            ])
        }

        override func setUpAppearance() {
            super.setUpAppearance()
            backgroundColor = .systemBlue
        }
    }

    func testSeparatorIsThePillWhereItsLabelIsPinnedToIt() throws {
        try ConfigurationScope.run {
            Components.default.messageListDateSeparatorView = PinnedSeparator.self
            Components.default.messageListDateSeparatorEnabled = true
            let messages: [ChatMessage] = [.own("One", id: "one")]
            // Alone in the header of a row, and in a column with the unread banner.
            for firstUnread in [nil, "one"] {
                let screen = MessagesScreen(
                    channel: .group(), messages: messages, showsDateSeparators: true,
                    firstUnreadMessageId: firstUnread)
                let frame = screen.makeFrame(proposing: ProposedSize(width: 360))
                let pill = try XCTUnwrap(frame.first(named: "PinnedSeparator"))
                let rect = try XCTUnwrap(frame.rect(of: "PinnedSeparator"))
                XCTAssertEqual(rect.midX, 180, accuracy: 0.5)
                XCTAssertEqual(rect.height, 32)
                XCTAssertEqual(pill.corners, CornerRadii(16))
                XCTAssertEqual(pill.fill, .color(RGBA(hex: 0x007AFF)))
                XCTAssertNil(pill.children.first?.fill, "the inner pill is hidden")
                let label = try XCTUnwrap(frame.rect(of: "UILabel"))
                XCTAssertEqual(rect.insetBy(dx: 24, dy: 8), label)
                XCTAssertLessThan(rect.width, 100)
            }
            assertGolden(
                of: MessagesScreen(channel: .group(), messages: messages, showsDateSeparators: true), width: 240,
                settings: RenderSettings(scale: 1))
        }
    }

    func testDayIsThatOfTheTimeZone() {
        // 15:33 UTC and 3:33 UTC the next day are both on 12 December in Honolulu.
        let messages: [ChatMessage] = [.own("One"), .own("Two", at: later(12 * 3600))]
        let screen = MessagesScreen(channel: .group(), messages: messages, showsDateSeparators: true)
        XCTAssertEqual(screen.heights(width: 360), [96, 96])
        RenderSettings.withCurrent(RenderSettings(timeZone: "Pacific/Honolulu")) {
            XCTAssertEqual(screen.heights(width: 360), [96, 66])
        }
    }

    func testUnreadBannerIsAboveTheFirstUnreadMessage() throws {
        let screen = MessagesScreen(
            channel: .group(), messages: [.own("One"), .incoming("Two", id: "two", at: later(100))],
            firstUnreadMessageId: "two")
        let frame = screen.makeFrame(proposing: ProposedSize(width: 360))
        // 8 above the banner, 21 for it, 8 below.
        XCTAssertEqual(frame.children.map(\.rect.height), [66, 66 + 37])
        let strip = try XCTUnwrap(frame.children[1].rect(of: "ChatMessagesCountDecorationView"))
        XCTAssertEqual(strip, CGRect(x: 0, y: 8, width: 360, height: 21))
    }

    func testDateAndUnreadStripTogether() {
        let screen = MessagesScreen(
            channel: .group(), messages: [.own("One", id: "one")], showsDateSeparators: true,
            firstUnreadMessageId: "one")
        // Pill 22, 12, banner 21, 8.
        XCTAssertEqual(screen.heights(width: 360), [63 + 66])
    }

    func testThreadRepliesStripOffersItsParts() {
        final class Lined: ChatThreadRepliesCountDecorationView {
            let line = UIView()

            override func setUpLayout() {
                super.setUpLayout()
                textLabel.removeFromSuperview()
                container.addSubview(textLabel)
                container.addSubview(line)
                line.translatesAutoresizingMaskIntoConstraints = false
                line.accessibilityIdentifier = "line"
                NSLayoutConstraint.activate([
                    line.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 9),
                    line.centerYAnchor.constraint(equalTo: container.centerYAnchor),
                    line.heightAnchor.constraint(equalToConstant: 1),
                    textLabel.leadingAnchor.constraint(equalTo: line.trailingAnchor, constant: 9),
                    textLabel.topAnchor.constraint(equalTo: container.topAnchor, constant: 3),
                    textLabel.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -3),
                    textLabel.centerXAnchor.constraint(equalTo: container.centerXAnchor),
                ])
            }

            override func setUpAppearance() {
                super.setUpAppearance()
                container.backgroundColor = nil
            }
        }
        let strip = Lined()
        strip.content = ChatMessage.own("Hi").with { $0.replyCount = 3 }
        let host = Host(strip)
        withExtendedLifetime(host) {
            let frame = strip.makeFrame(proposing: ProposedSize(width: 360))
            XCTAssertEqual(strip.textLabel.text, "3 REPLIES")
            XCTAssertEqual(frame.rect.height, 29)
            XCTAssertEqual(frame.rect(of: "line")?.minX, 9)
            XCTAssertEqual(frame.rect(of: "line")?.midY ?? 0, 10.5, accuracy: 0.5)
            XCTAssertNil(strip.container.backgroundColor)
        }
    }

    // MARK: The controller

    private final class Source: ChatMessageListVCDataSource, ChatMessageListVCDelegate {
        let list: [ChatMessage]
        init(_ list: [ChatMessage]) { self.list = list }

        func channel(for vc: ChatMessageListVC) -> ChatChannel? { .group(members: 2) }
        func numberOfMessages(in vc: ChatMessageListVC) -> Int { list.count }
        func chatMessageListVC(_ vc: ChatMessageListVC, messageAt indexPath: IndexPath) -> ChatMessage? {
            list[indexPath.item]
        }
        func chatMessageListVC(
            _ vc: ChatMessageListVC, messageLayoutOptionsAt indexPath: IndexPath
        ) -> ChatMessageLayoutOptions {
            vc.components.messageLayoutOptionsResolver.optionsForMessage(
                at: indexPath, in: .group(members: 2), with: AnyRandomAccessCollection(list),
                appearance: vc.appearance)
        }
        func chatMessageListVC(
            _ vc: ChatMessageListVC, footerViewForMessage message: ChatMessage, at indexPath: IndexPath
        ) -> ChatMessageDecorationView? {
            let footer = ChatThreadRepliesCountDecorationView()
            footer.content = message
            return footer
        }
    }

    func testNewestMessageIsAtTheBottomOfTheList() throws {
        let source = Source([.own("Newest", at: later(100)), .own("Oldest")])
        let list = ChatMessageListVC()
        list.dataSource = source
        list.view.frame = CGRect(x: 0, y: 0, width: 360, height: 600)
        let frame = list.view.makeFrame(proposing: ProposedSize(width: 360, height: 600))
        var cells: [CGRect] = []
        frame.forEach { frame, rect in
            if frame.name.hasPrefix("ChatMessageCell") { cells.append(rect) }
        }
        XCTAssertEqual(
            cells.sorted { $0.minY < $1.minY },
            [CGRect(x: 0, y: 468, width: 360, height: 66), CGRect(x: 0, y: 534, width: 360, height: 66)])
    }

    func testFooterOfTheDelegateIsBelowTheMessage() throws {
        let source = Source([.own("Hi")])
        let list = ChatMessageListVC()
        list.dataSource = source
        list.delegate = source
        list.view.frame = CGRect(x: 0, y: 0, width: 360, height: 600)
        let cell = list.tableView(list.listView, cellForRowAt: IndexPath(item: 0, section: 0))
        let host = Host(cell)
        let frame = withExtendedLifetime(host) {
            _ = cell.layOutRow(width: 360)
            return cell.paintedFrame()
        }
        XCTAssertEqual(frame.rect.height, 66 + 8 + 29)
        XCTAssertEqual(frame.rect(of: "ChatThreadRepliesCountDecorationView")?.minY, 74)
    }

    func testListNamedByTheComponentsMakesTheRows() {
        final class Marked: ChatMessageListVC {
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = super.tableView(tableView, cellForRowAt: indexPath)
                (cell as? ChatMessageCell)?.messageContentView?.accessibilityIdentifier = "marked"
                return cell
            }
        }
        let screen = MessagesScreen(channel: .group(), messages: [.own("Hi")])
        let frame = ConfigurationScope.run {
            Components.default.messageListVC = Marked.self
            return screen.makeFrame(proposing: ProposedSize(width: 360))
        }
        XCTAssertNotNil(frame.first(named: "marked"))
    }

    func testReuseIdentifierDependsOnTheConfiguration() {
        let list = ChatMessageListView()
        func identifier(_ options: ChatMessageLayoutOptions) -> String {
            list.reuseIdentifier(
                contentViewClass: ChatMessageContentView.self, attachmentViewInjectorType: nil,
                layoutOptions: options, message: nil)
        }
        XCTAssertEqual(identifier([.text, .bubble]), "ChatMessageCell_bubble-text_ChatMessageContentView")
        XCTAssertNotEqual(identifier([.text]), identifier([.bubble]))
    }
}
