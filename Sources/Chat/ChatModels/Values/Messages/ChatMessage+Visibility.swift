/// Who sees that a message was deleted.
public enum DeletedMessageVisibility: String, Hashable, Codable, Sendable, CaseIterable {
    case alwaysHidden, visibleForCurrentUser, alwaysVisible
}

extension ChatMessage {
    /// Whether the message counts where unread ones are counted, for those who didn't write it.
    ///
    /// Silent and shadowed messages don't, nor do replies that are in their thread alone, nor what is no message that
    /// somebody wrote or is gone.
    package var countsAsUnread: Bool {
        guard !isSilent, !isShadowed, !isDeleted, !isPartOfThread || showReplyInChannel else { return false }
        switch type {
        case .regular, .reply: return true
        case .system, .deleted, .ephemeral, .error: return false
        }
    }

    /// Whether the message is in the channel's list and not only in a thread, and is not hidden.
    ///
    /// - Parameter includesShadowed: Whether messages of users are shown who were banned without knowing.
    package func isVisibleInChannel(
        deleted: DeletedMessageVisibility = .alwaysVisible, includesShadowed: Bool = false
    ) -> Bool {
        (!isPartOfThread || showReplyInChannel) && !isHidden(deleted: deleted, includesShadowed: includesShadowed)
    }

    /// Whether nobody, or somebody else only, sees the message.
    package func isHidden(deleted: DeletedMessageVisibility, includesShadowed: Bool) -> Bool {
        if isShadowed && !includesShadowed && !isSentByCurrentUser { return true }
        guard isDeleted else { return false }
        switch deleted {
        case .alwaysHidden: return true
        case .visibleForCurrentUser: return !isSentByCurrentUser
        case .alwaysVisible: return false
        }
    }

    /// Whether a list of channels shows the message.
    package var canBePreview: Bool { type != .ephemeral && type != .error }
}
