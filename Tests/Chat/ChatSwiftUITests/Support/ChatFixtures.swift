import ChatModels
import Foundation

/// Messages and channels as in the images of the SDK.
enum Fixture {
    /// - Parameter seconds: Since the beginning of 1970.
    static func message(
        _ text: String, id: String = "1", author: String = "Martin", isOwn: Bool = false, seconds: TimeInterval = 113
    ) -> ChatMessage {
        ChatMessage(
            id: id, text: text, createdAt: Date(timeIntervalSince1970: seconds),
            author: ChatUser(id: author, name: author), isSentByCurrentUser: isOwn)
    }

    static func channel(
        id: String = "general", name: String? = "Test channel", memberCount: Int = 0, unreadCount: Int = 0,
        members: [ChatChannelMember] = [], typingUsers: Set<ChatUser> = []
    ) -> ChatChannel {
        var channel = ChatChannel(
            cid: ChannelId(type: .messaging, id: id), name: name,
            config: ChannelConfig(reactionsEnabled: true, typingEventsEnabled: true, readEventsEnabled: true),
            memberCount: memberCount, lastActiveMembers: members, currentlyTypingUsers: typingUsers)
        channel.unreadCount.messages = unreadCount
        return channel
    }

    /// Messages of one author, each a second older than the one before.
    static func messages(_ count: Int) -> [ChatMessage] {
        (0..<count).map { message("Test message \($0)", id: "\($0)", seconds: 113 - Double($0)) }
    }

    /// Three messages of different users, on two days.
    static let threeMessages = (0..<3).map {
        message("Test \($0)", id: "\($0)", author: "Author \($0)", seconds: -10000 * Double($0))
    }
}
