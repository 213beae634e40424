import ChatModels
import Foundation

/// A chat of three people with a message every ten minutes.
struct LongChat {
    let channel: ChatChannel

    /// Oldest first.
    let messages: [ChatMessage]

    /// The current user, one of the three.
    let currentUser = CurrentChatUser(user: ChatUser(id: "user-0"))

    init(_ count: Int) {
        channel = ChatChannel(cid: ChannelId(type: .messaging, id: "long"), name: "Long", memberCount: 3)
        messages = (0..<count).map { number in
            ChatMessage(
                id: "\(number)", text: "Message \(number), " + String(repeating: "and more of it ", count: number % 7),
                createdAt: Date(timeIntervalSince1970: 1_700_000_000 + Double(number) * 600),
                author: ChatUser(id: "user-\(number % 3)"), isSentByCurrentUser: number % 3 == 0)
        }
    }
}
