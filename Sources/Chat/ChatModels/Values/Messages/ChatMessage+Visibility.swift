/// The visibility of deleted messages.
public enum DeletedMessageVisibility: String, Hashable, Codable, Sendable, CaseIterable {
    case alwaysHidden, visibleForCurrentUser, alwaysVisible
}

extension ChatMessage {
    /// Whether the message counts as unread for others.
    ///
    /// Silent, shadowed, deleted and non-regular messages don't, nor do replies that are only in their thread.
    package var countsAsUnread: Bool {
        guard !isSilent, !isShadowed, !isDeleted, !isPartOfThread || showReplyInChannel else { return false }
        switch type {
        case .regular, .reply: return true
        case .system, .deleted, .ephemeral, .error: return false
        }
    }

    /// Whether the message is visible in the channel's list, rather than hidden or only in a thread.
    ///
    /// - Parameter includesShadowed: Whether messages of shadow-banned users are visible.
    package func isVisibleInChannel(
        deleted: DeletedMessageVisibility = .alwaysVisible, includesShadowed: Bool = false
    ) -> Bool {
        (!isPartOfThread || showReplyInChannel) && !isHidden(deleted: deleted, includesShadowed: includesShadowed)
    }

    /// Whether the message is hidden from the current user.
    package func isHidden(deleted: DeletedMessageVisibility, includesShadowed: Bool) -> Bool {
        if isShadowed && !includesShadowed && !isSentByCurrentUser { return true }
        guard isDeleted else { return false }
        switch deleted {
        case .alwaysHidden: return true
        case .visibleForCurrentUser: return !isSentByCurrentUser
        case .alwaysVisible: return false
        }
    }

    /// Whether the message can be shown in a list of channels.
    package var canBePreview: Bool { type != .ephemeral && type != .error }
}
