public import Foundation

/// A message with all of its data.
///
/// A value type with copy-on-write storage: passing a list of ten thousand messages around is free.
public struct ChatMessage: Identifiable, Sendable {
    private var storage: Storage

    public init(
        id: MessageId,
        cid: ChannelId? = nil,
        text: String,
        type: MessageType = .regular,
        command: String? = nil,
        arguments: String? = nil,
        createdAt: Date,
        locallyCreatedAt: Date? = nil,
        updatedAt: Date? = nil,
        deletedAt: Date? = nil,
        textUpdatedAt: Date? = nil,
        author: ChatUser,
        isSentByCurrentUser: Bool = false,
        parentMessageId: MessageId? = nil,
        showReplyInChannel: Bool = false,
        replyCount: Int = 0,
        latestReplies: [ChatMessage] = [],
        threadParticipants: [ChatUser] = [],
        threadParticipantsCount: Int? = nil,
        quotedMessage: ChatMessage? = nil,
        mentionedUsers: Set<ChatUser> = [],
        allAttachments: [AnyChatMessageAttachment] = [],
        poll: Poll? = nil,
        localState: LocalMessageState? = nil,
        isFlaggedByCurrentUser: Bool = false,
        isSilent: Bool = false,
        isShadowed: Bool = false,
        reactionScores: [MessageReactionType: Int] = [:],
        reactionCounts: [MessageReactionType: Int]? = nil,
        reactionGroups: [MessageReactionType: ChatMessageReactionGroup] = [:],
        latestReactions: Set<ChatMessageReaction> = [],
        currentUserReactions: Set<ChatMessageReaction> = [],
        pinDetails: MessagePinDetails? = nil,
        translations: [TranslationLanguage: String]? = nil,
        originalLanguage: TranslationLanguage? = nil,
        moderationDetails: MessageModerationDetails? = nil,
        readBy: Set<ChatUser> = [],
        readByCount: Int? = nil,
        extraData: [String: RawJSON] = [:]
    ) {
        storage = Storage(
            Fields(
                id: id,
                cid: cid,
                text: text,
                type: type,
                command: command,
                arguments: arguments,
                createdAt: createdAt,
                locallyCreatedAt: locallyCreatedAt,
                updatedAt: updatedAt ?? createdAt,
                deletedAt: deletedAt,
                textUpdatedAt: textUpdatedAt,
                author: author,
                isSentByCurrentUser: isSentByCurrentUser,
                parentMessageId: parentMessageId,
                showReplyInChannel: showReplyInChannel,
                replyCount: replyCount,
                latestReplies: latestReplies,
                threadParticipants: threadParticipants,
                threadParticipantsCount: threadParticipantsCount ?? threadParticipants.count,
                quotedMessage: quotedMessage,
                mentionedUsers: mentionedUsers,
                allAttachments: allAttachments,
                poll: poll,
                localState: localState,
                isFlaggedByCurrentUser: isFlaggedByCurrentUser,
                isSilent: isSilent,
                isShadowed: isShadowed,
                reactionScores: reactionScores,
                reactionCounts: reactionCounts ?? reactionScores,
                reactionGroups: reactionGroups,
                latestReactions: latestReactions,
                currentUserReactions: currentUserReactions,
                pinDetails: pinDetails,
                translations: translations,
                originalLanguage: originalLanguage,
                moderationDetails: moderationDetails,
                readBy: readBy,
                readByCount: readByCount ?? readBy.count,
                extraData: extraData))
    }

    public var id: MessageId {
        get { storage.fields.id }
        set { fields.id = newValue }
    }

    public var cid: ChannelId? {
        get { storage.fields.cid }
        set { fields.cid = newValue }
    }

    public var text: String {
        get { storage.fields.text }
        _modify { yield &fields.text }
    }

    public var type: MessageType {
        get { storage.fields.type }
        set { fields.type = newValue }
    }

    /// The command of the message, such as `"giphy"`.
    public var command: String? {
        get { storage.fields.command }
        set { fields.command = newValue }
    }

    /// The arguments of the command.
    public var arguments: String? {
        get { storage.fields.arguments }
        set { fields.arguments = newValue }
    }

    public var createdAt: Date {
        get { storage.fields.createdAt }
        set { fields.createdAt = newValue }
    }

    /// When it was written on this device, before it reached the server.
    public var locallyCreatedAt: Date? {
        get { storage.fields.locallyCreatedAt }
        set { fields.locallyCreatedAt = newValue }
    }

    public var updatedAt: Date {
        get { storage.fields.updatedAt }
        set { fields.updatedAt = newValue }
    }

    public var deletedAt: Date? {
        get { storage.fields.deletedAt }
        set { fields.deletedAt = newValue }
    }

