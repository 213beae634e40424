import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// A controller's changes are in the next picture of a screen.
@MainActor @preconcurrency
final class ChangedScreenTests: XCTestCase {
    private var channel: ChatChannel {
        var channel = ChatChannel.group()
        channel.membership = ChatChannelMember(user: .luke)
        return channel
    }

    private func makeController(
        _ messages: [ChatMessage] = [.incoming("Where are you?")],
        config: ChatClientConfig = ChatClientConfig(deletedMessagesVisibility: .alwaysVisible)
    ) -> ChatChannelController {
        let client = ChatClient(config: config, currentUser: CurrentChatUser(user: .luke))
        return ChatChannelController(client: client, channel: channel, messages: messages)
    }

    private func makeScreen(_ controller: ChatChannelController) -> ChatChannelVC {
        let screen = ChatChannelVC()
        screen.channelController = controller
        return screen
    }

    private func texts(_ screen: UIViewController) -> [String] {
        var texts: [String] = []
        let frame = screen.makeFrame(proposing: ProposedSize(width: 390, height: 700))
        frame.forEach { frame, _ in if case .text(let content) = frame.content { texts.append(content.string) } }
        return texts
    }

    func testASentMessageHasARow() {
        let controller = makeController()
        let screen = makeScreen(controller)
        XCTAssertTrue(texts(screen).contains("Where are you?"))
        controller.createNewMessage(text: "In the swamp")
        let after = texts(screen)
        XCTAssertTrue(after.contains("In the swamp"), "\(after)")
        XCTAssertTrue(after.contains("Where are you?"))
    }

    func testAnEditedMessageHasItsNewText() {
        let controller = makeController([.own("In the swap")])
        let screen = makeScreen(controller)
        _ = texts(screen)
        controller.client.messageController(cid: channel.cid, messageId: "own").editMessage(text: "In the swamp")
        let after = texts(screen)
        XCTAssertTrue(after.contains("In the swamp"), "\(after)")
        XCTAssertFalse(after.contains("In the swap"))
    }

    func testDeletedMessageHasANote() {
        let controller = makeController([.own("Secret")])
        let screen = makeScreen(controller)
        _ = texts(screen)
        controller.client.messageController(cid: channel.cid, messageId: "own").deleteMessage()
        let after = texts(screen)
        XCTAssertTrue(after.contains("Message deleted"), "\(after)")
        XCTAssertFalse(after.contains("Secret"))
    }

    func testAReactionHasItsBubble() {
        let controller = makeController()
        let screen = makeScreen(controller)
        XCTAssertEqual(reactionViews(screen), [])
        controller.client.messageController(cid: channel.cid, messageId: "incoming").addReaction("love")
        XCTAssertTrue(reactionViews(screen).contains { $0.hasPrefix("ChatMessageReactionItemView") })
    }

    private func reactionViews(_ screen: UIViewController) -> [String] {
        var names: [String] = []
        screen.makeFrame(proposing: ProposedSize(width: 390, height: 700)).forEach { frame, _ in
            if frame.name.contains("Reaction") { names.append(frame.name) }
        }
        return names
    }

    /// A sent message, one with a reaction, and a deleted one.
    func testChangedChannel() {
        let date = Date(timeIntervalSince1970: 0)
        let controller = makeController([
            .incoming("Where are you?", at: date.addingTimeInterval(1)), .own("Secret", at: date),
        ])
        let screen = makeScreen(controller)
        _ = texts(screen)
        let client = controller.client
        client.messageController(cid: channel.cid, messageId: "own").deleteMessage()
        client.messageController(cid: channel.cid, messageId: "incoming").addReaction("love")
        controller.createNewMessage(text: "In the swamp")
        assertGolden(
            of: screen.makeFrame(proposing: ProposedSize(width: 280, height: 400)),
            settings: RenderSettings(scale: 1))
    }

    func testAReplyIsInItsThread() {
        let controller = makeController()
        let screen = ChatThreadVC()
        screen.channelController = controller
        screen.messageController = controller.client.messageController(cid: channel.cid, messageId: "incoming")
        _ = texts(screen)
        screen.messageController.createNewReply(text: "In the swamp")
        let after = texts(screen)
        XCTAssertTrue(after.contains("In the swamp"), "\(after)")
        XCTAssertTrue(texts(makeScreen(controller)).contains("1 Thread Reply"), "\(texts(makeScreen(controller)))")
    }

    func testANewNameIsInTheBar() {
        var allowed = channel
        allowed.ownCapabilities.insert(.updateChannel)
        let client = ChatClient(currentUser: CurrentChatUser(user: .luke))
        let controller = ChatChannelController(client: client, channel: allowed)
        let screen = makeScreen(controller)
        let navigation = UINavigationController(rootViewController: screen)
        XCTAssertTrue(texts(navigation).contains("Rebels"))
        controller.partialChannelUpdate(name: "Empire")
        XCTAssertTrue(texts(navigation).contains("Empire"))
    }
}
