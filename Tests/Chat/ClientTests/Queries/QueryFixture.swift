import ChatModels
import Foundation

@testable import Client

/// Four channels and six users for tests of queries. Ana is the current user.
enum QueryFixture {
    static let ana = ChatUser(
        id: "ana", name: "Ana Álvarez", userRole: .admin, lastActiveAt: day(9), teams: ["red"], language: .spanish)
    static let ben = ChatUser(id: "ben", name: "Ben", isOnline: true, isBanned: true, lastActiveAt: day(3))
    static let cleo = ChatUser(id: "cleo", name: "Cleo O'Neil", teams: ["red", "blue"], extraData: ["floor": 3])
    static let dan = ChatUser(id: "dan", name: "Dan", lastActiveAt: day(3), extraData: ["floor": 12])
    static let eve = ChatUser(id: "eve-1")

    /// A day of January 2024.
    static func day(_ day: Int) -> Date { Date(timeIntervalSince1970: 1_704_067_200 + Double(day - 1) * 86400) }

    static let channels: [ChatChannel] = [
        ChatChannel(
            cid: ChannelId(type: .messaging, id: "lunch"), name: "Lunch break", lastMessageAt: day(5),
            createdAt: day(1), updatedAt: day(8), isMuted: true, createdBy: ana,
            lastActiveMembers: members([ana, ben, cleo]), membership: ChatChannelMember(user: ana),
            unreadCount: ChannelUnreadCount(messages: 2), team: "red",
            extraData: ["priority": 2, "tags": ["food", "fun"], "due": "2024-02-01T00:00:00Z", "open": true]),
        ChatChannel(
            cid: ChannelId(type: .team, id: "ios"), name: "iOS (é)", lastMessageAt: day(7), createdAt: day(2),
            updatedAt: day(7), isFrozen: true, createdBy: ben, lastActiveMembers: members([ana, ben]),
            membership: ChatChannelMember(user: ana, memberRole: .moderator),
            extraData: ["priority": 10, "due": "2024-01-01T00:00:00Z"]),
        ChatChannel(
            cid: ChannelId(type: .messaging, id: "empty"), createdAt: day(6), updatedAt: day(6),
            memberCount: 3, lastActiveMembers: members([ana, dan, eve]),
            membership: ChatChannelMember(user: ana, isInvited: true)),
        ChatChannel(
            cid: ChannelId(type: .livestream, id: "show"), name: "Lunch show", lastMessageAt: day(7),
            createdAt: day(3), updatedAt: day(3), createdBy: cleo, lastActiveMembers: members([cleo]),
            unreadCount: ChannelUnreadCount(messages: 9), team: "blue"),
        ChatChannel(
            cid: ChannelId(type: .messaging, id: "hidden"), name: "Hidden", lastMessageAt: day(2),
            createdAt: day(2), isHidden: true, lastActiveMembers: members([ana, dan]),
            membership: ChatChannelMember(user: ana)),
    ]

    private static func members(_ users: [ChatUser]) -> [ChatChannelMember] {
        users.enumerated().map { ChatChannelMember(user: $1, memberCreatedAt: day(1 + $0)) }
    }

    /// A client with the channels, and Ana as the current user.
    static func makeClient() -> ChatClient {
        ChatClient(
            currentUser: CurrentChatUser(user: ana), conversations: channels.map { Conversation(channel: $0) })
    }
}
