public import Foundation

/// Decides which messages stand together: only the last of a group has a time, an avatar and a tail.
public struct MessageGrouping: Hashable, Sendable {
    /// The seconds between two messages at most, for them to be in the same group.
    public var maximumInterval: TimeInterval

    /// Whether a message whose text was changed ends its group, to have room for saying so.
    public var editedMessagesEndGroups: Bool

    public init(maximumInterval: TimeInterval = 60, editedMessagesEndGroups: Bool = false) {
        self.maximumInterval = maximumInterval
        self.editedMessagesEndGroups = editedMessagesEndGroups
    }

    /// Whether `message` is the last of its group.
    ///
    /// - Parameter next: The newer neighbour, or `nil` for the newest message.
    public func isLastInGroup(_ message: ChatMessage, next: ChatMessage?) -> Bool {
        guard let next else { return true }
        if editedMessagesEndGroups && message.textUpdatedAt != nil { return true }
        if next.author.id != message.author.id || next.type.standsAlone { return true }
        return next.createdAt.timeIntervalSince(message.createdAt) > maximumInterval
    }
}

extension MessageType {
    fileprivate var standsAlone: Bool { self == .error || self == .ephemeral || self == .system }
}
