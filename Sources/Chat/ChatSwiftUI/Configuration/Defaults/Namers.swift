import ChatLook
import ChatModels

/// Returns the name of a channel for a user; `nil` for none.
public typealias ChatChannelNamer = (_ channel: ChatChannel, _ currentUserId: UserId?) -> String?

/// The name of a channel, or the names of its other members.
public func DefaultChatChannelNamer() -> ChatChannelNamer {
    { ChannelName.text(of: $0, forCurrentUserId: $1, words: .localized) }
}

/// Returns the name of a user.
public protocol ChatUserNamer {
    /// Returns the displayed name; `nil` for none.
    func name(forUser user: ChatUser) -> String?
}

/// The name of the user.
public struct DefaultChatUserNamer: ChatUserNamer {
    public init() {}

    public func name(forUser user: ChatUser) -> String? { user.name }
}
