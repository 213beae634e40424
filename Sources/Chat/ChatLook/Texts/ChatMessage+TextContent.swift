import ChatModels

extension ChatMessage {
    /// The text on the screen: a placeholder for a deleted message, none for an ephemeral one.
    public var textContent: String? {
        if type == .ephemeral { return nil }
        return isDeleted ? L10n.Message.deletedMessagePlaceholder : text
    }
}
