internal import Documents

/// The keys of a message.
enum MessageKey: String, DocumentKey {
    case from, at, text, id, type, reactions, thread, attachments, state, edited, deleted, pinned
    case replyTo = "reply-to"
    case readBy = "read-by"
    case pinnedBy = "pinned-by"
    case translations, language, mentions, silent, shadowed, command, arguments, moderation, extra

    static let noun = "a message"

    var shape: ValueShape {
        switch self {
        case .from, .pinnedBy: .user
        case .at: .date
        case .text, .id, .language, .command, .arguments: .text
        case .type: .choice(MessageType.allCases.map(\.rawValue))
        case .reactions: .names(of: .either([.count, .object(ReactionKey.self)]))
        case .replyTo: .message
        case .thread: .object(ThreadKey.self)
        case .attachments: .list(of: .object(AttachmentKey.self))
        case .state: .choice(StateName.allCases.map(\.rawValue))
        case .edited, .deleted: .either([.flag, .date])
        case .pinned, .silent, .shadowed: .flag
        case .readBy: .either([.users, .count, .choice(["all"])])
        case .translations: .names(of: .text)
        case .mentions: .users
        case .moderation: .choice(ModerationName.allCases.map(\.rawValue))
        case .extra: .names(of: .anything)
        }
    }

    var comment: String {
        switch self {
        case .from: "The author. Only system and error messages can do without."
        case .at: "The time of writing; that of the message before it if this is left out."
        case .text: "The text."
        case .id: "An id to refer to; message-1 for the first message and so on if this is left out."
        case .type: "The kind of message; regular if this is left out."
        case .reactions: "The number of reactions of each type, such as like, love, haha, wow and sad."
        case .replyTo: "The message that this one quotes: its number, counted from 1, or its id."
        case .thread: "The thread that the message begins or belongs to."
        case .attachments: "Pictures, files and more."
        case .state: "The state of sending; sent if this is left out."
        case .edited: "Whether or when the text was changed."
        case .deleted: "Whether or when it was deleted."
        case .pinned: "Whether it is pinned."
        case .pinnedBy: "The user who pinned it; its author if this is left out."
        case .readBy: "The users who have read it: ids, a number, or all."
        case .translations: "The text in other languages, by their codes."
        case .language: "The code of the language that it was written in."
        case .mentions: "The users who are mentioned: @name in the text is drawn as a mention."
        case .silent: "Whether it was sent without a notification."
        case .shadowed: "Whether its author was banned without knowing."
        case .command: "The command that it began with, such as giphy."
        case .arguments: "The text after the command."
        case .moderation: "The decision of moderation; a bounced message went back to its author."
        case .extra: "Data of the application's own."
        }
    }
}

/// The state of sending a message, in the words of a conversation file.
enum StateName: String, CaseIterable {
    case sent, pending, sending, failed, syncing, deleting
    case pendingSync = "pending-sync"
    case syncingFailed = "syncing-failed"
    case deletingFailed = "deleting-failed"

    var localState: LocalMessageState? {
        switch self {
        case .sent: nil
        case .pending: .pendingSend
        case .sending: .sending
        case .failed: .sendingFailed
        case .syncing: .syncing
        case .deleting: .deleting
        case .pendingSync: .pendingSync
        case .syncingFailed: .syncingFailed
        case .deletingFailed: .deletingFailed
        }
    }
}

/// The decision of moderation, in the words of a conversation file.
enum ModerationName: String, CaseIterable {
    case bounced, flagged, blocked

    var action: MessageModerationAction {
        switch self {
        case .bounced: .bounce
        case .flagged: .flag
        case .blocked: .block
        }
    }
}
