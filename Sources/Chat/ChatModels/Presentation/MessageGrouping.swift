public import Foundation

/// Determines which messages form a group: only the newest of a group has a time, an avatar and a tail.
public struct MessageGrouping: Hashable, Sendable {
    /// The longest time between two messages of a group, in seconds, inclusive.
    public var maximumInterval: TimeInterval

    /// Whether an edited message ends its group, so that there is space for the note.
    public var editedMessagesEndGroups: Bool

    /// Creates a rule; the maximum is in seconds.
    public init(maximumInterval: TimeInterval = 60, editedMessagesEndGroups: Bool = false) {
        self.maximumInterval = maximumInterval
        self.editedMessagesEndGroups = editedMessagesEndGroups
    }

    /// Whether `message` is the newest of its group.
    ///
    /// - Parameter next: The next newer message, or `nil` for the newest one.
    public func isLastInGroup(_ message: ChatMessage, next: ChatMessage?) -> Bool {
        guard let next else { return true }
        return !areTogether(message, next)
    }

    /// Whether two neighbors belong to the same group.
    public func areTogether(_ older: ChatMessage, _ newer: ChatMessage) -> Bool {
        if editedMessagesEndGroups && older.textUpdatedAt != nil { return false }
        if newer.author.id != older.author.id || newer.type.standsAlone { return false }
        return newer.createdAt.timeIntervalSince(older.createdAt) <= maximumInterval
    }

    /// The positions at the ends of a group.
    public struct Ends: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The newest message of its group.
        public static let newest = Ends(rawValue: 1)

        /// The oldest message of its group.
        public static let oldest = Ends(rawValue: 2)
    }

    /// Returns the positions of messages at the ends of their groups, for lists with a header above each group.
    ///
    /// A single message, and one below a single message, is not the oldest of a group.
    ///
    /// - Parameters:
    ///   - messages: Newest first.
    ///   - endsGroup: Whether a message ends its group regardless of the next one.
    public func ends(
        of messages: some RandomAccessCollection<ChatMessage>, where endsGroup: (ChatMessage) -> Bool = { _ in false }
    ) -> [Ends] {
        // Iterating over an array is much faster than over other collections, and the conversion is free if the
        // messages are one.
        let messages = Array(messages)
        guard var newer = messages.first else { return [] }
        var ends = [Ends](repeating: [], count: messages.count)
        ends[ends.count - 1] = .oldest
        ends[0] = .newest
        for index in messages.indices.dropFirst() {
            let message = messages[index]
            if newer.author.id == message.author.id && newer.type.standsAlone {
                ends[index] = .newest
            } else if !areTogether(message, newer) || endsGroup(message) {
                ends[index].insert(.newest)
                ends[index - 1].insert(.oldest)
            }
            newer = message
        }
        return ends
    }
}

extension MessageType {
    fileprivate var standsAlone: Bool { self == .error || self == .ephemeral || self == .system }
}
