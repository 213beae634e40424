/// The type of a message, which determines its appearance.
public enum MessageType: String, Hashable, Codable, Sendable, CaseIterable {
    case regular
    /// Visible to its author only, such as a GIF that was not sent yet.
    case ephemeral
    case error
    /// A reply in a thread.
    case reply
    /// Written by the application, such as "Leia joined".
    case system
    case deleted
}

/// The state of a message that isn't on the server yet; `nil` once it is.
public enum LocalMessageState: String, Hashable, Codable, Sendable, CaseIterable {
    case pendingSync, syncing, syncingFailed
    case pendingSend, sending, sendingFailed
    case deleting, deletingFailed

    public var isFailed: Bool { [.syncingFailed, .sendingFailed, .deletingFailed].contains(self) }
}

/// The delivery status of the current user's message.
public enum MessageDeliveryStatus: String, Hashable, Codable, Sendable, CaseIterable {
    case pending, sent, read, failed
}
