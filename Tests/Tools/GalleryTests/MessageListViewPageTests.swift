import Foundation
import Frames
import XCTest

/// The pictures of the page Message List View, which show SwiftUI views.
final class MessageListViewPageTests: XCTestCase {
    private func bubbles(_ name: String) throws -> [CGRect] { try screen(name).all("MessageView").map(\.rect) }

    private func texts(_ name: String, of component: String) throws -> [String] {
        try screen(name).all(component).flatMap { $0.all("Text") }.compactMap(\.text)
    }

    // MARK: Message List Configuration

    func testAvatarsAndTimesAreOmitted() throws {
        let before = try screen("message-list-configuration-before")
        let after = try screen("message-list-configuration-after")
        XCTAssertTrue(before.has("MessageAvatarView"))
        XCTAssertTrue(before.has("MessageDateView"))
        XCTAssertFalse(after.has("MessageAvatarView"))
        XCTAssertFalse(after.has("MessageDateView"))
        XCTAssertEqual(try bubbles("message-list-configuration-before").map(\.minX).min(), 52)
        XCTAssertEqual(try bubbles("message-list-configuration-after").map(\.minX).min(), 16)
        XCTAssertEqual(try bubbles("message-list-configuration-after").map(\.maxX).max(), 390 - 16)
    }

    func testLinksHaveTheColorsOfTheResolver() throws {
        func colors(_ name: String) throws -> Set<String> {
            var colors: Set<String> = []
            for text in try screen(name).all("StreamTextView").flatMap({ $0.all("Text") }) {
                guard case .text(let content) = text.frame.content else { continue }
                for run in content.runs { colors.insert("\(run.color)") }
            }
            return colors
        }
        XCTAssertEqual(try colors("message-list-links-before"), ["#000000", "#007AFF"])
        XCTAssertEqual(try colors("message-list-links-after"), ["#000000", "#FF0000", "#00FF00"])
    }

    // MARK: Date Indicators

    func testDatesAreBetweenTheMessagesOfTwoDays() throws {
        XCTAssertEqual(try texts("message-list-dates-before", of: "DateIndicatorView"), [])
        XCTAssertEqual(try texts("message-list-dates-after", of: "DateIndicatorView"), ["Dec 30", "Dec 31"])
        let (before, after) = (try bubbles("message-list-dates-before"), try bubbles("message-list-dates-after"))
        XCTAssertEqual(before.last, after.last, "The newest message stays where it is.")
        XCTAssertEqual(after[0].minY, before[0].minY - 40, accuracy: 0.51, "A date takes 40 points.")
    }

    func testDateIsAboveAScrolledList() throws {
        let screen = try screen("message-list-dates-overlay")
        XCTAssertEqual(try texts("message-list-dates-overlay", of: "DateIndicatorView"), ["Dec 30"])
        let list = try XCTUnwrap(screen.first("MessageListView"))
        let pill = try XCTUnwrap(screen.first("DateIndicatorView")?.first("Text"))
        XCTAssertEqual(pill.rect.minY - list.rect.minY, 8 + 4, accuracy: 0.51)
        XCTAssertTrue(screen.has("ScrollToBottomButton"))
    }

    func testDatesWithACustomView() throws {
        let screen = try screen("message-list-dates-custom")
        XCTAssertFalse(screen.has("DateIndicatorView"))
        XCTAssertEqual(screen.all("Text").compactMap(\.text).filter { $0.hasPrefix("December") }.count, 2)
    }

    // MARK: Message List Background

    func testBackgroundIsAGradientBehindAllMessages() throws {
        let gradient = try XCTUnwrap(screen("message-list-background-after").first("LinearGradient"))
        guard case .linearGradient(let stops, _, _) = gradient.frame.fill else { return XCTFail("no gradient") }
        XCTAssertEqual(stops.stops.map { "\($0.color)" }, ["#FFFFFF", "#FF3B30", "#000000"])
        XCTAssertEqual(gradient.rect.width, 390)
        XCTAssertFalse(try screen("message-list-background-before").has("LinearGradient"))
        XCTAssertEqual(try bubbles("message-list-background-before"), try bubbles("message-list-background-after"))
    }

