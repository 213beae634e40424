import ChatUI

/// Layout options that messages have beyond those that they have anyway, or don't have.
public struct LayoutStyle: Sendable, Hashable {
    /// Options to add and options to take away.
    public struct Change: Sendable, Hashable {
        /// Options to add.
        public var add: ChatMessageLayoutOptions

        /// Options to take away.
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
    /// The options that the components know, in the order of their declarations.
    static let known: [ChatMessageLayoutOption] = [
        .flipped, .bubble, .continuousBubble, .avatarSizePadding, .avatar, .timestamp, .translation, .authorName, .text,
        .quotedMessage, .threadInfo, .errorIndicator, .reactions, .onlyVisibleToYouIndicator, .deliveryStatusIndicator,
        .centered,
    ]
}
