import ChatLook
import ChatModels
import ChatSwiftUI
import Foundation
import Frames
import HeadlessSwiftUI
import Rendering
import UIKitValues
import XCTest

/// From right to left, a message is mirrored, including the corners of its bubble, the hook of its replies and its
/// reactions.
@MainActor @preconcurrency
final class MirroringTests: XCTestCase {
    private static let width: CGFloat = 390

    /// A frame, and the points of its outline.
    private struct Box: CustomStringConvertible {
        let name: String
        let rect: CGRect
        let points: [CGPoint]

        var description: String { "\(name) \(rect) \(points.prefix(4))" }

        /// Edges are on pixels: a mirrored one may be rounded in the other direction.
        func isNear(_ other: Box) -> Bool {
            name == other.name && Self.isNear(rect.origin, other.rect.origin) && points.count == other.points.count
                && Self.isNear(
                    CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: other.rect.maxX, y: other.rect.maxY))
                && points.allSatisfy { point in other.points.contains { Self.isNear(point, $0) } }
        }

        private static func isNear(_ point: CGPoint, _ other: CGPoint) -> Bool {
            abs(point.x - other.x) < 0.51 && abs(point.y - other.y) < 0.51
        }
    }

    private func frame(_ view: some View, _ direction: RenderSettings.Direction) -> Frame {
        nonisolated(unsafe) let view = view
        return RenderSettings.withCurrent(RenderSettings(scale: 3, direction: direction)) {
            ConfigurationScope.run {
                MainQueue.run {
                    _ = StreamChat(chatClient: ChatClient())
                    return ViewFrames(view).makeFrame(proposing: ProposedSize(width: Self.width))
                }
            }
        }
    }

    private func boxes(_ frame: Frame, mirrored: Bool) -> [Box] {
        func place(_ rect: CGRect) -> CGRect {
            guard mirrored else { return rect }
            return CGRect(x: Self.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        var boxes: [Box] = []
        frame.forEach { frame, rect in
            var points: [CGPoint] = []
            if case .path(let path) = frame.content {
                points = path.outline.elements.compactMap(\.end).map {
                    place(CGRect(x: rect.minX + $0.x, y: rect.minY + $0.y, width: 0, height: 0)).origin
                }
            }
            boxes.append(Box(name: frame.name, rect: place(rect), points: points))
        }
        return boxes
    }

    private func assertMirrored(_ view: some View, _ name: String, line: UInt = #line) {
        let expected = boxes(frame(view, .leftToRight), mirrored: true)
        let actual = boxes(frame(view, .rightToLeft), mirrored: false)
        XCTAssertEqual(actual.count, expected.count, name, line: line)
        let differing = zip(actual, expected).filter { !$0.isNear($1) }
        XCTAssertTrue(
            differing.isEmpty, "\(name): " + differing.prefix(3).map { "\($0), not \($1)" }.joined(separator: "; "),
            line: line)
    }

    private func row(_ message: ChatMessage, showsAllInfo: Bool) -> some View {
        MessageContainerView(
            factory: DefaultViewFactory.shared, channel: Fixture.channel(memberCount: 3), message: message,
            width: Self.width, showsAllInfo: showsAllInfo, isInThread: false, isLast: false,
            scrolledId: .constant(nil), quotedMessage: .constant(nil), onLongPress: { _ in })
    }

    private func messages(isOwn: Bool) -> [(String, ChatMessage)] {
        let plain = Fixture.message("Is the base still hidden?", isOwn: isOwn)
        var (answered, reacted, failed, quoting) = (plain, plain, plain, plain)
        answered.replyCount = 2
        answered.threadParticipants = [ChatUser(id: "yoda", name: "Yoda")]
        reacted.reactionScores = ["like": 2, "love": 1]
        failed.localState = .sendingFailed
        quoting.quotedMessage = Fixture.message("Hidden?", id: "2", isOwn: !isOwn)
        return [
            ("plain", plain), ("answered", answered), ("reacted", reacted), ("failed", failed), ("quoting", quoting),
        ]
    }

    func testEveryMessageIsMirrored() {
        for isOwn in [false, true] {
            for (name, message) in messages(isOwn: isOwn) {
                for showsAllInfo in [false, true] {
                    assertMirrored(
                        row(message, showsAllInfo: showsAllInfo), "\(name), \(isOwn), \(showsAllInfo)")
                }
            }
        }
    }

    func testTheReactionsOverAMessageAreMirrored() {
        for isOwn in [false, true] {
            let message = Fixture.message("Is the base still hidden?", isOwn: isOwn)
            func popover(at x: CGFloat) -> some View {
                ReactionsOverlayView(
                    factory: DefaultViewFactory.shared, channel: Fixture.channel(), currentSnapshot: UIImage(),
                    messageDisplayInfo: MessageDisplayInfo(
                        message: message, frame: CGRect(x: x, y: 200, width: 220, height: 50), contentWidth: 240,
                        isFirst: true),
                    onBackgroundTap: {}, onActionExecuted: { _ in }
                ).frame(width: Self.width, height: 700)
            }
            let left = boxes(frame(popover(at: 44), .leftToRight), mirrored: true)
            let right = boxes(frame(popover(at: Self.width - 264), .rightToLeft), mirrored: false)
            let differing = zip(right, left).filter { !$0.isNear($1) }
            XCTAssertEqual(left.count, right.count)
            XCTAssertTrue(differing.isEmpty, "\(isOwn): \(differing.prefix(3))")
        }
    }

    func testTheListOfChannelsIsMirrored() {
        let channel = Fixture.channel(name: "Rebels", unreadCount: 3)
        assertMirrored(
            ChatChannelListItem(
                channel: channel, channelName: "Rebels", avatar: UIImage(), onlineIndicatorShown: true,
                onItemTap: { _ in }
            ).frame(width: Self.width), "row")
    }
}

extension Outline.Element {
    /// The end of the piece.
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .curve(let point, _, _): point
        case .close: nil
        }
    }
}
