import ChatModels
import Foundation

/// Makes messages, users and channels of the inputs of a case.
struct SceneReader {
    /// Where the photos are.
    let images: URL

    /// The file of a photo that is called by its name.
    func imageURL(_ name: String?) -> URL? {
        name.map { images.appendingPathComponent("\($0).jpg") }
    }

    // MARK: Users

    /// - Parameter role: What the user is in the scene, for an identifier that is not said.
    func user(_ fields: Fields?, role: String) -> ChatUser {
        guard let fields else { return ChatUser(id: role) }
        fields.ignore(["note", "id"])
        return ChatUser(
            id: role, name: fields.string("name"), imageURL: imageURL(fields.string("image")),
            isOnline: fields.bool("is_online"))
    }

    private func users(_ list: [Fields], role: String) -> [ChatUser] {
        list.enumerated().map { user($1, role: "\(role)-\($0)") }
    }

    // MARK: Messages

    func message(_ fields: Fields, id: String = "message") -> ChatMessage {
        fields.ignore(["shown_time", "shown_text", "note"])
        let reactions = fields.objects("reactions")
        let readers = users(fields.objects("read_by"), role: "reader")
        return ChatMessage(
            id: id,
            text: fields.string("text") ?? "",
            type: fields.string("type").flatMap(MessageType.init(rawValue:)) ?? .regular,
            createdAt: fields.date("created_at") ?? Date(timeIntervalSince1970: 0),
            deletedAt: fields.date("deleted_at"),
            textUpdatedAt: fields.date("text_updated_at"),
            author: user(fields.object("author"), role: "author"),
            isSentByCurrentUser: fields.bool("is_sent_by_current_user"),
            replyCount: fields.int("reply_count") ?? 0,
            latestReplies: fields.objects("latest_replies").enumerated().map { message($1, id: "\(id)-reply-\($0)") },
            threadParticipants: users(fields.objects("thread_participants"), role: "participant"),
            quotedMessage: fields.object("quoted_message").map { message($0, id: "\(id)-quoted") },
            mentionedUsers: Set(users(fields.objects("mentioned_users"), role: "mentioned")),
            allAttachments: attachments(fields.objects("attachments"), messageId: id),
            localState: fields.string("local_state").flatMap(LocalMessageState.init(rawValue:)),
            reactionScores: counts(reactions, "score"),
            reactionCounts: counts(reactions, "count"),
            latestReactions: chosen(reactions, all: true),
            currentUserReactions: chosen(reactions, all: false),
            translations: translations(fields.object("translations")),
            readBy: Set(readers),
            readByCount: readers.count)
    }

    private func counts(_ reactions: [Fields], _ name: String) -> [MessageReactionType: Int] {
        var counts: [MessageReactionType: Int] = [:]
        for reaction in reactions {
            counts[MessageReactionType(rawValue: reaction.string("type") ?? "")] = reaction.int(name) ?? 1
        }
        return counts
    }

    private func chosen(_ reactions: [Fields], all: Bool) -> Set<ChatMessageReaction> {
        Set(
            reactions.filter { all || $0.bool("by_current_user") }.map { reaction in
                ChatMessageReaction(
                    type: MessageReactionType(rawValue: reaction.string("type") ?? ""),
                    author: ChatUser(id: reaction.bool("by_current_user") ? "me" : "other"))
            })
    }

    private func translations(_ fields: Fields?) -> [TranslationLanguage: String]? {
        guard let fields else { return nil }
        return fields.strings(of: TranslationLanguage.self)
    }

    // MARK: Channels

    func channel(_ fields: Fields?) -> ChatChannel {
        guard let fields else { return ChatChannel(cid: ChannelId(type: .messaging, id: "channel")) }
        fields.ignore(["own_capabilities", "note"])
        let members = self.members(fields.objects("members"))
        let language = fields.object("membership")?.string("language")
        let membership = language.map { code in
            ChatChannelMember(user: ChatUser(id: "me", language: TranslationLanguage(languageCode: code)))
        }
        return ChatChannel(
            cid: ChannelId(type: .messaging, id: "channel"),
            name: fields.string("name"),
            imageURL: imageURL(fields.string("image")),
            config: ChannelConfig(
                readEventsEnabled: fields.has("read_events_enabled") ? fields.bool("read_events_enabled") : true),
            memberCount: fields.int("member_count") ?? members.count,
            lastActiveMembers: members,
            membership: membership)
    }

    /// The members in the order in which they came; the one who looks at the picture is called `me`.
    func members(_ list: [Fields]) -> [ChatChannelMember] {
        list.enumerated().map { index, fields in
            ChatChannelMember(
                user: user(fields, role: fields.bool("current_user") ? "me" : "member-\(index)"),
                memberCreatedAt: Date(timeIntervalSince1970: Double(index)))
        }
    }
}

extension Fields {
    /// All fields as texts by language.
    fileprivate func strings(of language: TranslationLanguage.Type) -> [TranslationLanguage: String] {
        var texts: [TranslationLanguage: String] = [:]
        for name in names {
            if let text = string(name) { texts[TranslationLanguage(languageCode: name)] = text }
        }
        return texts
    }
}
