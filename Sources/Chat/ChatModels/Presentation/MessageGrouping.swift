public import Foundation

/// Decides which messages stand together: only the newest of a group has a time, an avatar and a tail.
public struct MessageGrouping: Hashable, Sendable {
    /// The longest time between two messages of a group, in seconds. Two that are exactly so far apart stand together.
    public var maximumInterval: TimeInterval

    /// Whether a message whose text was changed ends its group, to have room for saying so.
    public var editedMessagesEndGroups: Bool

    /// Makes a rule; the maximum is in seconds.
    public init(maximumInterval: TimeInterval = 60, editedMessagesEndGroups: Bool = false) {
        self.maximumInterval = maximumInterval
        self.editedMessagesEndGroups = editedMessagesEndGroups
    }

    /// Whether `message` is the newest of its group.
    ///
    /// - Parameter next: The newer neighbour, or `nil` for the newest message.
    public func isLastInGroup(_ message: ChatMessage, next: ChatMessage?) -> Bool {
        guard let next else { return true }
        return !areTogether(message, next)
    }

    /// Whether two neighbours stand in the same group.
    public func areTogether(_ older: ChatMessage, _ newer: ChatMessage) -> Bool {
        if editedMessagesEndGroups && older.textUpdatedAt != nil { return false }
        if newer.author.id != older.author.id || newer.type.standsAlone { return false }
        return newer.createdAt.timeIntervalSince(older.createdAt) <= maximumInterval
    }
}

extension MessageType {
    fileprivate var standsAlone: Bool { self == .error || self == .ephemeral || self == .system }
}
