import UIKitValues

/// The settings of the message list.
public struct ListStyle: Sendable, Hashable {
    /// The longest time between two messages of a group, in seconds.
    public var groupInterval: TimeInterval?

    /// The maximum width of a message, as a fraction of the list's width.
    public var messageWidth: CGFloat?

    /// Whether dates separate messages of different days.
    public var showsDateSeparators: Bool?

    /// Whether a date floats over the list while it is dragged.
    public var showsDateOverlay: Bool?

    /// Whether a separator marks the first unread message.
    public var showsUnreadSeparator: Bool?

    /// Whether a separator in a thread shows the number of replies.
    public var showsRepliesCounter: Bool?

    /// Whether a few messages are at the top of the list rather than at its bottom.
    public var startsAtTop: Bool?

    /// Creates settings that change nothing.
    public init() {}
}

/// The settings of message contents.
public struct MessagesStyle: Sendable, Hashable {
    /// Whether edited messages are marked.
    public var showsEdited: Bool?

    /// Whether messages are shown in the current user's language.
    public var translates: Bool?

    /// Whether Markdown is formatted.
    public var formatsMarkdown: Bool?

    /// Whether voice recordings have a player; otherwise they are files.
    public var showsVoicePlayers: Bool?

    /// Whether files have a button to download them.
    public var showsDownloadButtons: Bool?

    /// Creates settings that change nothing.
    public init() {}
}
