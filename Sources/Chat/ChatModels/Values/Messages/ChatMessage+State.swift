extension ChatMessage {
    public var isDeleted: Bool { deletedAt != nil || type == .deleted }

    public var isPinned: Bool { pinDetails != nil }

    /// Whether moderation gave the message back to its author.
    public var isBounced: Bool { moderationDetails?.action == .bounce }

    /// Whether sending, changing or deleting the message did not work.
    public var isLastActionFailed: Bool {
        !isDeleted && (isBounced || localState?.isFailed == true)
    }

    /// Whether one can react to the message, answer it or open its menu.
    public var isInteractionEnabled: Bool {
        guard type != .ephemeral, type != .system, !isDeleted else { return false }
        return localState == nil || isLastActionFailed
    }

    /// How far the message has come, or `nil` if that is not shown for it.
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
