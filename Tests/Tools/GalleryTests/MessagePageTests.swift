import Foundation
import Frames
import XCTest

@testable import Gallery

/// Each before and after of the page "Message" differ as on the page.
final class MessagePageTests: XCTestCase {
    // MARK: Changing the Bubble View

    func testOnlyTheCornersOfTheBubbleChange() throws {
        let before = try picture("message-basic-customization-before")
        let after = try picture("message-basic-customization-after")
        XCTAssertEqual(
            before.first("bubbleView")?.frame.corners,
            CornerRadii(topLeft: 18, topRight: 18, bottomRight: 0, bottomLeft: 18))
        XCTAssertEqual(after.first("bubbleView")?.frame.corners, .zero)
        XCTAssertEqual(withoutBubbleCorners(before.frame), withoutBubbleCorners(after.frame))
    }

    /// The tree without the intended change: the corners and the name of the bubble.
    private func withoutBubbleCorners(_ frame: Frame) -> Frame {
        var copy = frame
        if frame.name.hasSuffix("#bubbleView") {
            copy.corners = .zero
            copy.origin = "bubbleView"
        }
        copy.children = frame.children.map(withoutBubbleCorners)
        return copy
    }

    // MARK: Simple Layout Changes

    func testEveryMessageIsAtTheLeadingSideWithAvatarNameAndTime() throws {
        let after = try rows("message-basic-resolver-after")
        XCTAssertEqual(after.count, 8)
        for row in after {
            XCTAssertEqual(row.first("authorAvatarView")?.rect.minX, 8)
            XCTAssertEqual(row.first("authorAvatarView")?.rect.size, CGSize(width: 32, height: 32))
            XCTAssertEqual(row.first("bubbleView")?.rect.minX, 48)
            XCTAssertNotNil(row.first("authorNameLabel"))
            XCTAssertEqual(row.first("timestampLabel")?.text, "1:28\u{202F}PM")
            XCTAssertFalse(row.has("reactionsBubbleView"))
            XCTAssertFalse(row.has("threadInfoContainer"))
        }
        let own = after.filter { $0.first("authorNameLabel")?.text == "Obi-Wan Kenobi Stewjon" }
        XCTAssertEqual(
            own.map { $0.first("bubbleView")?.frame.fill }, Array(repeating: .color(RGBA(hex: 0xECEBEB)), count: 2))
    }

    func testBeforeThatOwnMessagesAreAtTheTrailingSide() throws {
        let before = try rows("message-basic-resolver-before")
        XCTAssertEqual(before.map { $0.first("bubbleView")?.rect.maxX == 382 }, [3, 5].flags(of: 8))
        XCTAssertEqual(before.map { $0.has("reactionsBubbleView") }, [1, 5].flags(of: 8))
        XCTAssertEqual(before.map { $0.has("authorAvatarView") }, [2, 4, 7].flags(of: 8))
        XCTAssertFalse(before.contains { $0.has("authorNameLabel") })
    }

    // MARK: Date Separators

    func testSwitchesMatchThePage() {
        XCTAssertEqual(DateSeparators.switches, [true, false])
    }

    func testOverlayNamesTheDayOfTheMessagesBelowIt() throws {
        for name in ["message-list-date-separator-overlay", "message-list-date-separator-static"] {
            let overlay = try XCTUnwrap(screen(name).first("ChatMessageListScrollOverlayView"))
            XCTAssertEqual(overlay.first("UILabel")?.text, "May 31")
            // The bar is 47 + 44 points high.
            XCTAssertEqual(overlay.rect.minY, 91 + 8)
            XCTAssertEqual(overlay.rect.midX, 195, accuracy: 0.5)
        }
    }

    func testSeparatorsAreAboveTheFirstMessageOfADay() throws {
        XCTAssertEqual(try rows("message-list-date-separator-overlay").count { $0.has("headerContainer") }, 0)
        let rows = try rows("message-list-date-separator-static")
        let days = rows.map { $0.first("ChatMessageListDateSeparatorView")?.first("UILabel")?.text }
        XCTAssertEqual(days, ["May 31", nil, "Jun 01", "Jun 02", nil, nil])
        let pill = try XCTUnwrap(rows[2].first("ChatMessageListDateSeparatorView")?.first("UIView"))
        XCTAssertEqual(pill.rect.height, 22)
        XCTAssertEqual(pill.rect.midX, 195, accuracy: 0.5)
        XCTAssertEqual(rows[2].first("bubbleView")!.rect.minY - pill.rect.maxY, 8)
    }

    func testCustomSeparatorIsBlueWithABlackTextInCapitals() throws {
        let rows = try rows("message-list-date-separator-custom")
        let separator = try XCTUnwrap(rows[2].first("CustomChatMessageListDateSeparatorView"))
        XCTAssertEqual(separator.frame.fill, .color(RGBA(hex: 0x007AFF)))
        XCTAssertEqual(separator.rect.height, 32)
        XCTAssertEqual(separator.rect.midX, 195, accuracy: 0.5)
        XCTAssertEqual(separator.frame.corners, CornerRadii(16))
        let label = try XCTUnwrap(separator.first("UILabel"))
        XCTAssertEqual(label.text, "JUN 01")
        XCTAssertEqual(label.color, .black)
        XCTAssertEqual(separator.rect.insetBy(dx: 24, dy: 8), label.rect)
    }

    // MARK: Thread Replies Counter

