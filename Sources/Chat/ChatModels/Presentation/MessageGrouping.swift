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
    /// - Parameter next: The newer neighbor, or `nil` for the newest message.
    public func isLastInGroup(_ message: ChatMessage, next: ChatMessage?) -> Bool {
        guard let next else { return true }
        return !areTogether(message, next)
    }

    /// Whether two neighbors stand in the same group.
    public func areTogether(_ older: ChatMessage, _ newer: ChatMessage) -> Bool {
        if editedMessagesEndGroups && older.textUpdatedAt != nil { return false }
        if newer.author.id != older.author.id || newer.type.standsAlone { return false }
        return newer.createdAt.timeIntervalSince(older.createdAt) <= maximumInterval
    }

    /// The ends of a group that a message can be.
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

    /// Returns the ends of groups that each message is, as lists mark them that have a header above a group.
    ///
    /// A lone message, and one below a message that stands alone, has nobody to stand above: neither is the oldest.
    ///
    /// - Parameters:
    ///   - messages: Newest first.
    ///   - endsGroup: Whether a message ends its group whatever comes next.
    public func ends(
        of messages: some RandomAccessCollection<ChatMessage>, where endsGroup: (ChatMessage) -> Bool = { _ in false }
    ) -> [Ends] {
        // An array is far quicker to go through than any collection, and costs nothing where the messages are one.
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