    func testBubblesAreGradients() throws {
        let gradients = try screen("message-list-bubbles-after").all("LinearGradient")
        XCTAssertEqual(gradients.count, try bubbles("message-list-bubbles-after").count)
        XCTAssertEqual(try bubbles("message-list-bubbles-before"), try bubbles("message-list-bubbles-after"))
    }

    // MARK: Applying Custom Modifier

    func testListModifierAddsSpaceAroundAllRows() throws {
        let (before, after) = (try bubbles("message-list-modifier-before"), try bubbles("message-list-modifier-after"))
        XCTAssertEqual(before.map { $0.offsetBy(dx: 0, dy: -8) }, after)
    }

    func testBubbleModifierDrawsAnotherBubble() throws {
        let before = try screen("message-list-bubble-modifier-before").all("MessageTextView")
        let after = try screen("message-list-bubble-modifier-after").all("MessageTextView")
        XCTAssertTrue(before.allSatisfy { $0.has("BubbleModifier") })
        XCTAssertFalse(after.contains { $0.has("BubbleModifier") })
        XCTAssertEqual(after.first?.first("CustomMessageBubbleModifier")?.first("Clip")?.frame.corners, CornerRadii(6))
    }

    // MARK: Custom Message Container View

    func testLivestreamHasTextsAlone() throws {
        let screen = try screen("message-list-livestream-after")
        XCTAssertFalse(screen.has("MessageView"))
        let texts = screen.all("Text").filter { $0.text == "Bring water." }
        XCTAssertEqual(texts.map(\.rect.minX), [8])
    }

    // MARK: Grouping Messages

    func testLongerIntervalMakesLargerGroups() throws {
        let name = "message-list-grouping"
        XCTAssertEqual(try screen("\(name)-before").all("MessageAvatarView").count, 3)
        XCTAssertEqual(try screen("\(name)-after").all("MessageAvatarView").count, 1)
        XCTAssertEqual(
            try screen("\(name)-none").all("MessageDateView").count, try bubbles("\(name)-none").count,
            "Without groups each message has its time.")
    }

    // MARK: System Messages

    func testSystemMessageIsCentered() throws {
        for name in ["message-list-system-before", "message-list-system-after"] {
            let message = try XCTUnwrap(screen(name).first("SystemMessageView"))
            XCTAssertEqual(message.rect.midX, 195, accuracy: 0.5)
        }
    }

    // MARK: Author and Date View

    func testAuthorsAreAboveTheirGroups() throws {
        let before = try screen("message-list-last-in-group-before")
        let after = try screen("message-list-last-in-group-after")
        XCTAssertTrue(before.has("MessageAuthorAndDateView"))
        XCTAssertFalse(after.has("MessageAuthorAndDateView"))
        let authors = after.all("MessageAuthorView")
        XCTAssertEqual(authors.map(\.rect.minX), [60, 60, 60])
        let bubbles = after.all("MessageView").map(\.rect)
        for author in authors {
            XCTAssertTrue(bubbles.contains { $0.minY >= author.rect.maxY - 0.5 && $0.minY < author.rect.maxY + 34 })
        }
    }

    func testPagesOwnDateViewsAreThoseOfTheKit() throws {
        XCTAssertEqual(
            try bubbles("message-list-author-and-date-before"), try bubbles("message-list-author-and-date-after"))
    }

    // MARK: No Messages View

    func testEmptyChannel() throws {
        for name in ["message-list-empty-before", "message-list-empty-after", "message-list-empty-custom"] {
            XCTAssertEqual(try bubbles(name), [])
        }
        XCTAssertTrue(
            try screen("message-list-empty-after").all("Text").contains {
                $0.text?.hasPrefix("No messages yet") == true
            })
        XCTAssertTrue(
            try screen("message-list-empty-custom").all("Text").contains { $0.text == "Say hello to The Jedi Council" })
    }
}
