import ChatModels
import ChatSwiftUI
import Foundation
import Frames
import HeadlessSwiftUI
import Rendering
import UIKitValues
import XCTest

/// Positions in images of StreamChatSwiftUI 4.69, in points.
final class ReactionsOverlayTests: XCTestCase {
    func testReactionsToChooseFrom() {
        let message = Fixture.message("Test")
        let reactions = ["love", "like"].map { MessageReactionType(rawValue: $0) }
        let alone = DrawnScene(width: nil, height: nil) {
            ReactionsAnimatableView(message: message, reactions: reactions, onReactionTap: { _ in })
        }
        XCTAssertEqual(alone.frame.rect.size, CGSize(width: 68, height: 32))
        let container = DrawnScene(width: nil, height: nil) {
            ReactionsOverlayContainer(
                message: message, contentRect: CGRect(x: -60, y: 200, width: 300, height: 300),
                onReactionTap: { _ in })
        }
        XCTAssertEqual(container.frame.rect.size, CGSize(width: 185, height: 47))
        XCTAssertEqual(
            container.rects("ReactionsAnimatableView"), [CGRect(x: 78, y: -20, width: 177, height: 39)])
    }

    private func popover(_ message: ChatMessage, at rect: CGRect) -> DrawnScene {
        DrawnScene(width: 393, height: 852) {
            ReactionsOverlayView(
                factory: DefaultViewFactory.shared, channel: Fixture.channel(), currentSnapshot: UIImage(),
                messageDisplayInfo: MessageDisplayInfo(
                    message: message, frame: rect, contentWidth: 240, isFirst: true),
                onBackgroundTap: {}, onActionExecuted: { _ in })
        }
    }

    func testTheMessageKeepsItsPosition() {
        let scene = popover(Fixture.message("test"), at: CGRect(x: 44, y: 200, width: 80, height: 50))
        let bubble = scene.rects("MessageTextView")[0]
        XCTAssertEqual(bubble.midX, 84, accuracy: 0.34)
        XCTAssertEqual(bubble.midY, 225, accuracy: 0.34)
        XCTAssertEqual(scene.rects("MessageAvatarView"), [CGRect(x: 8, y: 214, width: 36, height: 36)])
        XCTAssertEqual(scene.rects("MessageActionsView")[0].origin, CGPoint(x: 44, y: 258))
    }

    func testNothingLeavesTheScreen() {
        let rect = CGRect(x: 285, y: 800, width: 100, height: 36.33)
        let scene = popover(Fixture.message("test", isOwn: true), at: rect)
        let menu = scene.rects("MessageActionsView")[0]
        XCTAssertEqual(menu.maxX, 385, accuracy: 0.34)
        XCTAssertLessThanOrEqual(menu.maxY, 852)
        XCTAssertGreaterThanOrEqual(scene.rects("ReactionsAnimatableView")[0].minX, 16)
        XCTAssertEqual(scene.rects("MessageAvatarView"), [])
    }

    // MARK: Actions

    private func actions(
        _ message: ChatMessage, capabilities: Set<ChannelCapability> = ChannelCapability.ofMember
    ) -> [String] {
        var channel = Fixture.channel()
        channel.ownCapabilities = capabilities
        let allowed = channel
        return MainQueue.run {
            DefaultViewFactory.shared.supportedMessageActions(
                for: message, channel: allowed, onFinish: { _ in }, onError: { _ in }
            ).map(\.title)
        }
    }

    func testActionsByAuthorAndState() {
        XCTAssertEqual(
            actions(Fixture.message("Hi", isOwn: true), capabilities: ChannelCapability.ofMember.union([.pinMessage])),
            ["Reply", "Thread Reply", "Pin to conversation", "Copy Message", "Edit Message", "Delete Message"])
        XCTAssertEqual(
            actions(Fixture.message("Hi")),
            ["Reply", "Thread Reply", "Copy Message", "Flag Message", "Mark as unread", "Mute User"])
        XCTAssertEqual(actions(Fixture.message("Hi"), capabilities: []), ["Copy Message", "Mute User"])
        var failed = Fixture.message("Hi", isOwn: true)
        failed.localState = .sendingFailed
        XCTAssertEqual(actions(failed), ["Resend", "Edit Message", "Delete Message"])
        failed.localState = .sending
        XCTAssertEqual(actions(failed), [])
    }

    func testAnActionHasItsIdentifier() {
        let message = Fixture.message("Hi")
        nonisolated(unsafe) var chosen: [String] = []
        MainQueue.run {
            let actions = DefaultViewFactory.shared.supportedMessageActions(
                for: message, channel: Fixture.channel(), onFinish: { chosen.append($0.identifier) },
                onError: { _ in })
            for action in actions { action.action() }
        }
        XCTAssertEqual(chosen, ["inlineReply", "threadReply", "copy", "flag", "markUnread", "mute"])
    }
}