    func testCounterIsBelowTheFirstMessage() throws {
        let disabled = try rows("thread-list-replies-counter-decoration-disabled")
        XCTAssertFalse(disabled.contains { $0.has("footerContainer") })
        let enabled = try rows("thread-list-replies-counter-decoration-enabled")
        XCTAssertEqual(enabled.map { $0.has("ChatThreadRepliesCountDecorationView") }, [0].flags(of: 4))
        let strip = try XCTUnwrap(enabled[0].first("ChatMessagesCountDecorationView"))
        XCTAssertEqual(strip.rect.minX, 0)
        XCTAssertEqual(strip.rect.width, 393)
        XCTAssertEqual(strip.first("UIView")?.frame.fill, .color(RGBA(hex: 0xECEBEB)))
        XCTAssertEqual(strip.first("UILabel")?.text, "3 REPLIES")
        XCTAssertEqual(strip.rect.minY - enabled[0].first("bubbleView")!.rect.maxY, 10)
    }

    func testCustomCounterHasHairlinesAndNoBackground() throws {
        let rows = try rows("thread-list-replies-counter-decoration-customized")
        let counter = try XCTUnwrap(rows[0].first("DemoChatThreadRepliesCountDecorationView"))
        let views = counter.all("UIView")
        XCTAssertNil(views[0].frame.fill)
        let lines = views.dropFirst().sorted { $0.rect.minX < $1.rect.minX }
        let label = try XCTUnwrap(counter.first("UILabel"))
        let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5)
        XCTAssertEqual(lines.map(\.frame.fill), [.color(gray), .color(gray)])
        XCTAssertEqual(lines.map(\.rect.height), [0.5, 0.5])
        XCTAssertEqual(lines[0].rect.minX, 9)
        XCTAssertEqual(label.rect.minX - lines[0].rect.maxX, 9, accuracy: 0.5)
        XCTAssertEqual(lines[1].rect.minX - label.rect.maxX, 9, accuracy: 0.5)
        XCTAssertEqual(lines[1].rect.maxX, 393 - 9)
        XCTAssertEqual(label.rect.midX, 196.5, accuracy: 0.5)
    }

    // MARK: Restructuring the Message Layout

    func testNameAndTimeAreAboveATextWithoutABubble() throws {
        let rows = try rows("message-restructure-layout-after")
        XCTAssertEqual(rows.count, 5)
        for row in rows {
            let (avatar, footnote, text) = (
                row.first("authorAvatarView"), row.first("footnoteContainer"), row.first("textView")
            )
            XCTAssertFalse(row.has("bubbleView"))
            XCTAssertFalse(row.has("reactionsBubbleView"))
            XCTAssertEqual(avatar?.rect.origin, CGPoint(x: 8, y: row.rect.minY))
            XCTAssertEqual(footnote?.rect.origin, CGPoint(x: 48, y: row.rect.minY))
            XCTAssertEqual(footnote?.rect.height, 16)
            XCTAssertEqual(text?.rect.origin, CGPoint(x: 48, y: row.rect.minY + 20))
        }
        // Two lines, one line: 20 + 22 each + 8.
        XCTAssertEqual(rows.dropFirst().map(\.rect.height), [72, 50, 50, 50])
        XCTAssertEqual(try self.rows("message-restructure-layout-before").count { $0.has("bubbleView") }, 5)
    }

    func testOneRestructuredMessage() throws {
        let message = try picture("messagelist-layout-custom")
        XCTAssertEqual(message.rect.width, 200)
        XCTAssertNil(message.frame.fill)
        XCTAssertEqual(message.first("authorNameLabel")?.text, "Yoda")
        XCTAssertEqual(message.first("textView")?.text, "Hello")
    }

    // MARK: Adding new Views and Functionality

    func testButtonIsAtTheBottomOfBubblesWithAttachments() throws {
        let before = try rows("message-advanced-new-button-before")
        let after = try rows("message-advanced-new-button-after")
        XCTAssertFalse(before.contains { $0.has("UIButton") && !$0.has("threadReplyCountButton") })
        let hasButton = after.map { $0.first("bubbleView")?.has("UIButton") ?? false }
        XCTAssertEqual(hasButton, [1].flags(of: after.count))

        let bubble = try XCTUnwrap(after[1].first("bubbleView"))
        let button = try XCTUnwrap(bubble.first("UIButton"))
        XCTAssertEqual(button.rect.height, 40)
        XCTAssertEqual(button.rect.minX, bubble.rect.minX)
        XCTAssertEqual(button.rect.width, bubble.rect.width)
        XCTAssertEqual(button.rect.maxY, bubble.rect.maxY)
        let icon = try XCTUnwrap(button.first("UIImageView"))
        XCTAssertEqual(icon.rect.midX, button.rect.midX, accuracy: 0.5)
        guard case .image(let image) = icon.frame.content else { return XCTFail("no icon") }
        XCTAssertEqual(image.tint, RGBA(hex: 0x007AFF))

        // The text is immediately followed by the preview.
        let text = try XCTUnwrap(bubble.first("textView"))
        XCTAssertEqual(bubble.first("ChatMessageLinkPreviewView")?.rect.minY, text.rect.maxY)
    }
}

extension [Int] {
    /// A list of `count` flags that are set at these indexes.
    fileprivate func flags(of count: Int) -> [Bool] { (0..<count).map(contains) }
}
