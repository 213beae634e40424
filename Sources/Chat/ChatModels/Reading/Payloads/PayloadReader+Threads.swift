internal import Documents
internal import Foundation

extension PayloadReader {
    /// Reads a thread: its channel with only the parent message.
    func conversation(thread object: PayloadObject) throws(DocumentError) -> Conversation {
        let channelObject = object.object("channel")
        let cid =
            (channelObject?.name("cid") ?? object.name("channel_cid")).flatMap(ChannelId.init(cid:))
            ?? ChannelId(type: .messaging, id: "channel")
        let thread = try thread(object, in: channel(channelObject, cid: cid))
        return Conversation(
            channel: thread.channel, messages: [thread.parentMessage], users: users, threads: [thread])
    }

    private func thread(
        _ object: PayloadObject, in channel: ChatChannel
    ) throws(DocumentError) -> ChatThread {
        let replies = try messages(object.objects("latest_replies"), in: channel.cid, reads: [])
        let parent = try parent(object, in: channel.cid, replies: replies)
        return ChatThread(
            parentMessage: parent,
            channel: channel,
            createdBy: try object.object("created_by").flatMap { object throws(DocumentError) in
                try user(object)
            },
            replyCount: object.count("reply_count"),
            participantCount: object.count("participant_count"),
            threadParticipants: try participants(object.objects("thread_participants"), of: parent),
            lastMessageAt: object.date("last_message_at"),
            createdAt: object.date("created_at"),
            updatedAt: object.date("updated_at"),
            title: object.name("title"),
            latestReplies: replies,
            reads: try reads(object.objects("read")),
            extraData: object.extraData(besides: Self.threadFields))
    }

    private func parent(
        _ object: PayloadObject, in cid: ChannelId, replies: [ChatMessage]
    ) throws(DocumentError) -> ChatMessage {
        guard let parentObject = object.object("parent_message") else {
            return ChatMessage(
                id: object.name("parent_message_id") ?? "message-1", cid: cid, text: "",
                createdAt: object.date("created_at") ?? ConversationBuilder.firstDate,
                author: ChatUser(id: "unknown"), replyCount: replies.count)
        }
        var parent = try message(parentObject, in: cid, index: 0)
        parent.latestReplies = replies
        parent.replyCount = max(parent.replyCount, replies.count)
        return parent
    }

    private func participants(
        _ objects: [PayloadObject], of parent: ChatMessage
    ) throws(DocumentError) -> [ThreadParticipant] {
        var participants: [ThreadParticipant] = []
        for object in objects {
            guard let user = try author(object) else { continue }
            participants.append(
                ThreadParticipant(
                    user: user, threadId: object.name("thread_id") ?? parent.id,
                    createdAt: object.date("created_at") ?? .distantPast, lastReadAt: object.date("last_read_at")))
        }
        return participants
    }

    private func reads(_ objects: [PayloadObject]) throws(DocumentError) -> [ThreadRead] {
        var reads: [ThreadRead] = []
        for object in objects {
            guard let user = try author(object) else { continue }
            reads.append(
                ThreadRead(
                    user: user, lastReadAt: object.date("last_read"),
                    unreadMessagesCount: object.count("unread_messages") ?? 0))
        }
        return reads
    }

    private static let threadFields: Set<String> = [
        "channel", "channel_cid", "parent_message", "parent_message_id", "created_by", "created_by_user_id",
        "reply_count", "participant_count", "thread_participants", "last_message_at", "created_at", "updated_at",
        "title", "latest_replies", "read", "active_participant_count",
    ]
}
