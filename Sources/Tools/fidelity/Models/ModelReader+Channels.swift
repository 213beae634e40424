import ChatModels
import Foundation

/// Channels and threads.
extension ModelReader {
    /// A channel without given commands has one.
    func channel(_ fields: Fields?) -> ChatChannel {
        guard let fields else { return ChatChannel(cid: Self.cid) }
        let members = members(fields.objects("members"))
        // The identifier of a direct message channel consists of its members'.
        let cid = fields.bool("direct") ? ChannelId(type: .messaging, id: "!members-1") : Self.cid
        var channel = ChatChannel(
            cid: cid,
            name: fields.string("name"),
            imageURL: imageURL(fields.string("image")),
            config: ChannelConfig(
                readEventsEnabled: fields.has("read_events_enabled") ? fields.bool("read_events_enabled") : true),
            memberCount: fields.int("member_count") ?? members.count,
            lastActiveMembers: members,
            membership: fields.object("membership").map(membership),
            unreadCount: ChannelUnreadCount(messages: fields.int("unread_count") ?? 0))
        channel.createdAt = fields.date("created_at") ?? channel.createdAt
        channel.ownCapabilities = Set(fields.strings("own_capabilities").map(ChannelCapability.init(rawValue:)))
        channel.watcherCount = fields.int("watcher_count") ?? 0
        channel.cooldownDuration = fields.int("cooldown_s") ?? 0
        channel.config.commands =
            fields.has("commands")
            ? fields.strings("commands").map { Command(name: $0) } : [Command(name: "giphy", args: "[text]")]
        return channel
    }

    private func membership(_ fields: Fields) -> ChatChannelMember {
        ChatChannelMember(
            user: ChatUser(
                id: "me", language: fields.string("language").map(TranslationLanguage.init(languageCode:))))
    }

    /// The members in order; the current user has the identifier `me`.
    func members(_ list: [Fields]) -> [ChatChannelMember] {
        list.enumerated().map { index, fields in
            ChatChannelMember(
                user: user(fields, role: fields.bool("current_user") ? "me" : "member-\(index)"),
                memberCreatedAt: Date(timeIntervalSince1970: Double(index)))
        }
    }

    // MARK: Threads

    /// - Parameter reader: The user whose read state the thread has.
    func thread(_ fields: Fields, readBy reader: ChatUser) -> ChatThread {
        // Participants only show in the replies.
        fields.ignore(["participants"])
        let replies = fields.objects("latest_replies").enumerated().map { message($1, id: "reply-\($0)") }
        return ChatThread(
            parentMessage: parentMessage(of: fields),
            channel: ChatChannel(cid: Self.cid, name: fields.string("channel_name")),
            replyCount: fields.int("reply_count"), title: fields.string("title"),
            latestReplies: replies + lastReply(of: fields),
            reads: [ThreadRead(user: reader, unreadMessagesCount: fields.int("unread_count") ?? 0)])
    }

    private func parentMessage(of fields: Fields) -> ChatMessage {
        if let parent = fields.object("parent_message") { return message(parent, id: "parent") }
        return ChatMessage(
            id: "parent", text: fields.string("parent_message") ?? "", createdAt: Date(timeIntervalSince1970: 0),
            author: ChatUser(id: "author"))
    }

    /// In lists the last reply represents all of them, with its author's name.
    private func lastReply(of fields: Fields) -> [ChatMessage] {
        guard let reply = fields.object("last_reply") else { return [] }
        return [
            ChatMessage(
                id: "reply", text: reply.string("text") ?? "",
                createdAt: reply.date("created_at") ?? Date(timeIntervalSince1970: 0),
                author: ChatUser(id: "replier", name: reply.string("author")))
        ]
    }
}
