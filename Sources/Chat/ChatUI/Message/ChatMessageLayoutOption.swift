import HeadlessUIKit

/// A part or a property of a message's layout.
///
/// Apps can add custom options:
///
///     extension ChatMessageLayoutOption {
///         static let shareAttachments: Self = "shareAttachments"
///     }
public struct ChatMessageLayoutOption: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name of the option.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

extension ChatMessageLayoutOption {
    /// The message is on the trailing side, like the current user's.
    public static let flipped: Self = "flipped"

    /// The content is in a bubble.
    public static let bubble: Self = "bubble"

    /// The bubble has four rounded corners, since another bubble of its group follows.
    public static let continuousBubble: Self = "continuousBubble"

    /// There is space for the author's avatar.
    public static let avatarSizePadding: Self = "avatarSizePadding"

    /// The author's avatar.
    public static let avatar: Self = "avatar"

    /// The time below the message.
    public static let timestamp: Self = "timestamp"

    /// The text is translated, with a note below the message.
    public static let translation: Self = "translation"

    /// The author's name below the message.
    public static let authorName: Self = "authorName"

    /// The text of the message.
    public static let text: Self = "text"

    /// The quoted message.
    public static let quotedMessage: Self = "quotedMessage"

    /// The number of replies, below the bubble.
    public static let threadInfo: Self = "threadInfo"

    /// The icon of a message that could not be sent.
    public static let errorIndicator: Self = "errorIndicator"

    /// The reactions, above a corner of the bubble.
    public static let reactions: Self = "reactions"

    /// An eye icon and a label for a message that only the current user sees.
    public static let onlyVisibleToYouIndicator: Self = "onlyVisibleToYouIndicator"

    /// The older name of ``onlyVisibleToYouIndicator``.
    @available(*, deprecated, renamed: "onlyVisibleToYouIndicator")
    public static var onlyVisibleForYouIndicator: Self { onlyVisibleToYouIndicator }

    /// Whether the message was sent and read.
    public static let deliveryStatusIndicator: Self = "deliveryStatusIndicator"

    /// The message is centered, like system messages. Takes precedence over ``flipped``.
    public static let centered: Self = "centered"
}
