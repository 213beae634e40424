public import Foundation

/// A message that the current user has started to write.
public struct DraftMessage: Identifiable, Hashable, Sendable {
    public var id: MessageId
    public var cid: ChannelId?

    /// The parent message of a draft in a thread; `nil` for one in the channel.
    public var threadId: MessageId?

    public var text: String
    public var isSilent: Bool
    public var command: String?
    public var createdAt: Date
    public var arguments: String?
    public var extraData: [String: RawJSON]
    public var mentionedUsers: Set<ChatUser>
    public var quotedMessage: ChatMessage?
    public var attachments: [AnyChatMessageAttachment]
    public var showReplyInChannel: Bool

    public init(
        id: MessageId,
        cid: ChannelId? = nil,
        threadId: MessageId? = nil,
        text: String,
        isSilent: Bool = false,
        command: String? = nil,
        createdAt: Date,
        arguments: String? = nil,
        extraData: [String: RawJSON] = [:],
        mentionedUsers: Set<ChatUser> = [],
        quotedMessage: ChatMessage? = nil,
        attachments: [AnyChatMessageAttachment] = [],
        showReplyInChannel: Bool = false
    ) {
        self.id = id
        self.cid = cid
        self.threadId = threadId
        self.text = text
        self.isSilent = isSilent
        self.command = command
        self.createdAt = createdAt
        self.arguments = arguments
        self.extraData = extraData
        self.mentionedUsers = mentionedUsers
        self.quotedMessage = quotedMessage
        self.attachments = attachments
        self.showReplyInChannel = showReplyInChannel
    }
}
