import ChatUI

/// Layout options to add to and remove from messages.
public struct LayoutStyle: Sendable, Hashable {
    /// Options to add and options to remove.
    public struct Change: Sendable, Hashable {
        /// Options to add.
        public var add: ChatMessageLayoutOptions

        /// Options to remove.
        public var remove: ChatMessageLayoutOptions

        /// Creates a change.
        public init(add: ChatMessageLayoutOptions = [], remove: ChatMessageLayoutOptions = []) {
            self.add = add
            self.remove = remove
        }

        func apply(to options: inout ChatMessageLayoutOptions) {
            options.formUnion(add)
            options.subtract(remove)
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
    package func has(_ option: String, isMine: Bool, isLast: Bool) -> Bool? {
        var result: Bool?
        for change in [all, isMine ? mine : others, isLast ? last : earlier] {
            if change.add.contains(where: { $0.rawValue == option }) { result = true }
            if change.remove.contains(where: { $0.rawValue == option }) { result = false }
        }
        return result
    }
}

extension ChatMessageLayoutOption {
    /// The known options, in the order of their declarations.
    static let known: [ChatMessageLayoutOption] = [
        .flipped, .bubble, .continuousBubble, .avatarSizePadding, .avatar, .timestamp, .translation, .authorName, .text,
        .quotedMessage, .threadInfo, .errorIndicator, .reactions, .onlyVisibleToYouIndicator, .deliveryStatusIndicator,
        .centered,
    ]
}
