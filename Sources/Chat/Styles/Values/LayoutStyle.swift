/// Layout options to add to and remove from messages.
public struct LayoutStyle: Sendable, Hashable {
    /// Options to add and options to remove.
    public struct Change: Sendable, Hashable {
        /// Options to add.
        public var add: Set<LayoutOption>

        /// Options to remove.
        public var remove: Set<LayoutOption>

        /// Creates a change.
        public init(add: Set<LayoutOption> = [], remove: Set<LayoutOption> = []) {
            self.add = add
            self.remove = remove
        }
    }

    /// For all messages.
    public var all = Change()

    /// For the current user's messages.
    public var mine = Change()

    /// For other users' messages.
    public var others = Change()

    /// For the last message of each group.
    public var last = Change()

    /// For all messages of a group except for the last.
    public var earlier = Change()

    /// Creates a layout that changes nothing.
    public init() {}
}

extension LayoutStyle {
    /// Whether an option is added or removed for a message; `nil` if it isn't changed.
    ///
    /// - Parameters:
    ///   - isMine: Whether the current user wrote the message.
    ///   - isLast: Whether it is the last of its group.
    package func has(_ option: LayoutOption, isMine: Bool, isLast: Bool) -> Bool? {
        var result: Bool?
        for change in [all, isMine ? mine : others, isLast ? last : earlier] {
            if change.add.contains(option) { result = true }
            if change.remove.contains(option) { result = false }
        }
        return result
    }
}
