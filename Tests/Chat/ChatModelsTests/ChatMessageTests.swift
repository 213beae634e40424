import ChatModels
import Foundation
import XCTest

final class ChatMessageTests: XCTestCase {
    private let author = ChatUser(id: "leia", name: "Leia")
    private let date = Date(timeIntervalSince1970: 1_704_110_400)

    private func message(_ text: String = "Hi") -> ChatMessage {
        ChatMessage(id: "m", text: text, createdAt: date, author: author)
    }

    func testACopyIsIndependent() {
        let original = message()
        var copy = original
        XCTAssertEqual(copy, original)
        copy.text = "Ho"
        XCTAssertEqual(original.text, "Hi")
        XCTAssertEqual(copy.text, "Ho")
        XCTAssertNotEqual(copy, original)
        XCTAssertEqual(MemoryLayout<ChatMessage>.size, MemoryLayout<UnsafeRawPointer>.size)
    }

    /// Adding to a message doesn't copy its contents: a thousand additions are not a thousand copies.
    func testAdditionsAreInPlace() {
        func place<Element>(_ elements: [Element]) -> UnsafePointer<Element>? {
            elements.withUnsafeBufferPointer(\.baseAddress)
        }
        var message = message()
        let id = AttachmentId(cid: ChannelId(type: .messaging, id: "c"), messageId: "m", index: 0)
        let attachment = AnyChatMessageAttachment(
            id: id, type: .file, payload: AnyAttachmentPayload(UnknownAttachmentPayload(json: .dictionary([:]))))
        message.allAttachments.reserveCapacity(100)
        let attachments = place(message.allAttachments)
        message.latestReplies.reserveCapacity(100)
        let replies = place(message.latestReplies)
        for _ in 0..<50 {
            message.allAttachments.append(attachment)
            message.latestReplies.append(self.message())
        }
        XCTAssertEqual(place(message.allAttachments), attachments)
        XCTAssertEqual(place(message.latestReplies), replies)
        for number in 0..<50 { message.reactionCounts[MessageReactionType(rawValue: "\(number)")] = number }
        XCTAssertEqual(message.reactionCounts.count, 50)
    }

    func testUsersAreEqualIfTheirIdsAre() {
        let member = ChatChannelMember(user: ChatUser(id: "leia", name: "General Organa"))
        XCTAssertEqual(author, member)
        XCTAssertEqual(Set([author, member]).count, 1)
    }

    func testJumboEmoji() {
        for text in ["😍", "👨‍👩‍👧‍👦🏳️‍🌈👩🏽‍🚀", "🇯🇵", "1️⃣", "❤️", "👍🏿👍🏻", "☺️"] {
            XCTAssertTrue(message(text).shouldRenderAsJumbomoji, text)
        }
        for text in ["", "1", "123", "#", "a😍", "😍 ", "😍😍😍😍", "©", "hello"] {
            XCTAssertFalse(message(text).shouldRenderAsJumbomoji, text)
        }
        var withPicture = message("😍")
        withPicture.allAttachments = [picture]
        XCTAssertFalse(withPicture.shouldRenderAsJumbomoji)
        var deleted = message("😍")
        deleted.deletedAt = date
        XCTAssertFalse(deleted.shouldRenderAsJumbomoji)
    }

    private var picture: AnyChatMessageAttachment {
        ChatMessageImageAttachment(
            id: AttachmentId(cid: ChannelId(type: .messaging, id: "x"), messageId: "m", index: 0), type: .image,
            payload: ImageAttachmentPayload(imageURL: URL(fileURLWithPath: "/a.png"))
        ).asAnyAttachment
    }

    func testPayloadMembersAreReachableByKeyPath() {
        var message = message()
        message.allAttachments = [picture]
        XCTAssertEqual(message.imageAttachments.map(\.imageURL), [URL(fileURLWithPath: "/a.png")])
        XCTAssertEqual(message.fileAttachments.count, 0)
        XCTAssertEqual(message.attachmentCounts, [.image: 1])
        XCTAssertEqual(message.attachment(with: picture.id)?.type, .image)
    }

