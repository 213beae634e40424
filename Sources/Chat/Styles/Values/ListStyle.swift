import UIKitValues

/// The arrangement of the list of messages.
public struct ListStyle: Sendable, Hashable {
    /// The longest time, in seconds, after which a message still belongs to the group of the one before it.
    public var groupInterval: TimeInterval?

    /// The widest that a message may be, as a part of the list's width.
    public var messageWidth: CGFloat?

    /// Whether a date stands between messages of different days.
    public var showsDateSeparators: Bool?

    /// Whether a date floats over the list while it is dragged.
    public var showsDateOverlay: Bool?

    /// Whether a strip says where unread messages begin.
    public var showsUnreadSeparator: Bool?

    /// Whether a strip in a thread says how many replies there are.
    public var showsRepliesCounter: Bool?

    /// Whether few messages stand at the top of the list and not at its bottom.
    public var startsAtTop: Bool?

    /// Creates settings that change nothing.
    public init() {}
}

/// The contents of messages.
public struct MessagesStyle: Sendable, Hashable {
    /// Whether the time of an edited message says so.
    public var showsEdited: Bool?

    /// Whether messages are shown in the language of the user who looks at them.
    public var translates: Bool?

    /// Whether Markdown is formatted.
    public var formatsMarkdown: Bool?

    /// Whether voice recordings have a player of their own; otherwise they are files.
    public var showsVoicePlayers: Bool?

    /// Whether files have a button to download them.
    public var showsDownloadButtons: Bool?

    /// Creates settings that change nothing.
    public init() {}
}
