import ChatModels

/// The texts of the components, in the language of the localization provider.
enum L10n {
    static var you: String { text("you") }

    enum Channel {
        enum Item {
            static var emptyMessages: String { text("channel.item.empty-messages") }
            static var photo: String { text("channel.item.photo") }
            static var video: String { text("channel.item.video") }
            static var audio: String { text("channel.item.audio") }
            static var voiceRecording: String { text("channelList.preview.voice.recording") }
            static var typingSingular: String { text("channel.item.typing-singular") }
            static var typingPlural: String { text("channel.item.typing-plural") }
            static func searched(in channel: String) -> String { text("channel.item.search.in", channel) }
        }
    }

    enum ChannelList {
        static var search: String { text("channelList.search") }
        static var emptyTitle: String { text("channelList.empty.title") }
        static var emptySubtitle: String { text("channelList.empty.subtitle") }
        static var emptyButton: String { text("channelList.empty.button") }
        static var errorMessage: String { text("channelList.error.message") }

        static func nothingFound(for text: String) -> String {
            L10n.text("channelList.search.empty.subtitle", "\"\(text)\"")
        }
    }

    enum Composer {
        enum QuotedMessage {
            static var giphy: String { text("composer.quoted-message.giphy") }
            static var photo: String { text("composer.quoted-message.photo") }
        }
    }

    enum Dates {
        static var yesterday: String { text("dates.yesterday") }
    }

    enum Message {
        static var deletedItem: String { text("message.item.deleted") }
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
                static func count(_ count: Int) -> String { text("message.thread.replies.count", counting: count) }
            }
        }

        enum Threads {
            static var reply: String { text("message.threads.reply") }
            static func count(_ count: Int) -> String { text("message.threads.count", counting: count) }
        }

        enum Unread {
            static func count(_ count: Int) -> String { text("message.unread.count", counting: count) }
        }
    }

    enum Recording {
        static func name(_ index: Int) -> String { text("recording.presentation.name", counting: index) }
    }

    enum LastSeen {
        static func ago(_ time: ElapsedTime) -> String {
            text("dates.last-seen.\(time.unit)", counting: time.count)
        }
    }

    enum Preview {
        static var pollYouVoted: String { text("message.preview.poll-you-voted") }
        static var pollYouCreated: String { text("message.preview.poll-you-created") }
        static func pollVoted(_ name: String) -> String { text("message.preview.poll-someone-voted", name) }
        static func pollCreated(_ name: String) -> String { text("message.preview.poll-someone-created", name) }
    }

    enum ThreadList {
        static var emptyDescription: String { text("threadList.empty.description") }
        static var errorMessage: String { text("threadList.error.message") }
        static func newThreads(_ count: Int) -> String { text("threadList.new-threads", String(count)) }
        static func repliedTo(_ text: String) -> String { L10n.text("threadListItem.replied-to", text) }
    }

    enum Polls {
        static var selectOne: String { text("polls.subtitle.selectOne") }
        static var selectOneOrMore: String { text("polls.subtitle.selectOneOrMore") }
        static func selectUpTo(_ count: Int) -> String { text("polls.subtitle.selectUpTo", String(count)) }
        static var voteEnded: String { text("polls.subtitle.voteEnded") }
        static var viewResults: String { text("polls.button.viewResults") }
        static var endVote: String { text("polls.button.endVote") }
        static var addComment: String { text("polls.button.add-comment") }
        static var suggestOption: String { text("polls.button.suggest-option") }
        static func viewComments(_ count: Int) -> String { text("polls.button.view-comments", String(count)) }
        static func allOptions(_ count: Int) -> String { text("polls.button.all-options", String(count)) }
    }

    // MARK: Looking up

    /// Returns the text for a key, its placeholders filled with `arguments`.
    static func text(_ key: String, _ arguments: String...) -> String {
        filled(provided(key) ?? EnglishTexts.text(for: key), arguments)
    }

    /// Returns the form of a text that goes with a number, which takes the place of its first placeholder.
    static func text(_ key: String, counting count: Int) -> String {
        let form = "\(key).\(count == 0 ? "zero" : count == 1 ? "one" : "other")"
        let english = [form, "\(key).other"].first { EnglishTexts.text(for: $0) != $0 }
        let text = provided(form) ?? provided(key) ?? EnglishTexts.text(for: english ?? key)
        return filled(text, [String(count)])
    }

    /// What the localization provider knows. The key itself is the answer of one that knows nothing.
    private static func provided(_ key: String) -> String? {
        let text = Appearance.default.localizationProvider(key, "Localizable")
        return text == key ? nil : text
    }

    /// Puts the arguments one after the other in the places of `%@` and `%d`.
    private static func filled(_ format: String, _ arguments: [String]) -> String {
        guard !arguments.isEmpty, format.utf8.contains(UInt8(ascii: "%")) else { return format }
        var result = ""
        var arguments = arguments[...]
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            if rest.hasPrefix("%@") || rest.hasPrefix("%d"), let argument = arguments.popFirst() {
                result += argument
                rest = rest.dropFirst(2)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result + rest
    }
}
