import ChatModels
import Frames
import XCTest

@testable import Client

/// A channel with three messages; the second is by Ana, the current user.
class ClientTestCase: XCTestCase {
    let ana = ChatUser(id: "ana", name: "Ana")
    let ben = ChatUser(id: "ben", name: "Ben")
    let cid = ChannelId(type: .messaging, id: "lake")

    /// All capabilities of a channel.
    static let allCapabilities: Set<ChannelCapability> = ChannelCapability.ofMember.union([
        .deleteAnyMessage, .updateAnyMessage, .pinMessage, .updateChannel, .deleteChannel, .updateChannelMembers,
        .freezeChannel, .setChannelCooldown, .banChannelMembers,
    ])

    func makeChannel(_ change: (inout ChatChannel) -> Void = { _ in }) -> ChatChannel {
        let members = [ana, ben].map { ChatChannelMember(user: $0) }
        var channel = ChatChannel(
            cid: cid, name: "Lake", ownCapabilities: Self.allCapabilities, lastActiveMembers: members,
            membership: members[0])
        change(&channel)
        return channel
    }

    func makeClient(
        config: ChatClientConfig = ChatClientConfig(), channel: ChatChannel? = nil, messages: [ChatMessage]? = nil
    ) -> ChatClient {
        Conversation(
            channel: channel ?? makeChannel(), currentUser: CurrentChatUser(user: ana),
            messages: messages ?? [message("1", ben), message("2", ana), message("3", ben)], users: [ana, ben]
        ).makeClient(config: config)
    }

    /// A message whose text is its identifier, sent some seconds after the first.
    func message(_ id: MessageId, _ author: ChatUser, _ change: (inout ChatMessage) -> Void = { _ in }) -> ChatMessage {
        var message = ChatMessage(
            id: id, cid: cid, text: id, createdAt: Date(timeIntervalSince1970: Double(id) ?? 0), author: author,
            isSentByCurrentUser: author == ana)
        change(&message)
        return message
    }

    /// The error line of an action; empty if it succeeds.
    func error(_ action: (@escaping ((any Error)?) -> Void) -> Void) -> String {
        var line = "nobody was called"
        action { line = $0.map { "\($0)" } ?? "" }
        return line
    }

    /// The error line of an action; empty if it succeeds.
    func error<Value>(_ action: (@escaping (Result<Value, any Error>) -> Void) -> Void) -> String {
        var line = "nobody was called"
        action { result in
            switch result {
            case .success: line = ""
            case .failure(let error): line = "\(error)"
            }
        }
        return line
    }
}

/// Records the notifications of a channel controller.
final class ChannelListener: ChatChannelControllerDelegate {
    var channels: [ChatChannel] = []
    var changes: [[String]] = []
    var typing: [[UserId]] = []
    /// Called when messages have changed.
    var whenMessagesChange: () -> Void = {}

    func channelController(
        _ channelController: ChatChannelController, didUpdateChannel channel: EntityChange<ChatChannel>
    ) {
        channels.append(channel.item)
    }

    func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        self.changes.append(changes.map(\.line))
        whenMessagesChange()
    }

    func channelController(
        _ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {
        typing.append(typingUsers.map(\.id).sorted())
    }
}

extension ListChange where Item: Identifiable {
    /// The change as a short text, such as `"+lake-sent-1 0"`.
    var line: String {
        switch self {
        case .insert(let item, let index): "+\(item.id) \(index[1])"
        case .remove(let item, let index): "-\(item.id) \(index[1])"
        case .move(let item, let from, let to): "\(item.id) \(from[1])>\(to[1])"
        case .update(let item, let index): "~\(item.id) \(index[1])"
        }
    }
}
