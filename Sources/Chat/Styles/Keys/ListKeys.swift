import ChatLook
import Documents

/// The keys of spacing around messages.
enum SpacingKey: String, DocumentKey {
    case sides, avatar, footnote, messages, groups

    static let noun = "a mapping of spacing values"

    var shape: ValueShape {
        switch self {
        case .sides, .avatar, .footnote: .points
        // A cell of the list leaves at least two points below each message.
        case .messages, .groups: .number(2...200)
        }
    }

    var comment: String {
        switch self {
        case .sides: "Between a message and the sides of the list; 8 by default."
        case .avatar: "Between an avatar and its message; 8 by default."
        case .footnote: "Between a bubble and the line below it; 4 by default."
        case .messages: "Between the messages of a group; 2 by default."
        case .groups: "Below the last message of a group; 8 by default."
        }
    }
}

/// The keys of the message list.
enum ListKey: String, DocumentKey {
    case groupInterval = "group-interval"
    case messageWidth = "message-width"
    case dateSeparators = "date-separators"
    case dateOverlay = "date-overlay"
    case unreadSeparator = "unread-separator"
    case repliesCounter = "replies-counter"
    case startAtTop = "start-at-top"

    static let noun = "the settings of the list"

    var shape: ValueShape {
        switch self {
        case .groupInterval: .number(0...86400)
        case .messageWidth: .number(0.2...1)
        case .dateSeparators, .dateOverlay, .unreadSeparator, .repliesCounter, .startAtTop: .flag
        }
    }

    var comment: String {
        switch self {
        case .groupInterval: "The longest time between two messages of a group, in seconds."
        case .messageWidth: "The maximum width of a message as a fraction of the list's width; 0.75 by default."
        case .dateSeparators: "Whether dates separate messages of different days."
        case .dateOverlay: "Whether a date floats over the list while it is dragged."
        case .unreadSeparator: "Whether a separator marks the first unread message."
        case .repliesCounter: "Whether a separator in a thread shows the number of replies."
        case .startAtTop: "Whether a few messages are at the top of a screen rather than at its bottom."
        }
    }
}

/// The keys of the contents of messages.
enum MessagesKey: String, DocumentKey {
    case edited, translated, markdown
    case voicePlayers = "voice-players"
    case downloadButtons = "download-buttons"

    static let noun = "the settings of messages"

    var shape: ValueShape { .flag }

    var comment: String {
        switch self {
        case .edited: "Whether edited messages are marked."
        case .translated: "Whether messages are shown in the current user's language."
        case .markdown: "Whether Markdown is formatted."
        case .voicePlayers: "Whether voice recordings have a player; otherwise they are files."
        case .downloadButtons: "Whether files have a button to download them."
        }
    }
}

/// The keys of reactions.
enum ReactionsKey: String, DocumentKey {
    case types

    static let noun = "the settings of reactions"

    /// The types with default icons.
    static let knownTypes = Artwork.reactions.keys.map(\.rawValue).sorted()

    var shape: ValueShape { .list(of: .choice(Self.knownTypes)) }

    var comment: String {
        switch self {
        case .types: "The visible reaction types, in order."
        }
    }
}
