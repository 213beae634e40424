import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// The message list before and after each kind of change.
@MainActor @preconcurrency
final class MessageListChangesTests: XCTestCase {
    private func at(_ seconds: TimeInterval) -> Date { fixtureDate.addingTimeInterval(seconds) }

    /// From old to new. The last two are grouped.
    private var messages: [ChatMessage] {
        [
            .incoming("Do you have the plans?", id: "plans", at: at(0)),
            .own("On my way.", id: "way", at: at(100)),
            .own("Two minutes.", id: "minutes", at: at(110)),
        ]
    }

    /// The list after changes, which count rows from the newest message.
    private func list(after changes: ListChange<ChatMessage>...) -> Frame {
        let source = EditableSource(messages)
        var frame = Frame(rect: .zero)
        source.showList(size: CGSize(width: 260, height: 240)) { list in
            if !changes.isEmpty { source.change(changes, in: list) }
            frame = list.view.paintedFrame()
        }
        return frame
    }

    private let settings = RenderSettings(scale: 1)

    func testBefore() {
        assertGolden(of: list(), settings: settings)
    }

    func testInsertedMessagePushesTheOthersUp() {
        let answer = ChatMessage.incoming("Hurry!", id: "hurry", at: at(150))
        assertGolden(of: list(after: .insert(answer, index: [0, 0])), settings: settings)
    }

    func testRemovedMessageLeavesNoGapAndNoGroup() {
        assertGolden(of: list(after: .remove(messages[2], index: [0, 0])), settings: settings)
    }

    func testUpdatedMessageTakesTheRoomItNeeds() {
        let edited = messages[1].with { $0.text = "On my way, as soon as the droids are found." }
        assertGolden(of: list(after: .update(edited, index: [0, 1])), settings: settings)
    }

    func testMovedMessageIsGroupedAnew() {
        let sentLater = messages[0].with { $0.createdAt = at(200) }
        assertGolden(
            of: list(
                after: .move(sentLater, fromIndex: [0, 2], toIndex: [0, 0]), .update(sentLater, index: [0, 0])),
            settings: settings)
    }

    // MARK: A scrolled list

    /// Shows forty messages of 66 points each, numbered from the oldest, with the list scrolled up: once with its lower
    /// edge covered by a banner, and once without.
    private func withScrolledList(
        offset: CGFloat, _ body: (_ list: ChatMessageListVC, _ source: EditableSource) throws -> Void
    ) rethrows {
        for covered in [0, 34] as [CGFloat] {
            let source = EditableSource((0..<40).map { .own("\($0)", id: "\($0)", at: at(Double($0) * 100)) })
            try source.showList { list in
                list.additionalSafeAreaInsets.bottom = covered
                list.listView.scroll(upBy: offset + covered)
                XCTAssertEqual(list.listView.contentOffset.y, offset)
                try body(list, source)
            }
        }
    }

    /// The rectangles of the visible messages in the list, by identifier.
    private func places(_ list: ChatMessageListVC) -> [MessageId: CGRect] {
        let table = list.listView
        let places = table.visibleCells.compactMap { cell -> (MessageId, CGRect)? in
            guard let id = (cell as? ChatMessageCell)?.messageContentView?.content?.id else { return nil }
            return (id, cell.frame.offsetBy(dx: 0, dy: -table.bounds.minY))
        }
        return Dictionary(uniqueKeysWithValues: places)
    }

    /// Removes the messages in a range of rows, counted from the newest message.
    private func remove(_ rows: Range<Int>, from source: EditableSource, in list: ChatMessageListVC) {
        source.change(rows.reversed().map { .remove(source.messages[$0], index: [0, $0]) }, in: list)
    }

    func testMessagesStayInPlaceWhenOthersChange() throws {
        let added = ChatMessage.own("Added", id: "added", at: at(9000))
        let changes: [(EditableSource) -> ListChange<ChatMessage>] = [
            { _ in .insert(added, index: [0, 0]) },
            { .remove($0.messages[1], index: [0, 1]) },
            { .move($0.messages[30], fromIndex: [0, 30], toIndex: [0, 1]) },
            // Row 4 is the lowest visible one.
            { .update($0.messages[4], index: [0, 4]) },
            { .remove($0.messages[4], index: [0, 4]) },
            { .move($0.messages[4], fromIndex: [0, 4], toIndex: [0, 0]) },
        ]
        for change in changes {
            withScrolledList(offset: 300) { list, source in
                var before = places(list)
                XCTAssertEqual(before["35"]?.maxY, 636)
                let change = change(source)
                if change.isRemove || change.isMove { before[change.item.id] = nil }
                source.change([change], in: list)
                let after = places(list)
                for (id, place) in before { XCTAssertEqual(after[id], place, "\(id) after \(change)") }
            }
        }
    }

    func testNoSpaceIsLeftAboveTheOldestMessage() {
        // Rows 22 to 31 are visible: some of them are removed, or all.
        for firstRemoved in [24, 20] {
            withScrolledList(offset: 1500) { list, source in
                remove(firstRemoved..<40, from: source, in: list)
                let oldest = places(list)["\(40 - firstRemoved)"]
                XCTAssertEqual(oldest?.minY, ChatMessageListView.oldestMessageInset)
            }
        }
    }

    func testFewRemainingMessagesAreAtTheBottom() {
        withScrolledList(offset: 1500) { list, source in
            remove(2..<40, from: source, in: list)
            XCTAssertEqual(places(list)["39"]?.maxY, 600 - list.listView.safeAreaInsets.bottom)
        }
    }

    func testChangesThatDoNotMatchTheDataSourceKeepThePosition() {
        withScrolledList(offset: 300) { list, source in
            let removed = source.messages[0]
            source.messages.removeFirst(2)
            list.updateMessages(with: [.remove(removed, index: [0, 0])])
            list.view.layoutIfNeeded()
            XCTAssertEqual(list.listView.contentOffset.y, 300)
            XCTAssertEqual(places(list)["33"]?.maxY, 636)
        }
        // Fewer messages are left than the list was scrolled by.
        withScrolledList(offset: 1500) { list, source in
            source.messages.removeLast(25)
            list.updateMessages(with: [.remove(source.messages[0], index: [0, 0])])
            list.view.layoutIfNeeded()
            XCTAssertEqual(places(list)["25"]?.minY, ChatMessageListView.oldestMessageInset)
        }
    }
}
