import ChatModels
import Foundation

/// Creates channels, messages and polls from the inputs of the SwiftUI flavor.
struct SwiftUIModels {
    // MARK: Channels

    /// The identifier of a direct message channel marks it as one.
    func channel(_ fields: Fields?, number: Int = 0) -> ChatChannel {
        guard let fields else { return ChatChannel(cid: cid(isDirect: false, number: number)) }
        let config = ChannelConfig(
            reactionsEnabled: !fields.has("reactions_enabled") || fields.bool("reactions_enabled"),
            readEventsEnabled: !fields.has("read_events_enabled") || fields.bool("read_events_enabled"),
            commands: fields.strings("commands").map { Command(name: $0) })
        var channel = ChatChannel(
            cid: cid(isDirect: fields.bool("direct_message"), number: number), name: fields.string("name"),
            config: config, memberCount: fields.int("member_count") ?? 0,
            watcherCount: fields.int("watcher_count") ?? 0,
            currentlyTypingUsers: Set(fields.strings("typing").map { ChatUser(id: $0, name: $0) }),
            unreadCount: ChannelUnreadCount(messages: fields.int("unread_messages") ?? 0))
        if fields.has("own_capabilities") {
            channel.ownCapabilities = Set(fields.strings("own_capabilities").map(ChannelCapability.init(rawValue:)))
        }
        return channel
    }

    func channels(_ list: [Fields]) -> [ChatChannel] {
        list.enumerated().map { channel($1, number: $0) }
    }

    private func cid(isDirect: Bool, number: Int) -> ChannelId {
        ChannelId(type: .messaging, id: isDirect ? "!members-\(number)" : "channel-\(number)")
    }

    // MARK: Messages

    func messages(_ list: [Fields]) -> [ChatMessage] {
        list.enumerated().map { message($1, id: "message-\($0)") }
    }

    /// An author with a random identifier has no other messages.
    func message(_ fields: Fields?, id: MessageId = "message") -> ChatMessage {
        guard let fields else { return ChatMessage(id: id, text: "", createdAt: Self.epoch, author: ChatUser(id: id)) }
        fields.require("text")
        let own = fields.strings("current_user_reactions").map(MessageReactionType.init(rawValue:))
        let counts = counts(fields.object("reactions"))
        return ChatMessage(
            id: id, text: fields.string("text") ?? "", type: fields.value("type", as: MessageType.self) ?? .regular,
            createdAt: date(fields) ?? Self.epoch,
            textUpdatedAt: fields.value("text_updated_at", of: ["set": Self.epoch]),
            author: author(fields.object("author"), of: id),
            isSentByCurrentUser: fields.bool("is_sent_by_current_user"),
            quotedMessage: fields.object("quoted_message").map { message($0, id: "\(id)-quoted") },
            mentionedUsers: Set(fields.strings("mentioned_users").map { ChatUser(id: $0, name: $0) }),
            allAttachments: fields.objects("attachments").enumerated().map { attachment($1, index: $0, of: id) },
            reactionScores: counts, reactionCounts: counts,
            currentUserReactions: Set(own.map { ChatMessageReaction(type: $0, author: ChatUser(id: "me")) }))
    }

    private static let epoch = Date(timeIntervalSince1970: 0)

    private func author(_ fields: Fields?, of id: MessageId) -> ChatUser {
        let stated = fields?.string("id") ?? "(random UUID)"
        return ChatUser(
            id: stated == "(random UUID)" ? "author of \(id)" : stated, name: fields?.string("name"),
            imageURL: fields?.string("image").flatMap(URL.init(string:)))
    }

    /// A date is given as such, or as `Unix time -10000`.
    private func date(_ fields: Fields) -> Date? {
        if let date = fields.date("created_at") { return date }
        guard let words = fields.string("created_at")?.split(separator: " "), words.count == 3,
            words[0] == "Unix", let seconds = TimeInterval(words[2])
        else { return nil }
        return Date(timeIntervalSince1970: seconds)
    }

    /// Each field is named after a reaction type.
    private func counts(_ fields: Fields?) -> [MessageReactionType: Int] {
        guard let fields else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: fields.names.map { (MessageReactionType(rawValue: $0), fields.int($0) ?? 0) })
    }

    // MARK: Attachments

    private func attachment(_ fields: Fields, index: Int, of message: MessageId) -> AnyChatMessageAttachment {
        let type = fields.string("type").map(AttachmentType.init(rawValue:)) ?? .unknown
        return AnyChatMessageAttachment(
            id: AttachmentId(cid: cid(isDirect: false, number: 0), messageId: message, index: index), type: type,
            payload: AnyAttachmentPayload(payload(fields, type, index: index)))
    }

    private func payload(_ fields: Fields, _ type: AttachmentType, index: Int) -> any AttachmentPayload {
        let title = fields.string("title")
        let place = Self.nowhere.appendingPathComponent("\(index)")
        switch type {
        case .image:
            fields.ignore("image", of: ["not loaded"])
            return ImageAttachmentPayload(title: title, imageURL: place)
        case .video:
            return VideoAttachmentPayload(title: title, videoURL: place)
        case .file:
            let kind = fields.value("file_type", as: AttachmentFileType.self) ?? .generic
            let file = AttachmentFile(
                type: kind, size: Int64(fields.int("file_size") ?? 0), mimeType: fields.string("mime_type"))
            return FileAttachmentPayload(title: title, assetURL: place, file: file)
        case .voiceRecording:
            return VoiceRecordingAttachmentPayload(
                title: title, voiceRecordingURL: place, duration: fields.number("duration"),
                waveformData: fields.has("waveform") ? fields.numbers("waveform").map { Float($0) } : nil)
        default:
            return UnknownAttachmentPayload(json: .dictionary([:]))
        }
    }

    /// A URL from which nothing is loaded.
    private static let nowhere = URL(fileURLWithPath: "/attachments")

    // MARK: Polls

    /// - Parameter today: The date of the votes.
    func poll(_ fields: Fields?, today: Date) -> Poll {
        guard let fields else { return Poll(id: "poll", name: "") }
        let options = fields.objects("options").enumerated().map { index, option in
            let votes = option.strings("latest_votes").map { name in
                PollVote(
                    id: "\(index)-\(name)", optionId: "\(index)", createdAt: today, user: ChatUser(id: name, name: name)
                )
            }
            let counted = PollOption(id: "\(index)", text: option.string("text") ?? "", latestVotes: votes)
            return (option: counted, votes: option.int("votes") ?? votes.count)
        }
        return Poll(
            id: "poll", name: fields.string("name") ?? "", options: options.map(\.option),
            createdBy: fields.string("created_by").map { ChatUser(id: $0, name: $0) },
            isClosed: fields.bool("is_closed"), enforceUniqueVote: fields.bool("enforce_unique_vote"),
            allowAnswers: fields.bool("allow_answers"),
            allowUserSuggestedOptions: fields.bool("allow_user_suggested_options"),
            answersCount: fields.int("answers_count") ?? 0, voteCount: fields.int("vote_count"),
            voteCountsByOption: Dictionary(uniqueKeysWithValues: options.map { ($0.option.id, $0.votes) }))
    }
}
