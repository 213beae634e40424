import ChatModels
import Foundation

/// Creates users and messages from the inputs of a case.
struct ModelReader {
    /// The folder with the photos.
    let images: URL

    /// The channel of all messages.
    static let cid = ChannelId(type: .messaging, id: "channel")

    /// The file of a photo with a name.
    func imageURL(_ name: String?) -> URL? {
        name.map { images.appendingPathComponent("\($0).jpg") }
    }

    // MARK: Users

    /// - Parameter role: The identifier of a user without one, or with a random one.
    func user(_ fields: Fields?, role: UserId) -> ChatUser {
        guard let fields else { return ChatUser(id: role) }
        let id = fields.string("id") ?? role
        let language = fields.string("language").map(TranslationLanguage.init(languageCode:))
        return ChatUser(
            id: ["(random UUID)", "(current user)"].contains(id) ? role : id, name: fields.string("name"),
            imageURL: imageURL(fields.string("image")), isOnline: fields.bool("is_online"), language: language)
    }

    private func users(_ list: [Fields], role: UserId) -> [ChatUser] {
        list.enumerated().map { user($1, role: "\(role)-\($0)") }
    }

    /// The author of a message. A random identifier stands for a user without other messages, even where the message
    /// counts as the current user's.
    private func author(_ fields: Fields?, of id: MessageId) -> ChatUser {
        user(fields, role: fields?.string("id") == "(random UUID)" ? "author of \(id)" : "me")
    }

    // MARK: Messages

    func message(_ fields: Fields, id: MessageId = "message") -> ChatMessage {
        fields.require("text")
        let reactions = fields.objects("reactions")
        let readers = users(fields.objects("read_by"), role: "reader")
        let isOwn = fields.bool("is_sent_by_current_user")
        var result = ChatMessage(
            id: id,
            text: fields.string("text") ?? "",
            type: fields.value("type", as: MessageType.self) ?? .regular,
            createdAt: fields.date("created_at") ?? Date(timeIntervalSince1970: 0),
            deletedAt: fields.date("deleted_at"),
            textUpdatedAt: fields.date("text_updated_at"),
            author: author(fields.object("author"), of: id),
            isSentByCurrentUser: isOwn,
            replyCount: fields.int("reply_count") ?? 0,
            latestReplies: fields.objects("latest_replies").enumerated().map { message($1, id: "\(id)-reply-\($0)") },
            threadParticipants: users(fields.objects("thread_participants"), role: "participant"),
            quotedMessage: fields.object("quoted_message").map { message($0, id: "\(id)-quoted") },
            mentionedUsers: Set(users(fields.objects("mentioned_users"), role: "mentioned")),
            allAttachments: attachments(fields.objects("attachments"), messageId: id),
            localState: fields.value("local_state", as: LocalMessageState.self),
            reactionScores: counts(reactions, "score"),
            reactionCounts: counts(reactions, "count"),
            latestReactions: chosen(reactions, all: true),
            currentUserReactions: chosen(reactions, all: false),
            translations: translations(fields.object("translations")),
            readBy: Set(readers),
            readByCount: readers.count)
        result.poll = fields.object("poll").map(poll)
        return result
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

    /// The texts by language: each field is named after a language.
    private func translations(_ fields: Fields?) -> [TranslationLanguage: String]? {
        guard let fields else { return nil }
        var texts: [TranslationLanguage: String] = [:]
        for name in fields.names { texts[TranslationLanguage(languageCode: name)] = fields.string(name) }
        return texts
    }
}
