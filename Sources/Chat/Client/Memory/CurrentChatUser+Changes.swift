internal import ChatModels

/// The mutable properties of the current user.
struct CurrentUserFields {
    var user: ChatUser
    var mutedUsers: Set<ChatUser>
    var blockedUserIds: Set<UserId>
    var isInvisible: Bool
    var unreadCount: UnreadCount
}

extension CurrentChatUser {
    /// Returns a copy that was changed by `change`; users are immutable.
    func with(_ change: (inout CurrentUserFields) -> Void) -> CurrentChatUser {
        var fields = CurrentUserFields(
            user: self, mutedUsers: mutedUsers, blockedUserIds: blockedUserIds, isInvisible: isInvisible,
            unreadCount: unreadCount)
        change(&fields)
        return CurrentChatUser(
            user: fields.user, mutedUsers: fields.mutedUsers, blockedUserIds: fields.blockedUserIds,
            isInvisible: fields.isInvisible, unreadCount: fields.unreadCount)
    }
}
