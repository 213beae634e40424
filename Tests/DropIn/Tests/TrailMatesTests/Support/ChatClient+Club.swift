import Foundation
import StreamChat

@testable import TrailMates

extension ChatClient {
    /// A client that nobody is logged in to, and that knows the club's trails.
    static func club(_ trails: [Conversation] = [.heronLake, .kiteRidge, .gear]) -> ChatClient {
        var config = ChatClientConfig(apiKey: .init("test"))
        config.deletedMessagesVisibility = .alwaysVisible
        return ChatClient(config: config, conversations: trails)
    }

    /// The same with Ada logged in.
    static func club(of mate: Mate, _ trails: [Conversation] = [.heronLake, .kiteRidge, .gear]) -> ChatClient {
        let client = club(trails)
        client.connectUser(userInfo: mate.userInfo, token: .development(userId: mate.id))
        return client
    }
}

extension Mate {
    static let ada = all[0]
    static let ben = all[1]
}

extension ChatUser {
    static func mock(id: UserId, name: String, isOnline: Bool = false, trailName: String) -> ChatUser {
        ChatUser(id: id, name: name, isOnline: isOnline, extraData: ["trail_name": .string(trailName)])
    }

    static let ada = mock(id: "ada", name: "Ada Baker", isOnline: true, trailName: "Early Bird")
    static let ben = mock(id: "ben", name: "Ben Okafor", isOnline: true, trailName: "Map")
    static let cleo = mock(id: "cleo", name: "Cleo Marsh", trailName: "Two Socks")
}

extension ChannelId {
    static let heronLake = ChannelId(type: .messaging, id: "heron-lake")
    static let kiteRidge = ChannelId(type: .messaging, id: "kite-ridge")
    static let gear = ChannelId(type: .messaging, id: "gear")
}

extension Date {
    /// 10 May 2024, 7 in the morning, and so many minutes.
    static func morning(_ minutes: Double) -> Date { Date(timeIntervalSince1970: 1_715_324_400 + minutes * 60) }
}

extension ChatMessage {
    static func mock(
        _ id: MessageId, _ text: String, by author: ChatUser, at minutes: Double, in cid: ChannelId,
        attachments: [AnyChatMessageAttachment] = [], isPinned: Bool = false
    ) -> ChatMessage {
        ChatMessage(
            id: id, cid: cid, text: text, createdAt: .morning(minutes), author: author, allAttachments: attachments,
            pinDetails: isPinned ? MessagePinDetails(pinnedAt: .morning(minutes), pinnedBy: author) : nil)
    }
}

extension ChatChannel {
    static func mock(
        cid: ChannelId, name: String, grade: String, createdBy: ChatUser, members: [ChatUser],
        messages: [ChatMessage], pinned: [ChatMessage] = []
    ) -> ChatChannel {
        ChatChannel(
            cid: cid, name: name, lastMessageAt: messages.last?.createdAt, createdAt: .morning(-600),
            createdBy: createdBy,
            ownCapabilities: ChannelCapability.ofMember.union([
                .pinMessage, .deleteChannel, .setChannelCooldown, .updateChannelMembers,
            ]),
            memberCount: members.count, lastActiveMembers: members.map { ChatChannelMember(user: $0) },
            latestMessages: messages.reversed(), pinnedMessages: pinned, previewMessage: messages.last,
            extraData: ["grade": .string(grade)])
    }
}

extension Conversation {
    /// Ada, Ben and Cleo meet for a walk.
    static var heronLake: Conversation {
        let route = RouteAttachmentPayload(name: "Heron Lake loop", kilometres: 8.2, ascent: 140)
        let attachment = ChatMessageAttachment(
            id: AttachmentId(cid: .heronLake, messageId: "h2", index: 0), type: .route, payload: route)
        let messages: [ChatMessage] = [
            .mock("h1", "Who is up for the lake?", by: .ben, at: 0, in: .heronLake),
            .mock("h2", "This one", by: .cleo, at: 4, in: .heronLake, attachments: [attachment.asAnyAttachment]),
            .mock("h3", "Car park at eight", by: .ben, at: 6, in: .heronLake, isPinned: true),
        ]
        return Conversation(
            channel: .mock(
                cid: .heronLake, name: "Heron Lake", grade: "T1", createdBy: .ada, members: [.ada, .ben, .cleo],
                messages: messages, pinned: [messages[2]]),
            messages: messages, users: [.ada, .ben, .cleo])
    }

    /// Ada and Ben talk about a steep one.
    static var kiteRidge: Conversation {
        let messages: [ChatMessage] = [.mock("k1", "Ropes or no ropes?", by: .ben, at: 20, in: .kiteRidge)]
        return Conversation(
            channel: .mock(
                cid: .kiteRidge, name: "Kite Ridge", grade: "T4", createdBy: .ben, members: [.ada, .ben],
                messages: messages),
            messages: messages, users: [.ada, .ben])
    }

    /// A trail that Ada is not on.
    static var gear: Conversation {
        let messages: [ChatMessage] = [.mock("g1", "New boots!", by: .cleo, at: 30, in: .gear)]
        return Conversation(
            channel: .mock(
                cid: .gear, name: "Gear", grade: "T0", createdBy: .cleo, members: [.ben, .cleo], messages: messages),
            messages: messages, users: [.ben, .cleo])
    }
}
