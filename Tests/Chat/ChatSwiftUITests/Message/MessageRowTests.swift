import ChatModels
import ChatSwiftUI
import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// A row of the message list at three pixels per point on a screen with a width of 390 points.
///
/// The figures are those of the SDK's own images: a bubble of one line is 36.33 points high, the line below it begins
/// 4.80 points further down, and there is a space of 8 points below.
final class MessageRowTests: XCTestCase {
    private func row(
        _ message: ChatMessage, isNewest: Bool = true, config: MessageListConfig = MessageListConfig(),
        memberCount: Int = 3, width: CGFloat = 390
    ) -> DrawnScene {
        DrawnScene(width: width, height: nil, config: config, showsTimes: true) {
            MessageContainerView(
                factory: DefaultViewFactory.shared, channel: Fixture.channel(memberCount: memberCount),
                message: message, width: width, showsAllInfo: isNewest, isInThread: false, isLast: false,
                scrolledId: .constant(nil), quotedMessage: .constant(nil), onLongPress: { _ in })
        }
    }

    func testNewestMessageOfAnother() {
        let row = row(Fixture.message("Test"))
        XCTAssertEqual(row.frame.rect.height, 64.67, accuracy: 0.01)
        XCTAssertEqual(row.rects("MessageView").first?.minX, 52)
        XCTAssertEqual(row.rects("MessageView").first?.height, 36.33)
        XCTAssertEqual(row.rects("MessageAuthorAndDateView").first?.minY, 41)
        XCTAssertEqual(row.rects("MessageAvatarView").first, CGRect(x: 8, y: 20.67, width: 36, height: 36))
    }

    func testOwnNewestMessage() {
        let row = row(Fixture.message("Test", isOwn: true))
        XCTAssertEqual(row.frame.rect.height, 65, accuracy: 0.01)
        XCTAssertEqual(row.rects("MessageView").first?.maxX ?? 0, 382, accuracy: 0.01)
        XCTAssertEqual(row.rects("MessageDateView").first?.maxX ?? 0, 382, accuracy: 0.01)
        XCTAssertEqual(row.rects("MessageAvatarView"), [])
        XCTAssertEqual(row.rects("MessageReadIndicatorView").first?.height, 16)
    }

    func testMessageInsideAGroup() {
        let row = row(Fixture.message("Test"), isNewest: false)
        XCTAssertEqual(row.frame.rect.height, 38.33, accuracy: 0.01)
        XCTAssertEqual(row.rects("MessageView").first?.minX, 52)
        XCTAssertEqual(row.rects("MessageAvatarView"), [], "The avatar keeps its room and isn't drawn.")
        XCTAssertEqual(row.texts, ["Test"])
    }

    func testTheOtherOfTwoHasNoName() {
        XCTAssertEqual(row(Fixture.message("Test"), memberCount: 2).texts.count, 2)
        XCTAssertEqual(row(Fixture.message("Test"), memberCount: 3).texts.count, 3)
    }

    func testReactionsTakeSpaceAbove() {
        var message = Fixture.message("Test")
        message.reactionScores = ["like": 1]
        let row = row(message)
        XCTAssertEqual(row.frame.rect.height, 64.67 + 24, accuracy: 0.35)
        let reactions = row.rects("ReactionsView").first ?? .zero
        let bubble = row.rects("MessageView").first ?? .zero
        XCTAssertEqual(reactions.width, 32)
        XCTAssertEqual(reactions.height, 32, accuracy: 0.35)
        XCTAssertEqual(reactions.midX, bubble.maxX, accuracy: 0.35, "One reaction has its middle on the edge.")
        XCTAssertEqual(bubble.minY - reactions.minY, 21.85, accuracy: 0.35)
    }

    func testAMessageTakesThreeQuartersOfTheWidth() {
        let long = String(repeating: "word ", count: 30)
        XCTAssertLessThanOrEqual(
            row(Fixture.message(long, isOwn: true)).rects("MessageView").first?.width ?? .infinity, 276.5 + 0.01)
        XCTAssertLessThanOrEqual(
            row(Fixture.message(long)).rects("MessageView").first?.width ?? .infinity, 232.5 + 0.35)
    }

    func testPinnedMessageHasItsGround() {
        var message = Fixture.message("Test")
        message.pinDetails = MessagePinDetails(pinnedAt: .distantPast, pinnedBy: ChatUser(id: "leia", name: "Leia"))
        let row = row(message)
        XCTAssertTrue(row.texts.contains("Pinned by Leia"))
        XCTAssertEqual(row.frame.rect.height, 4 + 16 + 8 + 64.8 + 4, accuracy: 0.35)
    }

    func testASystemMessageIsCentered() {
        var message = Fixture.message("Leia joined")
        message.type = .system
        let row = row(message)
        let text = row.rects("Text").first ?? .zero
        XCTAssertEqual(row.texts, ["Leia joined"])
        XCTAssertEqual(text.midX, row.frame.rect.midX, accuracy: 0.35)
    }

    func testADeletedMessageOfAnotherHasNoDate() {
        var message = Fixture.message("Test")
        message.deletedAt = .distantPast
        XCTAssertEqual(row(message).texts, ["Message deleted"])
    }

    func testAvatarsCanBeHidden() {
        let config = MessageListConfig(
            messageDisplayOptions: MessageDisplayOptions(showAvatars: false, showMessageDate: false),
            messagePaddings: MessagePaddings(horizontal: 16))
        let row = row(Fixture.message("Test"), config: config)
        XCTAssertEqual(row.rects("MessageView").first?.minX, 16)
        XCTAssertEqual(row.texts, ["Test", "Martin"])
    }

    func testAllMessagesAtTheLeadingSide() {
        let row = row(
            Fixture.message("Test", isOwn: true), config: MessageListConfig(messageListAlignment: .leftAligned))
        XCTAssertEqual(row.rects("MessageView").first?.minX, 52)
    }

    func testRightToLeftMirrorsTheRow() {
        let settings = RenderSettings(scale: 3, direction: .rightToLeft)
        let frame = RenderSettings.withCurrent(settings) {
            MainQueue.run {
                ViewFrames(
                    MessageContainerView(
                        factory: DefaultViewFactory.shared, channel: Fixture.channel(memberCount: 3),
                        message: Fixture.message("Test"), width: 390, showsAllInfo: true, isInThread: false,
                        isLast: false, scrolledId: .constant(nil), quotedMessage: .constant(nil),
                        onLongPress: { _ in })
                ).makeFrame(proposing: ProposedSize(width: 390))
            }
        }
        var bubble = CGRect.zero
        frame.forEach { inner, rect in if inner.name == "MessageView" { bubble = rect } }
        XCTAssertEqual(bubble.maxX, 390 - 52, accuracy: 0.01)
    }
}
