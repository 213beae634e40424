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
        case .from: "The author, which only system and error messages can omit."
        case .at: "The time of writing; by default, that of the previous message."
        case .text: "The text."
        case .id: "An id for references; by default, message-1 for the first message and so on."
        case .type: "The type of message; regular by default."
        case .reactions: "The number of reactions of each type, such as like, love, haha, wow and sad."
        case .replyTo: "The quoted message: its number from 1, or its id."
        case .thread: "The thread that the message starts or belongs to."
        case .attachments: "Pictures, files and more."
        case .state: "The state of sending; sent by default."
        case .edited: "Whether or when the text was edited."
        case .deleted: "Whether or when it was deleted."
        case .pinned: "Whether it is pinned."
        case .pinnedBy: "The user who pinned it; by default, the author."
        case .readBy: "The users who have read it: ids, a number, or all."
        case .translations: "The text in other languages, by language code."
        case .language: "The code of the original language."
        case .mentions: "The mentioned users: @name in the text is drawn as a mention."
        case .silent: "Whether it was sent without a notification."
        case .shadowed: "Whether its author is shadow-banned."
        case .command: "The slash command of the message, such as giphy."
        case .arguments: "The text after the command."
        case .moderation: "The moderation decision; a bounced message was returned to its author."
        case .extra: "Custom data."
        }
    }
}

/// The state of sending in a conversation file.
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

/// The moderation decision in a conversation file.
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
