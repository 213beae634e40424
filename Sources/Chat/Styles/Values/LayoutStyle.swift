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

extension ChatMessageLayoutOption {
    /// The options that the components know, in the order of their declarations.
    static let known: [ChatMessageLayoutOption] = [
        .flipped, .bubble, .continuousBubble, .avatarSizePadding, .avatar, .timestamp, .translation, .authorName, .text,
        .quotedMessage, .threadInfo, .errorIndicator, .reactions, .onlyVisibleToYouIndicator, .deliveryStatusIndicator,
        .centered,
    ]
}
