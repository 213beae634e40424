/// A permission of the current user in a channel.
public struct ChannelCapability: OpenName {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let banChannelMembers = Self(rawValue: "ban-channel-members")
    public static let castPollVote = Self(rawValue: "cast-poll-vote")
    public static let connectEvents = Self(rawValue: "connect-events")
    public static let deleteAnyMessage = Self(rawValue: "delete-any-message")
    public static let deleteChannel = Self(rawValue: "delete-channel")
    public static let deleteOwnMessage = Self(rawValue: "delete-own-message")
    public static let flagMessage = Self(rawValue: "flag-message")
    public static let freezeChannel = Self(rawValue: "freeze-channel")
    public static let joinChannel = Self(rawValue: "join-channel")
    public static let leaveChannel = Self(rawValue: "leave-channel")
    public static let muteChannel = Self(rawValue: "mute-channel")
    public static let pinMessage = Self(rawValue: "pin-message")
    public static let queryPollVotes = Self(rawValue: "query-poll-votes")
    public static let quoteMessage = Self(rawValue: "quote-message")
    public static let readEvents = Self(rawValue: "read-events")
    public static let searchMessages = Self(rawValue: "search-messages")
    public static let sendCustomEvents = Self(rawValue: "send-custom-events")
    public static let sendLinks = Self(rawValue: "send-links")
    public static let sendMessage = Self(rawValue: "send-message")
    public static let sendPoll = Self(rawValue: "send-poll")
    public static let sendReaction = Self(rawValue: "send-reaction")
    public static let sendReply = Self(rawValue: "send-reply")
    public static let sendTypingEvents = Self(rawValue: "send-typing-events")
    public static let setChannelCooldown = Self(rawValue: "set-channel-cooldown")
    public static let skipSlowMode = Self(rawValue: "skip-slow-mode")
    public static let slowMode = Self(rawValue: "slow-mode")
    public static let typingEvents = Self(rawValue: "typing-events")
    public static let updateAnyMessage = Self(rawValue: "update-any-message")
    public static let updateChannel = Self(rawValue: "update-channel")
    public static let updateChannelMembers = Self(rawValue: "update-channel-members")
    public static let updateOwnMessage = Self(rawValue: "update-own-message")
    public static let uploadFile = Self(rawValue: "upload-file")

    /// The permissions of an ordinary member of a channel.
    public static let ofMember: Set<ChannelCapability> = [
        .castPollVote, .connectEvents, .deleteOwnMessage, .flagMessage, .joinChannel, .leaveChannel, .muteChannel,
        .queryPollVotes, .quoteMessage, .readEvents, .searchMessages, .sendLinks, .sendMessage, .sendPoll,
        .sendReaction, .sendReply, .sendTypingEvents, .typingEvents, .updateOwnMessage, .uploadFile,
    ]
}

extension ChatChannel {
    public var canBanChannelMembers: Bool { ownCapabilities.contains(.banChannelMembers) }
    public var canCastPollVote: Bool { ownCapabilities.contains(.castPollVote) }
    public var canDeleteAnyMessage: Bool { ownCapabilities.contains(.deleteAnyMessage) }
    public var canDeleteChannel: Bool { ownCapabilities.contains(.deleteChannel) }
    public var canDeleteOwnMessage: Bool { ownCapabilities.contains(.deleteOwnMessage) }
    public var canFlagMessage: Bool { ownCapabilities.contains(.flagMessage) }
    public var canFreezeChannel: Bool { ownCapabilities.contains(.freezeChannel) }
    public var canJoinChannel: Bool { ownCapabilities.contains(.joinChannel) }
    public var canLeaveChannel: Bool { ownCapabilities.contains(.leaveChannel) }
    public var canMuteChannel: Bool { ownCapabilities.contains(.muteChannel) }
    public var canPinMessage: Bool { ownCapabilities.contains(.pinMessage) }
    public var canQueryPollVotes: Bool { ownCapabilities.contains(.queryPollVotes) }
    public var canQuoteMessage: Bool { ownCapabilities.contains(.quoteMessage) }
    public var canReceiveReadEvents: Bool { ownCapabilities.contains(.readEvents) }
    public var canSearchMessages: Bool { ownCapabilities.contains(.searchMessages) }
    public var canSendLinks: Bool { ownCapabilities.contains(.sendLinks) }
    public var canSendMessage: Bool { ownCapabilities.contains(.sendMessage) }
    public var canSendPoll: Bool { ownCapabilities.contains(.sendPoll) }
    public var canSendReaction: Bool { ownCapabilities.contains(.sendReaction) }
    public var canSendReply: Bool { ownCapabilities.contains(.sendReply) }
    public var canSendTypingEvents: Bool { ownCapabilities.contains(.sendTypingEvents) }
    public var canSkipSlowMode: Bool { ownCapabilities.contains(.skipSlowMode) }
    public var canUpdateAnyMessage: Bool { ownCapabilities.contains(.updateAnyMessage) }
    public var canUpdateChannel: Bool { ownCapabilities.contains(.updateChannel) }
    public var canUpdateChannelMembers: Bool { ownCapabilities.contains(.updateChannelMembers) }
    public var canUpdateOwnMessage: Bool { ownCapabilities.contains(.updateOwnMessage) }
    public var canUploadFile: Bool { ownCapabilities.contains(.uploadFile) }

    /// Whether members have to wait between two messages.
    public var isSlowMode: Bool { ownCapabilities.contains(.slowMode) }
}
