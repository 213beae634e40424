import ChatModels
import ChatSwiftUI
import Frames
import HeadlessSwiftUI
import XCTest

/// The rows that the figures work out, at three pixels per point on a screen 390 points wide.
final class MessageRowTests: XCTestCase {
    private func row(_ message: ChatMessage, isNewest: Bool, members: Int = 3) -> Frame {
        let channel = ChatChannel(
            cid: ChannelId(type: .messaging, id: "general"),
            config: ChannelConfig(reactionsEnabled: true, readEventsEnabled: true), memberCount: members)
        return RenderSettings.$current.withValue(RenderSettings(scale: 3)) {
            MainQueue.run {
                ViewFrames(
                    MessageContainerView(
                        factory: DefaultViewFactory.shared, channel: channel, message: message, width: 390,
                        showsAllInfo: isNewest, isInThread: false, isLast: false, scrolledId: .constant(nil),
                        quotedMessage: .constant(nil), onLongPress: { _ in })
                ).makeFrame(proposing: ProposedSize(width: 390))
            }
        }
    }

    private func message(_ text: String, own: Bool = false) -> ChatMessage {
        ChatMessage(
            id: "1", text: text, createdAt: .distantPast, author: ChatUser(id: "leia", name: "Leia"),
            isSentByCurrentUser: own)
    }

    func testNewestMessageOfAnother() {
        let frame = row(message("Test"), isNewest: true)
        XCTAssertEqual(frame.rect.height, 64.8, accuracy: 0.35)
    }
}
