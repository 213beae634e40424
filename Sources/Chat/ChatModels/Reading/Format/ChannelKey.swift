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
        case .type: "The type, such as messaging (default), team or livestream."
        case .image: "The picture of the channel."
        case .direct:
            "Whether it is a direct message channel, named after its members; by default, if it has neither name nor id."
        case .members: "The ids of the members; by default, all users."
        case .online: "The number of people who watch the channel; by default, the members who are online."
        case .typing: "The users who are typing."
        case .unread: "The number of unread messages."
        case .muted: "Whether the current user has muted it."
        case .frozen: "Whether the channel is read-only."
        case .team: "The team that the channel belongs to."
        case .cooldown: "The seconds to wait between two messages."
        case .memberCount: "The number of members, if not all of them are listed."
        case .createdAt: "The time of creation; by default, that of the first message."
        case .createdBy: "The user who created the channel."
        case .readEvents: "Whether read receipts are enabled."
        case .typingEvents: "Whether typing indicators are enabled."
        case .replies: "Whether replies in threads are enabled."
        case .reactions: "Whether reactions are enabled."
        case .quotes: "Whether quoting messages is enabled."
        case .uploads: "Whether sending files is enabled."
        case .polls: "Whether sending polls is enabled."
        case .links: "Whether link previews are enabled."
        case .maximumLength: "The maximum length of a message in characters."
        case .commands: "The slash commands; a text is a command's name."
        case .capabilities: "The current user's permissions, such as send-message; by default, those of a member."
        case .pinned: "Whether the current user has pinned it to the top of the list of channels."
        case .archived: "Whether the current user has archived it, which hides it among unarchived channels."
        case .draft: "The current user's unsent message."
        case .extra: "Custom data."
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
