import DocumentationImages
import Foundation
import Frames
import XCTest

@testable import Gallery

/// Each before and after of the page "Working with MessageList Layout" differ as on the page.
final class MessageListLayoutPageTests: XCTestCase {
    func testDefaultStyle() throws {
        let rows = try rows("message-layout-default")
        XCTAssertEqual(rows.count, 13)
        XCTAssertEqual(own(rows).count, 6)
        XCTAssertEqual(
            rows.compactMap { $0.first("timestampLabel")?.text },
            [
                "3:21\u{202F}PM", "3:25\u{202F}PM", "3:57\u{202F}PM", "11:38\u{202F}AM", "2:52\u{202F}AM",
                "7:23\u{202F}PM",
            ])
        XCTAssertEqual(rows[6].first("onlyVisibleToYouLabel")?.text, "Only visible to you")
    }

    func testLeftAligningFlipsNoMessage() throws {
        let rows = try rows("message-layout-left")
        XCTAssertEqual(own(rows).count, 0)
        for row in rows {
            XCTAssertEqual(row.first("bubbleView")?.rect.minX, 48)
            XCTAssertEqual(row.first("authorAvatarView")?.rect.minX, 8)
            XCTAssertTrue(row.has("authorNameLabel"))
        }
        // The time is still that of the group.
        XCTAssertEqual(rows.count { $0.has("timestampLabel") }, 5)
    }

    func testHidingBubblesKeepsThePositionsOfTexts() throws {
        let before = try rows("message-layout-default")
        let after = try rows("message-layout-nobubbles")
        XCTAssertFalse(after.contains { $0.has("bubbleView") })
        // They are higher, so one less is visible.
        XCTAssertEqual(after.count, before.count - 1)
        XCTAssertEqual(
            after.map { $0.first("textView")?.rect.minX }, before.dropFirst().map { $0.first("textView")?.rect.minX })
        XCTAssertEqual(after[1].rect.height, 46)
        XCTAssertEqual(before[2].rect.height, 40)
    }

    func testSeparateMessagesAllHaveTimeAndAvatar() throws {
        let before = try rows("message-layout-squared-grouping")
        let after = try rows("message-layout-squared-nogrouping")
        // They are higher, so one less is visible.
        XCTAssertEqual(after.count, before.count - 1)
        XCTAssertEqual(before.count { $0.has("timestampLabel") }, 6)
        for row in after {
            XCTAssertTrue(row.has("timestampLabel"))
            XCTAssertEqual(row.first("bubbleView")?.frame.corners, CornerRadii(18))
            let avatar = try XCTUnwrap(row.first("authorAvatarView"))
            let isOwn = row.first("bubbleView")?.frame.fill == .color(RGBA(hex: 0xECEBEB))
            XCTAssertEqual(isOwn ? 390 - avatar.rect.maxX : avatar.rect.minX, 8)
        }
        XCTAssertEqual(
            after.map { $0.rect.height - ($0.first("footnoteContainer")!.rect.maxY - $0.rect.minY) },
            Array(repeating: 2, count: 11))
    }

    func testOnlyTheCornersOfAvatarsChange() throws {
        let before = try screen("message-layout-default")
        let after = try screen("message-layout-squared-avatar")
        XCTAssertEqual(avatars(before).map(\.frame.corners), Array(repeating: CornerRadii(16), count: 3))
        XCTAssertEqual(avatars(after).map(\.frame.corners), Array(repeating: CornerRadii(3), count: 3))
        XCTAssertEqual(avatars(before).map(\.rect), avatars(after).map(\.rect))
        XCTAssertEqual(before.rect, after.rect)
    }

    func testMetadataIsAboveTheText() throws {
        let rows = try rows("messagelist-layout-custom-final")
        XCTAssertEqual(rows.count, 14)
        XCTAssertFalse(rows.contains { $0.has("bubbleView") })
        for row in rows {
            XCTAssertEqual(row.first("authorAvatarView")?.rect.origin, CGPoint(x: 8, y: row.rect.minY))
            let metadata = try XCTUnwrap(row.first("footnoteContainer"))
            XCTAssertEqual(metadata.rect.origin, CGPoint(x: 48, y: row.rect.minY))
            let text = try XCTUnwrap(row.first("textView"))
            XCTAssertEqual(text.rect.minX, 48)
            XCTAssertLessThanOrEqual(metadata.rect.maxY, text.rect.minY)
        }
    }

    func testOnlyTheFirstMessageOfAGroupHasMetadata() throws {
        let grouped = PictureEntry("grouped", of: EvilzGroup.scene) { LetsAchieveThisLayout.restructure() }
        let rows = try rows(of: grouped)
        // A group begins if the author changes.
        let first = [0, 6, 10, 11]
        XCTAssertEqual(rows.indices.filter { rows[$0].has("authorAvatarView") }, first)
        for (index, row) in rows.enumerated() where !first.contains(index) {
            XCTAssertEqual(row.first("textView")?.rect.minX, 48)
            XCTAssertEqual(row.rect.height, 30)
        }
    }

    // MARK: Diagrams

    func testDiagramsOutlineTheirComponents() throws {
        let names = [
            "ChatMessageContentView_documentation.default-light": [
                "mainContainer", "authorAvatarView", "bubbleThreadMetaContainer", "bubbleView", "reactionsBubbleView",
                "threadInfoContainer", "metadataContainer",
            ],
            "messagelist-layout-annotation": [
                "mainContainer", "AvatarView", "bubbleThreadMetaContainer", "bubbleView", "metadataContainer",
            ],
            "messagelist-layout-detail-components-annotation": [
                "bubbleContentContainer", "quotedMessageView", "textView", "authorNameLabel", "timestampLabel",
                "onlyVisibleForYouLabel",
            ],
        ]
        for (name, parts) in names {
            let diagram = try picture(name)
            let texts = diagram.all("UILabel").map(\.text)
            for part in parts {
                XCTAssertTrue(texts.contains(part), "\(name): no \(part)")
                let outline = try XCTUnwrap(diagram.all(part).first { $0.frame.name == "Outline#\(part)" })
                XCTAssertFalse(outline.rect.isEmpty, "\(name): \(part)")
                XCTAssertTrue(diagram.rect.contains(outline.rect), "\(name): \(part)")
            }
            for text in diagram.all("UILabel") where parts.contains(text.text ?? "") {
                XCTAssertTrue(diagram.rect.insetBy(dx: 20, dy: 20).contains(text.rect), "\(name): \(text.text ?? "")")
            }
        }
    }

    // MARK: Searching

    /// The rows of messages on the trailing side.
    private func own(_ rows: [PlacedFrame]) -> [PlacedFrame] {
        rows.filter { $0.first("bubbleView")?.rect.maxX == 382 }
    }

    private func avatars(_ picture: PlacedFrame) -> [PlacedFrame] {
        picture.all("authorAvatarView").compactMap { $0.first("UIImageView") }
    }
}
