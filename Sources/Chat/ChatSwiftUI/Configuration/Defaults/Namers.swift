import ChatLook
import ChatModels

/// Gives the name of a channel as a user sees it; `nil` for none.
public typealias ChatChannelNamer = (_ channel: ChatChannel, _ currentUserId: UserId?) -> String?

/// The name that a channel was given, or the names of the others in it.
public func DefaultChatChannelNamer() -> ChatChannelNamer {
    { ChannelName.text(of: $0, forCurrentUserId: $1, words: .localized) }
}

/// Gives the name of a user.
public protocol ChatUserNamer {
    /// Returns the name that is shown; `nil` for none.
    func name(forUser user: ChatUser) -> String?
}

/// The name that a user has.
public struct DefaultChatUserNamer: ChatUserNamer {
    public init() {}

    public func name(forUser user: ChatUser) -> String? { user.name }
}
