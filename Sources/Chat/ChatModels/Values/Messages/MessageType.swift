/// What kind of message it is, which decides how it looks.
public enum MessageType: String, Hashable, Codable, Sendable, CaseIterable {
    case regular
    /// Only its author sees it, such as a GIF that was not sent yet.
    case ephemeral
    case error
    /// Part of a thread.
    case reply
    /// Written by the application, such as "Leia joined".
    case system
    case deleted
}

/// What happens to a message on its way to the server; `nil` in a message once it is there.
public enum LocalMessageState: String, Hashable, Codable, Sendable, CaseIterable {
    case pendingSync, syncing, syncingFailed
    case pendingSend, sending, sendingFailed
    case deleting, deletingFailed

    public var isFailed: Bool { [.syncingFailed, .sendingFailed, .deletingFailed].contains(self) }
}

/// How far a message of the current user has come.
public enum MessageDeliveryStatus: String, Hashable, Codable, Sendable, CaseIterable {
    case pending, sent, read, failed
}
