import ChatLook
import Documents

/// The keys of distances around messages.
enum SpacingKey: String, DocumentKey {
    case sides, avatar, footnote, messages, groups

    static let noun = "a mapping of distances"

    var shape: ValueShape {
        switch self {
        case .sides, .avatar, .footnote: .points
        // A cell of the list leaves at least two points below each message.
        case .messages, .groups: .number(2...200)
        }
    }

    var comment: String {
        switch self {
        case .sides: "Between a message and the sides of the list; 8 otherwise."
        case .avatar: "Between an avatar and its message; 8 otherwise."
        case .footnote: "Between a bubble and the line below it; 4 otherwise."
        case .messages: "Between the messages of a group; 2 otherwise."
        case .groups: "Below the last message of a group; 8 otherwise."
        }
    }
}

/// The keys of the list of messages.
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
        case .groupInterval: "The seconds within which the next message of a user belongs to the same group."
        case .messageWidth: "The widest that a message may be, as a part of the list's width; 0.75 otherwise."
        case .dateSeparators: "Whether a date stands between messages of different days."
        case .dateOverlay: "Whether a date floats over the list while it is dragged."
        case .unreadSeparator: "Whether a strip says where unread messages begin."
        case .repliesCounter: "Whether a strip in a thread says how many replies there are."
        case .startAtTop: "Whether few messages stand at the top of a screen and not at its bottom."
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
        case .edited: "Whether the time of an edited message says that it was edited."
        case .translated: "Whether messages are shown in the language of the current user."
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

    /// The types that the components have icons for.
    static let knownTypes = Artwork.reactions.keys.map(\.rawValue).sorted()

    var shape: ValueShape { .list(of: .choice(Self.knownTypes)) }

    var comment: String {
        switch self {
        case .types: "The types of reactions that are shown, in this order."
        }
    }
}
