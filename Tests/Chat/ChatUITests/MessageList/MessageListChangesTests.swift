import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import XCTest

@testable import ChatUI

/// What a list of messages looks like before and after each kind of change.
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

    /// The picture of the list after changes, which counts rows from the newest message up.
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
}
