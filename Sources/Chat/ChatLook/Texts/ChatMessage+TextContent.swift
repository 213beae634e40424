import ChatModels

extension ChatMessage {
    /// The displayed text: a placeholder for a deleted message, and `nil` for an ephemeral one.
    public var textContent: String? {
        if type == .ephemeral { return nil }
        return isDeleted ? L10n.Message.deletedMessagePlaceholder : text
    }
}
