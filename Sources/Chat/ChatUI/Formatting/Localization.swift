import Foundation

/// The English texts of the components, by the keys under which a localization provider is asked for them.
enum Localization {
    static func english(_ key: String) -> String { texts[key] ?? key }

    private static let texts: [String: String] = [
        "you": "You",
        "message.deleted-message-placeholder": "Message deleted",
        "message.item.deleted": "This message was deleted.",
        "message.only-visible-to-you": "Only visible to you",
        "message.edited": "Edited",
        "message.translatedTo": "Translated to %@",
        "message.unsupported-attachment": "Unsupported Attachment",
        "message.threads.reply": "Thread Reply",
        "message.threads.replyWith": "with %@",
        "message.threads.count.zero": "No Thread Replies",
        "message.threads.count.one": "%d Thread Reply",
        "message.threads.count.other": "%d Thread Replies",
        "message.thread.replies.count.zero": "NO REPLIES",
        "message.thread.replies.count.one": "%d REPLY",
        "message.thread.replies.count.other": "%d REPLIES",
        "message.unread.count.zero": "UNREAD MESSAGES",
        "message.unread.count.one": "%d UNREAD MESSAGE",
        "message.unread.count.other": "%d UNREAD MESSAGES",
        "message.sending.attachment-uploading-failed": "UPLOADING FAILED",
        "message.title.group": "%d members, %d online",
        "message.title.online": "Online",
        "message.title.offline": "Offline",
        "composer.quoted-message.photo": "Photo",
        "composer.quoted-message.giphy": "Giphy",
        "dates.last-seen.seconds.one": "last seen just one second ago",
        "dates.last-seen.seconds.other": "last seen %d seconds ago",
        "dates.last-seen.minutes.one": "last seen one minute ago",
        "dates.last-seen.minutes.other": "last seen %d minutes ago",
        "dates.last-seen.hours.one": "last seen one hour ago",
        "dates.last-seen.hours.other": "last seen %d hours ago",
        "dates.last-seen.days.one": "last seen one day ago",
        "dates.last-seen.days.other": "last seen %d days ago",
        "dates.last-seen.weeks.one": "last seen one week ago",
        "dates.last-seen.weeks.other": "last seen %d weeks ago",
        "dates.last-seen.months.one": "last seen one month ago",
        "dates.last-seen.months.other": "last seen %d months ago",
        "recording.presentation.name.zero": "Recording",
        "recording.presentation.name.other": "Recording(%d)",
        "polls.subtitle.selectOne": "Select one",
        "polls.subtitle.selectOneOrMore": "Select one or more",
        "polls.subtitle.selectUpTo": "Select up to %d",
        "polls.subtitle.voteEnded": "Vote ended",
        "polls.button.viewResults": "View Results",
        "polls.button.endVote": "End Vote",
        "polls.button.add-comment": "Add Comment",
        "polls.button.view-comments": "View %d Comments",
        "polls.button.suggest-option": "Suggest an Option",
        "polls.button.all-options": "See %d More Options",
    ]
}

/// The texts of the components, in the language of the localization provider.
enum L10n {
    static var you: String { text("you") }

    enum Composer {
        enum QuotedMessage {
            static var giphy: String { text("composer.quoted-message.giphy") }
            static var photo: String { text("composer.quoted-message.photo") }
        }
    }

    enum Message {
        static var deletedMessagePlaceholder: String { text("message.deleted-message-placeholder") }
        static var edited: String { text("message.edited") }
        static var onlyVisibleToYou: String { text("message.only-visible-to-you") }
        static var unsupportedAttachment: String { text("message.unsupported-attachment") }
        static func translatedTo(_ language: String) -> String { text("message.translatedTo", language) }

        enum Sending {
            static var attachmentUploadingFailed: String { text("message.sending.attachment-uploading-failed") }
        }

        enum Thread {
            enum Replies {
                static func count(_ count: Int) -> String { plural("message.thread.replies.count", count) }
            }
        }

        enum Threads {
            static var reply: String { text("message.threads.reply") }
            static func count(_ count: Int) -> String { plural("message.threads.count", count) }
        }

        enum Unread {
            static func count(_ count: Int) -> String { plural("message.unread.count", count) }
        }
    }

    enum Recording {
        static func name(_ index: Int) -> String {
            index == 0 ? text("recording.presentation.name.zero") : text("recording.presentation.name.other", index)
        }
    }

    enum LastSeen {
        enum Unit: String { case seconds, minutes, hours, days, weeks, months }

        static func ago(_ count: Int, _ unit: Unit) -> String {
            count == 1
                ? text("dates.last-seen.\(unit).one") : text("dates.last-seen.\(unit).other", count)
        }
    }

    enum Polls {
        static var selectOne: String { text("polls.subtitle.selectOne") }
        static var selectOneOrMore: String { text("polls.subtitle.selectOneOrMore") }
        static func selectUpTo(_ count: Int) -> String { text("polls.subtitle.selectUpTo", count) }
        static var voteEnded: String { text("polls.subtitle.voteEnded") }
        static var viewResults: String { text("polls.button.viewResults") }
        static var endVote: String { text("polls.button.endVote") }
    }

    // MARK: Looking up

    private static func text(_ key: String) -> String {
        Appearance.default.localizationProvider(key, "Localizable")
    }

    /// Puts the argument in the place of `%@` or `%d`.
    private static func text(_ key: String, _ argument: CustomStringConvertible) -> String {
        text(key).replacingOccurrences(of: argument is Int ? "%d" : "%@", with: argument.description)
    }

    /// The zero form is used for 0 even in English.
    private static func plural(_ key: String, _ count: Int) -> String {
        switch count {
        case 0: text("\(key).zero")
        case 1: text("\(key).one", count)
        default: text("\(key).other", count)
        }
    }
}