    /// When the text was edited, or `nil` if it never was.
    public var textUpdatedAt: Date? {
        get { storage.fields.textUpdatedAt }
        set { fields.textUpdatedAt = newValue }
    }

    public var author: ChatUser {
        get { storage.fields.author }
        set { fields.author = newValue }
    }

    public var isSentByCurrentUser: Bool {
        get { storage.fields.isSentByCurrentUser }
        set { fields.isSentByCurrentUser = newValue }
    }

    /// The parent message of a reply in a thread.
    public var parentMessageId: MessageId? {
        get { storage.fields.parentMessageId }
        set { fields.parentMessageId = newValue }
    }

    /// Whether a reply in a thread is shown in the channel as well.
    public var showReplyInChannel: Bool {
        get { storage.fields.showReplyInChannel }
        set { fields.showReplyInChannel = newValue }
    }

    /// The number of replies in the message's thread.
    public var replyCount: Int {
        get { storage.fields.replyCount }
        set { fields.replyCount = newValue }
    }

    public var latestReplies: [ChatMessage] {
        get { storage.fields.latestReplies }
        _modify { yield &fields.latestReplies }
    }

    /// The participants of the message's thread.
    public var threadParticipants: [ChatUser] {
        get { storage.fields.threadParticipants }
        _modify { yield &fields.threadParticipants }
    }

    public var threadParticipantsCount: Int {
        get { storage.fields.threadParticipantsCount }
        set { fields.threadParticipantsCount = newValue }
    }

    /// The quoted message.
    public var quotedMessage: ChatMessage? {
        get { storage.fields.quotedMessage }
        set { fields.quotedMessage = newValue }
    }

    public var mentionedUsers: Set<ChatUser> {
        get { storage.fields.mentionedUsers }
        _modify { yield &fields.mentionedUsers }
    }

    public var allAttachments: [AnyChatMessageAttachment] {
        get { storage.fields.allAttachments }
        _modify { yield &fields.allAttachments }
    }

    public var poll: Poll? {
        get { storage.fields.poll }
        _modify { yield &fields.poll }
    }

    /// The state of sending, or `nil` once it is on the server.
    public var localState: LocalMessageState? {
        get { storage.fields.localState }
        set { fields.localState = newValue }
    }

    public var isFlaggedByCurrentUser: Bool {
        get { storage.fields.isFlaggedByCurrentUser }
        set { fields.isFlaggedByCurrentUser = newValue }
    }

    /// Whether it was sent without a notification.
    public var isSilent: Bool {
        get { storage.fields.isSilent }
        set { fields.isSilent = newValue }
    }

    /// Whether its author is shadow-banned.
    public var isShadowed: Bool {
        get { storage.fields.isShadowed }
        set { fields.isShadowed = newValue }
    }

    public var reactionScores: [MessageReactionType: Int] {
        get { storage.fields.reactionScores }
        _modify { yield &fields.reactionScores }
    }

    public var reactionCounts: [MessageReactionType: Int] {
        get { storage.fields.reactionCounts }
        _modify { yield &fields.reactionCounts }
    }

    public var reactionGroups: [MessageReactionType: ChatMessageReactionGroup] {
        get { storage.fields.reactionGroups }
        _modify { yield &fields.reactionGroups }
    }

    public var latestReactions: Set<ChatMessageReaction> {
        get { storage.fields.latestReactions }
        _modify { yield &fields.latestReactions }
    }

    public var currentUserReactions: Set<ChatMessageReaction> {
        get { storage.fields.currentUserReactions }
        _modify { yield &fields.currentUserReactions }
    }

    public var pinDetails: MessagePinDetails? {
        get { storage.fields.pinDetails }
        set { fields.pinDetails = newValue }
    }

    public var translations: [TranslationLanguage: String]? {
        get { storage.fields.translations }
        _modify { yield &fields.translations }
    }

    public var originalLanguage: TranslationLanguage? {
        get { storage.fields.originalLanguage }
        set { fields.originalLanguage = newValue }
    }

    public var moderationDetails: MessageModerationDetails? {
        get { storage.fields.moderationDetails }
        set { fields.moderationDetails = newValue }
    }

    /// The users who have read it, except for its author.
    public var readBy: Set<ChatUser> {
        get { storage.fields.readBy }
        _modify { yield &fields.readBy }
    }

    public var readByCount: Int {
        get { storage.fields.readByCount }
        set { fields.readByCount = newValue }
    }

    public var extraData: [String: RawJSON] {
        get { storage.fields.extraData }
        _modify { yield &fields.extraData }
    }

    /// The fields for writing: a copy if another message shares them.
    private var fields: Fields {
        get { storage.fields }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
            yield &storage.fields
        }
    }
}

extension ChatMessage: Hashable {
    public static func == (one: ChatMessage, other: ChatMessage) -> Bool {
        one.storage === other.storage || one.storage.fields == other.storage.fields
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
