import ChatModels
import Frames
import HeadlessUIKit
import XCTest

@testable import ChatUI

/// Sent messages, and their appearance on screens.
@MainActor @preconcurrency
final class ComposerSendingTests: XCTestCase {
    private let client = ChatClient(currentUser: CurrentChatUser(user: .luke))

    /// The screen of a channel with a message, laid out.
    private func makeScreen(
        _ messages: [ChatMessage] = [.incoming("Hi", id: "hi")], _ change: (inout ChatChannel) -> Void = { _ in }
    ) -> ChatChannelVC {
        var channel = ChatChannel.group()
        change(&channel)
        let screen = ChatChannelVC()
        screen.channelController = ChatChannelController(client: client, channel: channel, messages: messages)
        screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        screen.view.layoutIfNeeded()
        return screen
    }

    private func send(_ text: String, in screen: _ConversationVC) {
        let view = screen.messageComposerVC.composerView
        view.inputMessageView.textView.text = text
        screen.messageComposerVC.textViewDidChange(view.inputMessageView.textView)
        let button: UIButton = view.sendButton.isHidden ? view.confirmButton : view.sendButton
        button.sendActions(for: .touchUpInside)
        screen.view.layoutIfNeeded()
    }

    private func texts(in screen: _ConversationVC) -> [String] {
        let table = screen.messageListVC.listView
        return (0..<table.numberOfRows(inSection: 0)).compactMap { row in
            (table.cellForRow(at: [0, row]) as? ChatMessageCell)?.messageContentView?.textView?.text
        }
    }

    func testSentMessageIsInTheList() {
        let screen = makeScreen()
        screen.messageComposerVC.content.quoteMessage(screen.channelController.messages[0])
        send("Hello", in: screen)
        XCTAssertEqual(texts(in: screen), ["Hello", "Hi"])
        XCTAssertEqual(screen.channelController.messages.first?.quotedMessage?.id, "hi")
        XCTAssertEqual(screen.messageComposerVC.content.text, "")
        XCTAssertEqual(screen.messageComposerVC.content.state, .new)
        XCTAssertTrue(screen.messageComposerVC.composerView.headerView.isHidden)
    }

    func testOnlyUsersInTheTextAreMentioned() {
        let screen = makeScreen()
        screen.messageComposerVC.content.mentionedUsers = [.leia, .luke]
        send("Hi @Leia Organa", in: screen)
        XCTAssertEqual(screen.channelController.messages.first?.mentionedUsers.map(\.id), ["leia"])
    }

    func testEditedMessageHasItsNewText() {
        let screen = makeScreen([.own("Helo", id: "mine")])
        screen.messageComposerVC.content.editMessage(screen.channelController.messages[0])
        send("Hello", in: screen)
        XCTAssertEqual(texts(in: screen), ["Hello"])
        XCTAssertEqual(screen.channelController.messages.map(\.id), ["mine"])
    }

    func testReplyIsInTheThread() {
        let channel = makeScreen()
        let thread = ChatThreadVC()
        thread.channelController = channel.channelController
        thread.messageController = client.messageController(cid: ChatChannel.group().cid, messageId: "hi")
        thread.view.frame = channel.view.frame
        thread.view.layoutIfNeeded()
        send("An answer", in: thread)
        XCTAssertEqual(texts(in: thread), ["An answer", "Hi"])
        XCTAssertEqual(channel.channelController.messages.map(\.text), ["Hi"])
        XCTAssertEqual(channel.channelController.messages.first?.replyCount, 1)

        thread.messageComposerVC.composerView.checkboxControl.isSelected = true
        send("To all", in: thread)
        XCTAssertEqual(channel.channelController.messages.map(\.text), ["To all", "Hi"])
    }

    func testSlowModeBeginsWithTheMessage() {
        let screen = makeScreen { $0.cooldownDuration = 15 }
        send("Hello", in: screen)
        XCTAssertFalse(screen.messageComposerVC.composerView.cooldownView.isHidden)
        XCTAssertEqual(screen.messageComposerVC.composerView.cooldownView.cooldownLabel.text, "15")
    }

    func testLinksAreSentIfTheyAreAllowed() {
        let screen = makeScreen { $0.ownCapabilities.remove(.sendLinks) }
        send("See https://example.org", in: screen)
        XCTAssertEqual(texts(in: screen), ["Hi"])
        let alert = screen.messageComposerVC.presentedViewController as? UIAlertController
        XCTAssertEqual(alert?.message, "Links can't be sent in this conversation.")
        XCTAssertEqual(screen.messageComposerVC.content.text, "See https://example.org")
    }

    func testSubclassCanSendOtherwise() {
        final class Composer: ComposerVC {
            var sent: [String] = []
            override func createNewMessage(text: String) {
                content.extraData["mood"] = .string("good")
                sent.append(text)
                super.createNewMessage(text: text)
            }
        }
        ConfigurationScope.run {
            Components.default.messageComposerVC = Composer.self
            let screen = makeScreen()
            send("Hello", in: screen)
            XCTAssertEqual((screen.messageComposerVC as? Composer)?.sent, ["Hello"])
            XCTAssertEqual(screen.channelController.messages.first?.extraData["mood"], .string("good"))
            XCTAssertEqual(screen.messageComposerVC.content.extraData, [:])
        }
    }

    func testTypingIsReported() {
        let screen = makeScreen()
        let textView = screen.messageComposerVC.composerView.inputMessageView.textView
        textView.replaceSelectedText("Hel")
        XCTAssertEqual(screen.channelController.channel?.currentlyTypingUsers.map(\.id), ["luke"])
        textView.text = ""
        textView.delegate?.textViewDidChange(textView)
        XCTAssertEqual(screen.channelController.channel?.currentlyTypingUsers, [])
    }

    func testPollIsOneOfTheChoices() {
        let screen = makeScreen { $0.ownCapabilities.insert(.sendPoll) }
        XCTAssertEqual(
            screen.messageComposerVC.attachmentsPickerActions.map(\.title),
            ["Photo or Video", "File", "Camera", "Create Poll", "Cancel"])
        screen.messageComposerVC.attachmentsPickerActions[3].perform()
        let form = screen.messageComposerVC.presentedViewController as? UINavigationController
        XCTAssertTrue(form?.topViewController is PollCreationVC)
        screen.messageComposerVC.content.threadMessage = .incoming("Hi")
        XCTAssertEqual(screen.messageComposerVC.attachmentsPickerActions.count, 4)
    }

    func testNoMoreIsAttachedThanAMessageMayHave() {
        var config = ChatClientConfig()
        config.maxAttachmentCountPerMessage = 0
        let composer = ComposerVC()
        composer.channelController = ChatChannelController(client: ChatClient(config: config), channel: .group())
        XCTAssertThrowsError(
            try composer.addAttachmentToContent(from: URL(fileURLWithPath: #filePath), type: .file)
        ) { error in
            XCTAssertEqual("\(error)", "a message has at most 0 attachments")
        }
    }
}
