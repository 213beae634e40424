internal import Foundation

extension ChatMessage {
    /// The fields of a message.
    struct Fields: Equatable, Sendable {
        var id: MessageId
        var cid: ChannelId?
        var text: String
        var type: MessageType
        var command: String?
        var arguments: String?
        var createdAt: Date
        var locallyCreatedAt: Date?
        var updatedAt: Date
        var deletedAt: Date?
        var textUpdatedAt: Date?
        var author: ChatUser
        var isSentByCurrentUser: Bool
        var parentMessageId: MessageId?
        var showReplyInChannel: Bool
        var replyCount: Int
        var latestReplies: [ChatMessage]
        var threadParticipants: [ChatUser]
        var threadParticipantsCount: Int
        var quotedMessage: ChatMessage?
        var mentionedUsers: Set<ChatUser>
        var allAttachments: [AnyChatMessageAttachment]
        var poll: Poll?
        var localState: LocalMessageState?
        var isFlaggedByCurrentUser: Bool
        var isSilent: Bool
        var isShadowed: Bool
        var reactionScores: [MessageReactionType: Int]
        var reactionCounts: [MessageReactionType: Int]
        var reactionGroups: [MessageReactionType: ChatMessageReactionGroup]
        var latestReactions: Set<ChatMessageReaction>
        var currentUserReactions: Set<ChatMessageReaction>
        var pinDetails: MessagePinDetails?
        var translations: [TranslationLanguage: String]?
        var originalLanguage: TranslationLanguage?
        var moderationDetails: MessageModerationDetails?
        var readBy: Set<ChatUser>
        var readByCount: Int
        var extraData: [String: RawJSON]
    }

    /// The storage of the fields.
    ///
    /// Only `ChatMessage` writes to it, and only while it is the sole owner, so sharing it between threads is safe.
    final class Storage: @unchecked Sendable {
        var fields: Fields

        init(_ fields: Fields) {
            self.fields = fields
        }
    }
}
