internal import ChatModels

/// What can change about the current user.
struct CurrentUserFields {
    var user: ChatUser
    var mutedUsers: Set<ChatUser>
    var blockedUserIds: Set<UserId>
    var isInvisible: Bool
    var unreadCount: UnreadCount
}

extension CurrentChatUser {
    /// Returns a copy that `change` has changed: users themselves never change.
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
