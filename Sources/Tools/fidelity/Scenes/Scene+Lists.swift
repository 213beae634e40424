import ChatModels
import ChatUI
import HeadlessUIKit

/// Rows and lists of channels and threads.
extension Scene {
    var channelItemView: UIView {
        applyTimeFormat()
        let view = EditedChannelItemView()
        if inputs.string("content") == nil { view.content = channelItem(inputs) }
        return view
    }

    private func channelItem(_ fields: Fields) -> ChatChannelListItemView.Content {
        let viewer = fields.object("current_user")?.string("id") ?? "me"
        fields.object("current_user")?.ignore(["name", "image", "is_online"])
        fields.object("channel")?.ignore(["unread_count"])
        var channel = reader.channel(fields.object("channel"))
        channel.createdAt = fields.object("channel")?.date("created_at") ?? channel.createdAt
        channel.previewMessage = fields.object("preview_message").map { previewMessage($0, viewer: viewer) }
        channel.unreadCount = ChannelUnreadCount(messages: fields.int("unread_count") ?? 0)
        return .init(channel: channel, currentUserId: viewer, searchResult: searchResult(fields))
    }

    private func previewMessage(_ fields: Fields, viewer: UserId) -> ChatMessage {
        fields.object("author")?.ignore(["language"])
        for attachment in fields.objects("attachments") { attachment.ignore(["title"]) }
        var message = reader.message(fields)
        if let poll = fields.object("poll") {
            // Who voted is said by the text that was seen only.
            let isOwn = inputs.strings("visible_text").contains { $0.contains("You voted") }
            let voter = ChatUser(id: isOwn ? viewer : "other", name: isOwn ? "Yoda" : "Someone")
            message.poll = Poll(
                id: "poll", name: poll.string("name") ?? "", latestVotes: [PollVote(id: "vote", user: voter)])
        }
        return message
    }

    private func searchResult(_ fields: Fields) -> ChatChannelListItemView.Content.SearchResult? {
        fields.object("search_result").map { result in
            .init(
                text: result.string("query") ?? "",
                message: result.object("message").map { reader.message($0, id: "found") })
        }
    }

    /// Most scenes write the time of the day, however long ago it was.
    private func applyTimeFormat() {
        guard inputs.string("time_format") == "clock time always" else { return }
        let time = Appearance.default.formatters.messageTimestamp
        Appearance.default.formatters.channelListMessageTimestamp = time
        Appearance.default.formatters.threadListMessageTimestamp = time
    }

    var unreadCountView: UIView {
        let view = EditedUnreadCountView()
        view.content = ChannelUnreadCount(messages: inputs.int("unread_count") ?? 0)
        return view
    }

    var threadItemView: UIView {
        applyTimeFormat()
        inputs.object("current_user")?.ignore(["id", "name", "image", "is_online"])
        let view = Components.default.threadListItemView.init()
        view.content = inputs.object("thread").map { .init(thread: thread($0), currentUserId: "me") }
        return view
    }

    func thread(_ fields: Fields) -> ChatThread {
        fields.ignore(["participants", "note"])
        let channel = ChatChannel(
            cid: ChannelId(type: .messaging, id: "channel"), name: fields.string("channel_name"))
        let replies = fields.objects("latest_replies").enumerated().map { reader.message($1, id: "reply-\($0)") }
        let reads = [
            ThreadRead(user: ChatUser(id: "me"), unreadMessagesCount: fields.int("unread_count") ?? 0)
        ]
        return ChatThread(
            parentMessage: parentMessage(of: fields), channel: channel, replyCount: fields.int("reply_count"),
            title: fields.string("title"), latestReplies: replies + lastReply(of: fields), reads: reads)
    }

    private func parentMessage(of fields: Fields) -> ChatMessage {
        if let parent = fields.object("parent_message") { return reader.message(parent, id: "parent") }
        return ChatMessage(
            id: "parent", text: fields.string("parent_message") ?? "", createdAt: Date(timeIntervalSince1970: 0),
            author: ChatUser(id: "author"))
    }

    /// In lists the last reply stands for all of them, with its author's name.
    private func lastReply(of fields: Fields) -> [ChatMessage] {
        guard let reply = fields.object("last_reply") else { return [] }
        reply.ignore(["shown_time"])
        return [
            ChatMessage(
                id: "reply", text: reply.string("text") ?? "",
                createdAt: reply.date("created_at") ?? Date(timeIntervalSince1970: 0),
                author: ChatUser(id: "replier", name: reply.string("author")))
        ]
    }
}
