import ChatModels
import Frames
import HeadlessUIKit

@testable import ChatUI

/// 12 December 2019, 15:33:46 UTC.
let fixtureDate = Date(timeIntervalSince1970: 1_576_164_826)

extension ChatUser {
    static let luke = ChatUser(id: "luke", name: "Luke Skywalker")
    static let leia = ChatUser(id: "leia", name: "Leia Organa")
    static let vader = ChatUser(id: "vader", name: "Darth Vader")
}

extension ChatMessage {
    /// A message of Luke, the current user.
    static func own(_ text: String, id: String = "own", at date: Date = fixtureDate) -> ChatMessage {
        ChatMessage(id: id, text: text, createdAt: date, author: .luke, isSentByCurrentUser: true)
    }

    /// A message of another user.
    static func incoming(
        _ text: String, id: String = "incoming", from author: ChatUser = .leia, at date: Date = fixtureDate
    ) -> ChatMessage {
        ChatMessage(id: id, text: text, createdAt: date, author: author)
    }

    /// Returns the message after a change.
    func with(_ change: (inout ChatMessage) -> Void) -> ChatMessage {
        var copy = self
        change(&copy)
        return copy
    }

    /// Returns the message with reactions of one person.
    func with(reactions types: [MessageReactionType]) -> ChatMessage {
        with { message in
            message.reactionScores = Dictionary(uniqueKeysWithValues: types.map { ($0, 1) })
            message.reactionCounts = message.reactionScores
            message.latestReactions = Set(
                types.map { ChatMessageReaction(type: $0, score: 1, createdAt: fixtureDate, author: .vader) })
        }
    }
}

extension ChatChannel {
    /// A channel of three users with all capabilities.
    static func group(members: Int = 3, _ change: (inout ChannelConfig) -> Void = { _ in }) -> ChatChannel {
        var config = ChannelConfig()
        change(&config)
        return ChatChannel(
            cid: ChannelId(type: .messaging, id: "rebels"), name: "Rebels", config: config, memberCount: members)
    }
}

/// Keeps a view in a hierarchy, so that it runs through its life cycle.
@MainActor
final class Host {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 700))

    init(_ content: UIView) {
        view.addSubview(content)
    }
}

extension Frame {
    /// The rectangle of the named frame inside this one, in points from this one's top-left corner.
    func rect(of name: String) -> CGRect? {
        var found: CGRect?
        forEach { frame, rect in
            if found == nil, frame.origin.isCalled(name) {
                found = rect.offsetBy(dx: -self.rect.minX, dy: -self.rect.minY)
            }
        }
        return found
    }
}
