internal import Documents

/// The keys of a channel.
enum ChannelKey: String, DocumentKey {
    case name, id, type, image, direct, members, online, typing, unread, muted, frozen, team, cooldown
    case memberCount = "member-count"
    case createdAt = "created-at"
    case createdBy = "created-by"
    case readEvents = "read-events"
    case typingEvents = "typing-events"
    case replies, reactions, quotes, uploads, polls
    case links
    case maximumLength = "maximum-length"
    case commands, capabilities, pinned, archived, draft, extra

    static let noun = "a channel"

    var shape: ValueShape {
        switch self {
        case .name, .id, .type, .team, .draft: .text
        case .image: .picture
        case .direct, .muted, .frozen, .readEvents, .typingEvents, .replies, .reactions, .quotes, .uploads, .polls,
            .links, .pinned, .archived:
            .flag
        case .members, .typing: .users
        case .online, .memberCount, .cooldown, .maximumLength: .count
        case .unread: .either([.count, .object(UnreadKey.self)])
        case .createdAt: .date
        case .createdBy: .user
        case .commands: .list(of: .either([.text, .object(CommandKey.self)]))
        case .capabilities: .list(of: .text)
        case .extra: .names(of: .anything)
        }
    }

    var comment: String {
        switch self {
        case .name: "The name in the header."
        case .id: "The id within the channel's type."
        case .type: "Such as messaging, which is the default, team or livestream."
        case .image: "The picture of the channel."
        case .direct: "Whether the channel is named by its members; true if it has neither name nor id."
        case .members: "The ids of the members; all users if this is left out."
        case .online: "The number of people who look at the channel; by default, the members who are online."
        case .typing: "The users who are typing."
        case .unread: "The number of messages that the current user has not read."
        case .muted: "Whether the current user gets no notifications."
        case .frozen: "Whether nobody can write."
        case .team: "The team that the channel belongs to."
        case .cooldown: "The seconds to wait between two messages."
        case .memberCount: "The number of members, if not all of them are listed."
        case .createdAt: "The time when the channel was made; that of the first message if this is left out."
        case .createdBy: "The user who made the channel."
        case .readEvents: "Whether one sees who has read a message."
        case .typingEvents: "Whether one sees who is typing."
        case .replies: "Whether messages can be answered in threads."
        case .reactions: "Whether one can react to messages."
        case .quotes: "Whether messages can be quoted."
        case .uploads: "Whether files can be sent."
        case .polls: "Whether polls can be sent."
        case .links: "Whether links are shown with a preview."
        case .maximumLength: "The longest message that can be sent, in characters."
        case .commands: "The commands that a message can begin with; a text is a command's name."
        case .capabilities: "The rights of the current user, such as send-message; by default, those of a member."
        case .pinned: "Whether the current user has pinned it: it stands at the top of the list of channels."
        case .archived: "Whether the current user has archived it: it isn't listed beside channels that are not."
        case .draft: "The message that the current user has begun to write and not sent."
        case .extra: "Data of the application's own."
        }
    }
}

/// The keys of a count of unread messages.
enum UnreadKey: String, DocumentKey {
    case messages, mentions

    static let noun = "a count of unread messages"

    var shape: ValueShape { .count }

    var comment: String {
        switch self {
        case .messages: "The number of unread messages."
        case .mentions: "The number of unread messages that mention the current user."
        }
    }
}

/// The keys of a command.
enum CommandKey: String, DocumentKey {
    case name, description, set, args

    static let noun = "a command"
    static let required: [CommandKey] = [.name]

    var shape: ValueShape { .text }

    var comment: String {
        switch self {
        case .name: "The word after the slash."
        case .description: "The effect of the command."
        case .set: "The group of commands that it belongs to."
        case .args: "The arguments that follow the command, such as [text]."
        }
    }
}
