import ChatLook
import ChatModels
import ChatSwiftUI
import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// A controller's changes are in the next picture of a screen.
final class ChangedScreenTests: XCTestCase {
    private static let cid = ChannelId(type: .messaging, id: "rebels")
    private static let luke = ChatUser(id: "luke", name: "Luke")
    private static let leia = ChatUser(id: "leia", name: "Leia")

    private static func makeController() -> ChatChannelController {
        let channel = ChatChannel(
            cid: cid, name: "Rebels", memberCount: 3, membership: ChatChannelMember(user: luke))
        let messages = [
            ChatMessage(
                id: "own", cid: cid, text: "In the swap", createdAt: Date(timeIntervalSince1970: 2), author: luke,
                isSentByCurrentUser: true),
            ChatMessage(
                id: "incoming", cid: cid, text: "Where are you?", createdAt: Date(timeIntervalSince1970: 1),
                author: leia),
        ]
        let client = ChatClient(
            config: ChatClientConfig(deletedMessagesVisibility: .alwaysVisible),
            currentUser: CurrentChatUser(user: luke))
        return ChatChannelController(client: client, channel: channel, messages: messages)
    }

    /// The texts of a screen before and after a change, with the same model.
    private func texts(
        thread: MessageId? = nil, _ action: @MainActor @escaping (ChatChannelController) -> Void
    ) -> (before: [String], after: [String]) {
        ConfigurationScope.run {
            MainQueue.run {
                let controller = Self.makeController()
                _ = StreamChat(chatClient: controller.client)
                let model = ChatChannelViewModel(
                    channelController: controller,
                    messageController: thread.map { controller.client.messageController(cid: Self.cid, messageId: $0) })
                let view = ViewFrames(NavigationView { ChatChannelView(viewModel: model) })
                let before = view.makeFrame(proposing: ProposedSize(width: 390, height: 700)).allTexts
                action(controller)
                return (before, view.makeFrame(proposing: ProposedSize(width: 390, height: 700)).allTexts)
            }
        }
    }

    func testASentMessageHasARow() {
        let (before, after) = texts { $0.createNewMessage(text: "Found you") }
        XCTAssertFalse(before.contains("Found you"))
        XCTAssertTrue(after.contains("Found you"), "\(after)")
        XCTAssertTrue(after.contains("Where are you?"))
    }

    func testAnEditedMessageHasItsNewText() {
        let (before, after) = texts {
            $0.client.messageController(cid: Self.cid, messageId: "own").editMessage(text: "In the swamp")
        }
        XCTAssertTrue(before.contains("In the swap"))
        XCTAssertTrue(after.contains("In the swamp"), "\(after)")
        XCTAssertFalse(after.contains("In the swap"))
    }

    func testDeletedMessageHasANote() {
        let (_, after) = texts { $0.client.messageController(cid: Self.cid, messageId: "own").deleteMessage() }
        XCTAssertTrue(after.contains("Message deleted"), "\(after)")
        XCTAssertFalse(after.contains("In the swap"))
    }

    func testAReplyIsInItsThread() {
        let (_, after) = texts(thread: "incoming") {
            $0.client.messageController(cid: Self.cid, messageId: "incoming").createNewReply(text: "Behind you")
        }
        XCTAssertTrue(after.contains("Behind you"), "\(after)")
    }

    func testTypingUsersAreShownAndHidden() {
        let states = ConfigurationScope.run {
            MainQueue.run {
                let controller = Self.makeController()
                _ = StreamChat(chatClient: controller.client)
                let model = ChatChannelViewModel(channelController: controller)
                var states = [model.shouldShowTypingIndicator]
                controller.client.connectUser(userInfo: UserInfo(id: "leia"), token: .development(userId: "leia"))
                controller.sendKeystrokeEvent()
                controller.client.connectUser(userInfo: UserInfo(id: "luke"), token: .development(userId: "luke"))
                states.append(model.shouldShowTypingIndicator)
                controller.client.connectUser(userInfo: UserInfo(id: "leia"), token: .development(userId: "leia"))
                controller.sendStopTypingEvent()
                controller.client.connectUser(userInfo: UserInfo(id: "luke"), token: .development(userId: "luke"))
                return states + [model.shouldShowTypingIndicator]
            }
        }
        XCTAssertEqual(states, [false, true, false])
    }

    func testTheComposerSends() {
        let sent: [ChatMessage] = ConfigurationScope.run {
            MainQueue.run {
                let controller = Self.makeController()
                _ = StreamChat(chatClient: controller.client)
                let model = MessageComposerViewModel(channelController: controller, messageController: nil)
                model.text = "Found you"
                model.addedFileURLs = [URL(fileURLWithPath: "/maps/swamp.pdf")]
                model.sendMessage(quotedMessage: controller.messages[1], editedMessage: nil) {}
                model.text = "In the swamp"
                model.sendMessage(quotedMessage: nil, editedMessage: controller.messages[1]) {}
                let thread = controller.client.messageController(cid: Self.cid, messageId: "incoming")
                let replies = MessageComposerViewModel(channelController: controller, messageController: thread)
                replies.text = "Behind you"
                replies.showReplyInChannel = true
                replies.sendMessage(quotedMessage: nil, editedMessage: nil) {}
                return controller.messages
            }
        }
        XCTAssertEqual(sent.map(\.text), ["Behind you", "Found you", "In the swamp", "Where are you?"])
        XCTAssertEqual(sent[0].parentMessageId, "incoming")
        XCTAssertEqual(sent[1].quotedMessage?.id, "incoming")
        XCTAssertEqual(sent[1].fileAttachments.map(\.title), ["swamp.pdf"])
    }
}

extension Frame {
    fileprivate var allTexts: [String] {
        var texts: [String] = []
        forEach { frame, _ in if case .text(let content) = frame.content { texts.append(content.string) } }
        return texts
    }
}
