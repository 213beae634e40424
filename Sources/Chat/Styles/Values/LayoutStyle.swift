/// Layout options that messages have beyond those that they have anyway, or don't have.
public struct LayoutStyle: Sendable, Hashable {
    /// Options to add and options to take away.
    public struct Change: Sendable, Hashable {
        /// Options to add.
        public var add: Set<LayoutOption>

        /// Options to take away.
        public var remove: Set<LayoutOption>

        /// Creates a change.
        public init(add: Set<LayoutOption> = [], remove: Set<LayoutOption> = []) {
            self.add = add
            self.remove = remove
        }
    }

    /// For all messages.
    public var all = Change()

    /// For the messages of the user who looks at the screen.
    public var mine = Change()

    /// For the messages of all other users.
    public var others = Change()

    /// For the last message of each group.
    public var last = Change()

    /// For the messages of a group that another one follows.
    public var earlier = Change()

    /// Creates a layout that changes nothing.
    public init() {}
}

extension LayoutStyle {
    /// Whether an option is taken away or added for a message: `nil` if nothing is said about it.
    ///
    /// - Parameters:
    ///   - isMine: Whether the user who looks at the screen wrote the message.
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
