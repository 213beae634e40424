import ChatModels
import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// From right to left, a message is mirrored, including its corners.
@MainActor @preconcurrency
final class MirroringTests: XCTestCase {
    private static let width: CGFloat = 360

    private static let all: [ChatMessageLayoutOption] = [
        .bubble, .continuousBubble, .avatar, .avatarSizePadding, .timestamp, .translation, .authorName, .text,
        .quotedMessage, .threadInfo, .errorIndicator, .reactions, .onlyVisibleToYouIndicator,
        .deliveryStatusIndicator,
    ]

    /// Every option alone, with a bubble, on the other side, and all of them together.
    private static var cases: [ChatMessageLayoutOptions] {
        let together = Set(all).subtracting([.avatarSizePadding, .continuousBubble])
        let single = all.flatMap { option -> [ChatMessageLayoutOptions] in
            [[.text, option], [.text, .bubble, option], [.text, .bubble, .avatar, .timestamp, option]]
        }
        let sides = (single + [together, together.union([.continuousBubble])])
        return sides + sides.map { $0.union([.flipped]) } + [[.text, .centered]]
    }

    private var message: ChatMessage {
        ChatMessage.incoming("Is the base still hidden? Nobody has looked under the ice.").with {
            $0.quotedMessage = .own("Hidden?", id: "quoted")
            $0.replyCount = 2
            $0.threadParticipants = [.vader]
        }.with(reactions: ["like", "love"])
    }

    private func frame(_ options: ChatMessageLayoutOptions, _ direction: RenderSettings.Direction) -> Frame {
        RenderSettings.withCurrent(RenderSettings(scale: 2, direction: direction)) {
            let cell = ChatMessageCell(style: .default, reuseIdentifier: nil)
            cell.setMessageContentIfNeeded(
                contentViewClass: ChatMessageContentView.self, attachmentViewInjectorType: nil, options: options)
            let host = Host(cell)
            cell.messageContentView?.channel = .group()
            cell.messageContentView?.content = options.contains(.flipped) ? message.with(isOwn: true) : message
            return withExtendedLifetime(host) {
                _ = cell.layOutRow(width: Self.width)
                var frame = cell.paintedFrame()
                frame.rect.origin = .zero
                return frame
            }
        }
    }

    private struct Box: Equatable, CustomStringConvertible {
        let name: String
        let rect: CGRect
        let corners: CornerRadii

        var description: String { "\(name) \(rect) \(corners)" }
    }

    private func boxes(_ frame: Frame, mirrored: Bool) -> [Box] {
        var boxes: [Box] = []
        frame.forEach { frame, rect in
            guard mirrored else { return boxes.append(Box(name: frame.name, rect: rect, corners: frame.corners)) }
            let corners = CornerRadii(
                topLeft: frame.corners.topRight, topRight: frame.corners.topLeft,
                bottomRight: frame.corners.bottomLeft, bottomLeft: frame.corners.bottomRight)
            var image = rect
            image.origin.x = Self.width - rect.maxX
            boxes.append(Box(name: frame.name, rect: image, corners: corners))
        }
        return boxes
    }

    func testEveryLayoutIsMirrored() {
        // Edges are on pixels, two per point: a mirrored one may be rounded in the other direction.
        let pixel: CGFloat = 0.51
        for options in Self.cases {
            let expected = boxes(frame(options, .leftToRight), mirrored: true)
            let actual = boxes(frame(options, .rightToLeft), mirrored: false)
            XCTAssertEqual(actual.map(\.name), expected.map(\.name), options.id)
            for (actual, expected) in zip(actual, expected) {
                XCTAssertEqual(actual.rect.minX, expected.rect.minX, accuracy: pixel, "\(options.id): \(actual)")
                XCTAssertEqual(actual.rect.maxX, expected.rect.maxX, accuracy: pixel, "\(options.id): \(actual)")
                XCTAssertEqual(actual.rect.minY, expected.rect.minY, accuracy: pixel, "\(options.id): \(actual)")
                XCTAssertEqual(actual.rect.maxY, expected.rect.maxY, accuracy: pixel, "\(options.id): \(actual)")
                XCTAssertEqual(actual.corners, expected.corners, "\(options.id): \(actual)")
            }
        }
    }

    func testTailPointsToTheAuthor() {
        func corners(_ options: ChatMessageLayoutOptions, _ direction: RenderSettings.Direction) -> CornerRadii? {
            frame(options, direction).first(named: "bubbleView")?.corners
        }
        let (left, right) = (
            CornerRadii(topLeft: 18, topRight: 18, bottomRight: 18, bottomLeft: 0),
            CornerRadii(topLeft: 18, topRight: 18, bottomRight: 0, bottomLeft: 18)
        )
        XCTAssertEqual(corners([.text, .bubble], .leftToRight), left)
        XCTAssertEqual(corners([.text, .bubble], .rightToLeft), right)
        XCTAssertEqual(corners([.text, .bubble, .flipped], .leftToRight), right)
        XCTAssertEqual(corners([.text, .bubble, .flipped], .rightToLeft), left)
    }
}

extension ChatMessage {
    fileprivate func with(isOwn: Bool) -> ChatMessage {
        ChatMessage(
            id: id, text: text, createdAt: createdAt, author: .luke, isSentByCurrentUser: isOwn,
            replyCount: replyCount, threadParticipants: threadParticipants, quotedMessage: quotedMessage,
            reactionScores: reactionScores, reactionCounts: reactionCounts, latestReactions: latestReactions)
    }
}
