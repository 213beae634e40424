import ChatModels

/// A member of a channel with the texts that are shown of it.
public struct ParticipantInfo: Identifiable {
    /// The member.
    public let chatUser: ChatUser
    /// The name.
    public let displayName: String
    /// The line below the name: whether the member is online.
    public let onlineInfoText: String

    public init(chatUser: ChatUser, displayName: String, onlineInfoText: String) {
        self.chatUser = chatUser
        self.displayName = displayName
        self.onlineInfoText = onlineInfoText
    }

    public var id: String { chatUser.id }
}

extension ParticipantInfo {
    /// Describes a member by its name and its online status.
    init(_ user: ChatUser) {
        self.init(chatUser: user, displayName: user.nameOrId, onlineInfoText: user.onlineInfo)
    }
}