    func testATypeThatOnlyTheApplicationKnows() {
        struct Location: AttachmentPayload {
            static let type = AttachmentType(rawValue: "location")
            var latitude: Double
        }

        var message = message()
        message.allAttachments = [
            AnyChatMessageAttachment(
                id: picture.id, type: "location",
                payload: AnyAttachmentPayload(UnknownAttachmentPayload(json: ["latitude": 55.6])))
        ]
        XCTAssertEqual(message.attachments(payloadType: Location.self).map(\.latitude), [55.6])
        XCTAssertEqual(message.imageAttachments.count, 0)
    }

    func testDeliveryStatus() {
        var own = message()
        XCTAssertNil(own.deliveryStatus)
        own.isSentByCurrentUser = true
        XCTAssertEqual(own.deliveryStatus, .sent)
        own.readByCount = 1
        XCTAssertEqual(own.deliveryStatus, .read)
        for (state, status) in [
            (LocalMessageState.pendingSync, MessageDeliveryStatus.pending), (.syncing, .pending),
            (.pendingSend, .pending), (.sending, .pending), (.deleting, .pending), (.sendingFailed, .failed),
            (.syncingFailed, .failed), (.deletingFailed, .failed),
        ] {
            own.localState = state
            XCTAssertEqual(own.deliveryStatus, status, state.rawValue)
        }
        own.type = .system
        XCTAssertNil(own.deliveryStatus)
    }

    func testTranslations() {
        var message = message()
        message.translations = [.portuguese: "Olá", .german: "Hi"]
        message.originalLanguage = .english
        XCTAssertEqual(message.translatedText(for: .portuguese), "Olá")
        XCTAssertNil(message.translatedText(for: .german), "the same as the text")
        XCTAssertNil(message.translatedText(for: .french))
        message.command = "giphy"
        XCTAssertNil(message.translatedText(for: .portuguese))
    }

    func testReactionsDataFollowsTheScoresIfTheGroupsAreIncomplete() {
        var message = message()
        message.reactionScores = ["love": 1, "haha": 3]
        message.reactionCounts = ["love": 1, "haha": 2]
        message.currentUserReactions = [ChatMessageReaction(type: "love", author: author)]
        XCTAssertEqual(message.reactionsData.map(\.type), ["haha", "love"])
        XCTAssertEqual(message.reactionsData.map(\.count), [2, 1])
        XCTAssertEqual(message.reactionsData.map(\.isChosenByCurrentUser), [false, true])
        XCTAssertNil(message.reactionsData[0].firstReactionAt)
        message.reactionGroups = [
            "love": ChatMessageReactionGroup(type: "love", sumScores: 1, count: 1, firstReactionAt: date),
            "haha": ChatMessageReactionGroup(type: "haha", sumScores: 3, count: 2, firstReactionAt: date),
        ]
        XCTAssertEqual(message.reactionsData[0].firstReactionAt, date)
    }

    func testLastActiveThreadParticipant() {
        func user(_ id: String, _ activity: TimeInterval) -> ChatUser {
            ChatUser(id: id, lastActiveAt: Date(timeIntervalSince1970: activity))
        }

        var message = message()
        XCTAssertNil(message.lastActiveThreadParticipant)
        message.threadParticipants = [user("a", 5), user("b", 9), user("c", 9)]
        XCTAssertEqual(message.lastActiveThreadParticipant?.id, "b", "the first of those who are equal")
    }

    func testChannelIdentifiers() {
        XCTAssertEqual(ChannelId(cid: "messaging:a:b")?.id, "a:b")
        XCTAssertEqual(ChannelId(cid: "messaging:general")?.rawValue, "messaging:general")
        for cid in ["", "messaging", ":x", "messaging:"] { XCTAssertNil(ChannelId(cid: cid), cid) }
    }

    func testOldSpellings() {
        func isOwn(
            _ channel: _ChatChannel<NoExtraData>, _ messages: AnyRandomAccessCollection<_ChatMessage<NoExtraData>>
        )
            -> Bool
        {
            !channel.isDirectMessageChannel && messages[messages.startIndex].isSentByCurrentUser
        }
        let channel = ChatChannel(cid: ChannelId(type: .messaging, id: "x"))
        XCTAssertFalse(isOwn(channel, AnyRandomAccessCollection([message()])))
    }
}
