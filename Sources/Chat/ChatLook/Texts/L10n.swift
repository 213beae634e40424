import ChatModels

/// The texts of the components, in the language of the localization provider.
package enum L10n {
    package static var you: String { text("you") }

    package enum Channel {
        package enum Item {
            package static var emptyMessages: String { text("channel.item.empty-messages") }
            package static var muted: String { text("channel.item.muted") }
            package static var photo: String { text("channel.item.photo") }
            package static var video: String { text("channel.item.video") }
            package static var audio: String { text("channel.item.audio") }
            package static var poll: String { text("channel.item.poll") }
            package static var voiceRecording: String { text("channelList.preview.voice.recording") }
            package static var typingSingular: String { text("channel.item.typing-singular") }
            package static var typingPlural: String { text("channel.item.typing-plural") }
            package static func searched(in channel: String) -> String { text("channel.item.search.in", channel) }
        }
    }

    package enum ChannelList {
        package static var search: String { text("channelList.search") }
        package static func found(_ count: Int) -> String { text("channelList.search.count", counting: count) }
        package static var noContentTitle: String { text("channel.no-content.title") }
        package static var emptyTitle: String { text("channelList.empty.title") }
        package static var emptySubtitle: String { text("channelList.empty.subtitle") }
        package static var emptyButton: String { text("channelList.empty.button") }
        package static var errorMessage: String { text("channelList.error.message") }

        package static func nothingFound(for text: String) -> String {
            L10n.text("channelList.search.empty.subtitle", ComponentLanguage.current.quoted(text))
        }
    }

    package enum Composer {
        package enum QuotedMessage {
            package static var giphy: String { text("composer.quoted-message.giphy") }
            package static var photo: String { text("composer.quoted-message.photo") }
        }
    }

    package enum Dates {
        package static var today: String { text("dates.today") }
        package static var yesterday: String { text("dates.yesterday") }
    }

    package enum Message {
        package static var deletedItem: String { text("message.item.deleted") }
        package static var deletedMessagePlaceholder: String { text("message.deleted-message-placeholder") }
        package static var edited: String { text("message.edited") }
        package static var unknownPinner: String { text("message.cell.unknownPin") }
        package static func pinnedBy(_ name: String) -> String { text("message.cell.pinnedBy", name) }
        package static var onlyVisibleToYou: String { text("message.only-visible-to-you") }
        package static var unsupportedAttachment: String { text("message.unsupported-attachment") }
        package static func translatedTo(_ language: String) -> String { text("message.translatedTo", language) }

        package enum Sending {
            package static var attachmentUploadingFailed: String { text("message.sending.attachment-uploading-failed") }
        }

        package enum Thread {
            package enum Replies {
                package static func count(_ count: Int) -> String {
                    text("message.thread.replies.count", counting: count)
                }
            }
        }

        package enum Threads {
            package static var reply: String { text("message.threads.reply") }
            package static var subtitle: String { text("message.threads.subtitle") }
            package static func count(_ count: Int) -> String { text("message.threads.count", counting: count) }
        }

        package enum Unread {
            package static func count(_ count: Int) -> String { text("message.unread.count", counting: count) }
        }
    }

    package enum Recording {
        package static func name(_ index: Int) -> String { text("recording.presentation.name", counting: index) }
        package static var slideToCancel: String { text("recording.slideToCancel") }
        package static var tip: String { text("recording.tip") }
    }

    package enum AudioPlayer {
        /// The playback rate of a recording, relative to normal speed.
        package static func rate(_ rate: String) -> String { text("audio.player.rate", rate) }
    }

    package enum Gallery {
        /// The number of a page and the number of pages.
        package static func page(_ number: Int, of count: Int) -> String {
            text("gallery.page", LocalizedNumber.text(number), LocalizedNumber.text(count))
        }
    }

    package enum Reactions {
        package static func numberOfReactions(_ count: Int) -> String {
            text("reaction.authors.number-of-reactions", counting: count)
        }
    }

    package enum LastSeen {
        package static func ago(_ time: ElapsedTime) -> String {
            text("dates.last-seen.\(time.unit)", counting: time.count)
        }
    }

    package enum Preview {
        package static var draft: String { text("message.preview.draft") }
        package static var pollYouVoted: String { text("message.preview.poll-you-voted") }
        package static var pollYouCreated: String { text("message.preview.poll-you-created") }
        package static func pollVoted(_ name: String) -> String { text("message.preview.poll-someone-voted", name) }
        package static func pollCreated(_ name: String) -> String { text("message.preview.poll-someone-created", name) }
    }

    package enum ThreadList {
        package static var title: String { text("threadList.title") }
        package static var emptyDescription: String { text("threadList.empty.description") }
        package static var errorMessage: String { text("threadList.error.message") }
        package static func newThreads(_ count: Int) -> String { text("threadList.new-threads", counting: count) }
        package static func repliedTo(_ text: String) -> String { L10n.text("threadListItem.replied-to", text) }
    }
}
