extension ChatMessage {
    public var isDeleted: Bool { deletedAt != nil || type == .deleted }

    public var isPinned: Bool { pinDetails != nil }

    /// Whether moderation bounced the message to its author.
    public var isBounced: Bool { moderationDetails?.action == .bounce }

    /// Whether sending, editing or deleting the message failed.
    public var isLastActionFailed: Bool {
        !isDeleted && (isBounced || localState?.isFailed == true)
    }

    /// Whether users can react to the message, reply to it or open its menu.
    public var isInteractionEnabled: Bool {
        guard type != .ephemeral, type != .system, !isDeleted else { return false }
        return localState == nil || isLastActionFailed
    }

    /// The delivery status, or `nil` if none is shown.
    public var deliveryStatus: MessageDeliveryStatus? {
        guard isSentByCurrentUser, type == .regular || type == .reply else { return nil }
        switch localState {
        case .pendingSend, .sending, .pendingSync, .syncing, .deleting: return .pending
        case .sendingFailed, .syncingFailed, .deletingFailed: return .failed
        case nil: return readByCount > 0 ? .read : .sent
        }
    }

    public var totalReactionsCount: Int { reactionCounts.values.reduce(0, +) }

    public var currentUserReactionsCount: Int { currentUserReactions.count }
}
