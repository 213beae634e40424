import ChatModels
import XCTest

@testable import Client

final class EditingTests: ClientTestCase {
    private final class Listener: ChatMessageControllerDelegate {
        var changes: [String] = []

        func messageController(
            _ controller: ChatMessageController, didChangeMessage change: EntityChange<ChatMessage>
        ) {
            switch change {
            case .create(let message): changes.append("create \(message.text)")
            case .update(let message): changes.append("update \(message.text)")
            case .remove(let message): changes.append("remove \(message.text)")
            }
        }

        func messageController(
            _ controller: ChatMessageController, didChangeReplies changes: [ListChange<ChatMessage>]
        ) {
            self.changes += changes.map(\.line)
        }
    }

    func testAnEditedMessageHasANote() throws {
        let quoting = message("4", ben) { $0.quotedMessage = self.message("2", self.ana) }
        let client = makeClient(messages: [message("1", ben), message("2", ana), quoting])
        let channel = client.channelController(for: cid)
        let controller = client.messageController(cid: cid, messageId: "2")
        let listener = Listener()
        controller.delegate = listener
        XCTAssertEqual(error { controller.editMessage(text: "Changed", completion: $0) }, "")
        XCTAssertEqual(listener.changes, ["update Changed"])
        XCTAssertNotNil(controller.message?.textUpdatedAt)
        XCTAssertEqual(channel.messages.map(\.text), ["4", "Changed", "1"])
        XCTAssertEqual(channel.messages[0].quotedMessage?.text, "Changed")
        controller.editMessage(text: "Changed")
        XCTAssertEqual(listener.changes.count, 1, "nothing is new")
    }

    func testPartsOfAMessageCanBeChanged() {
        let own = message("2", ana) { $0.extraData = ["a": .number(1), "b": .number(2)] }
        let controller = makeClient(messages: [own]).messageController(cid: cid, messageId: "2")
        XCTAssertEqual(
            error {
                controller.partialUpdateMessage(extraData: ["c": .number(3)], unsetProperties: ["a"], completion: $0)
            }, "")
        XCTAssertEqual(controller.message?.extraData, ["b": .number(2), "c": .number(3)])
        XCTAssertNil(controller.message?.textUpdatedAt)
    }

    func testCapabilitiesToChangeAMessage() {
        let channel = makeChannel { $0.ownCapabilities = ChannelCapability.ofMember }
        let client = makeClient(channel: channel)
        XCTAssertEqual(
            error { client.messageController(cid: cid, messageId: "1").editMessage(text: "x", completion: $0) },
            "The ownCapabilities of channel messaging:lake lack \"update-any-message\".")
        XCTAssertEqual(
            error { client.messageController(cid: cid, messageId: "1").deleteMessage(completion: $0) },
            "The ownCapabilities of channel messaging:lake lack \"delete-any-message\".")
        XCTAssertEqual(
            error { client.messageController(cid: cid, messageId: "2").pin(.noExpiration, completion: $0) },
            "The ownCapabilities of channel messaging:lake lack \"pin-message\".")
        XCTAssertEqual(
            error { client.messageController(cid: cid, messageId: "9").deleteMessage(completion: $0) },
            "There is no message 9.")
    }

    func testVisibilityOfDeletedMessages() {
        let expected: [(visibility: DeletedMessageVisibility, shown: [MessageId])] = [
            (.alwaysHidden, ["3"]), (.visibleForCurrentUser, ["3", "2"]), (.alwaysVisible, ["3", "2", "1"]),
        ]
        for (visibility, shown) in expected {
            let client = makeClient(config: ChatClientConfig(deletedMessagesVisibility: visibility))
            for id in ["1", "2"] { client.messageController(cid: cid, messageId: id).deleteMessage() }
            let channel = client.channelController(for: cid)
            XCTAssertEqual(channel.messages.map(\.id), shown)
            XCTAssertTrue(channel.messages.dropFirst().allSatisfy(\.isDeleted))
        }
    }

    func testNothingIsLeftOfAMessageThatIsDeletedForGood() {
        let client = makeClient(config: ChatClientConfig(deletedMessagesVisibility: .alwaysVisible))
        let channel = client.channelController(for: cid)
        channel.createNewMessage(text: "Last")
        let controller = client.messageController(cid: cid, messageId: "lake-sent-1")
        let listener = Listener()
        controller.delegate = listener
        controller.deleteMessage(hard: true)
        XCTAssertEqual(channel.messages.map(\.id), ["3", "2", "1"])
        XCTAssertEqual(channel.channel?.previewMessage?.id, "3")
        XCTAssertEqual(channel.channel?.lastMessageAt, Date(timeIntervalSince1970: 3))
        XCTAssertEqual(listener.changes, ["remove Last"])
    }

    func testUnsentMessagesAreDeletedEntirely() {
        let failed = message("2", ana) { $0.localState = .sendingFailed }
        let client = makeClient(
            config: ChatClientConfig(deletedMessagesVisibility: .alwaysVisible), messages: [message("1", ben), failed])
        client.messageController(cid: cid, messageId: "2").deleteMessage()
        XCTAssertEqual(client.channelController(for: cid).messages.map(\.id), ["1"])
    }

    func testPinsAndFlags() {
        let client = makeClient()
        let controller = client.messageController(cid: cid, messageId: "1")
        let channel = client.channelController(for: cid)
        controller.pin(.noExpiration)
        XCTAssertEqual(controller.message?.pinDetails?.pinnedBy, ana)
        XCTAssertEqual(channel.channel?.pinnedMessages.map(\.id), ["1"])
        controller.unpin()
        XCTAssertEqual(controller.message?.isPinned, false)
        XCTAssertEqual(channel.channel?.pinnedMessages, [])
        controller.flag()
        XCTAssertEqual(controller.message?.isFlaggedByCurrentUser, true)
        controller.unflag()
        XCTAssertEqual(controller.message?.isFlaggedByCurrentUser, false)
    }

    func testFailedSendingIsRepeated() {
        let failed = message("2", ana) { $0.localState = .sendingFailed }
        let client = makeClient(messages: [message("1", ben), failed])
        let controller = client.messageController(cid: cid, messageId: "2")
        XCTAssertEqual(controller.message?.isLastActionFailed, true)
        controller.resendMessage()
        XCTAssertEqual(controller.message?.deliveryStatus, .sent)
        XCTAssertEqual(
            error { controller.resendMessage(completion: $0) }, "Message 2 can't be changed: it was already sent.")
    }

    func testAGIFIsSentOrTakenBack() throws {
        let giphy = GiphyAttachmentPayload(
            title: "Cat", previewURL: try XCTUnwrap(URL(string: "file:///cat.gif")),
            actions: [AttachmentAction(name: "image_action", value: "send", text: "Send")])
        let draft = message("4", ana) { message in
            message.type = .ephemeral
            message.allAttachments = [AnyAttachmentPayload(giphy)].attached(to: "4", in: self.cid)
        }
        let send = AttachmentAction(name: "image_action", value: "send", text: "Send")
        let cancel = AttachmentAction(name: "image_action", value: "cancel", text: "Cancel")
        let shuffle = AttachmentAction(name: "image_action", value: "shuffle", text: "Shuffle")
        let client = makeClient(messages: [message("1", ben), draft])
        let controller = client.messageController(cid: cid, messageId: "4")
        XCTAssertEqual(
            error { controller.dispatchEphemeralMessageAction(shuffle, completion: $0) },
            "The action \"Shuffle\" of message 4 needs a server.")
        controller.dispatchEphemeralMessageAction(send)
        XCTAssertEqual(controller.message?.type, .regular)
        XCTAssertEqual(
            (controller.message?.allAttachments.first?.payload.value as? GiphyAttachmentPayload)?.actions, [])
        let other = makeClient(messages: [message("1", ben), draft])
        other.messageController(cid: cid, messageId: "4").dispatchEphemeralMessageAction(cancel)
        XCTAssertEqual(other.channelController(for: cid).messages.map(\.id), ["1"])
    }

    func testATranslationMustBeThere() {
        let translated = message("1", ben) { $0.translations = [.german: "eins"] }
        let controller = makeClient(messages: [translated]).messageController(cid: cid, messageId: "1")
        XCTAssertEqual(error { controller.translate(to: .german, completion: $0) }, "")
        XCTAssertEqual(
            error { controller.translate(to: .french, completion: $0) },
            "Message 1 has no translation into \"fr\", and there is no server that translates it.")
    }

    func testRepliesAreCounted() throws {
        let client = makeClient()
        let channel = client.channelController(for: cid)
        let controller = client.messageController(cid: cid, messageId: "1")
        let threads = ChatThreadListController(client: client)
        let listener = Listener()
        controller.delegate = listener
        XCTAssertEqual(error { controller.createNewReply(text: "Yes", completion: $0) }, "")
        XCTAssertEqual(listener.changes, ["update 1", "+lake-sent-1 0"])
        XCTAssertEqual(controller.replies.map(\.text), ["Yes"])
        XCTAssertEqual(controller.message?.replyCount, 1)
        XCTAssertEqual(controller.message?.threadParticipants, [ana])
        XCTAssertEqual(controller.message?.latestReplies.map(\.text), ["Yes"])
        XCTAssertEqual(channel.messages.map(\.id), ["3", "2", "1"], "a reply is in its thread")
        XCTAssertEqual(channel.channel?.previewMessage?.id, channel.channel?.previewMessage?.id)
        XCTAssertEqual(threads.threads.map(\.parentMessageId), ["1"])
        XCTAssertEqual(threads.threads.first?.latestReplies.map(\.text), ["Yes"])
        controller.createNewReply(text: "Here, too", showReplyInChannel: true)
        XCTAssertEqual(channel.messages.first?.text, "Here, too")
        XCTAssertEqual(threads.threads.first?.replyCount, 2)
        client.messageController(cid: cid, messageId: "lake-sent-1").deleteMessage(hard: true)
        XCTAssertEqual(controller.message?.replyCount, 1)
        XCTAssertEqual(controller.replies.map(\.text), ["Here, too"])
        XCTAssertEqual(threads.threads.first?.latestReplies.map(\.text), ["Here, too"])
    }

    func testThreadsAreRead() {
        let client = makeClient()
        let controller = client.messageController(cid: cid, messageId: "1")
        XCTAssertEqual(error { controller.markThreadUnread(completion: $0) }, "Message 1 has no thread.")
        controller.createNewReply(text: "Yes")
        controller.markThreadUnread()
        XCTAssertEqual(client.currentUser?.unreadCount.threads, 1)
        controller.markThreadRead()
        XCTAssertEqual(client.currentUser?.unreadCount.threads, 0)
    }
}
