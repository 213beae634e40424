import ChatLook

/// The texts around the field in which messages are written.
extension L10n.Composer {
    enum Title {
        static var edit: String { L10n.text("composer.title.edit") }
        static var reply: String { L10n.text("composer.title.reply") }
    }

    enum Placeholder {
        static var message: String { L10n.text("composer.placeholder.message") }
        static var slowMode: String { L10n.text("composer.placeholder.slowMode") }
        static var messageDisabled: String { L10n.text("composer.placeholder.messageDisabled") }
        static var giphy: String { L10n.text("composer.placeholder.giphy") }
    }

    enum Checkmark {
        static var channelReply: String { L10n.text("composer.checkmark.channel-reply") }
        static var directMessageReply: String { L10n.text("composer.checkmark.direct-message-reply") }
    }

    enum Suggestions {
        static var commandsHeader: String { L10n.text("composer.suggestions.commands.header") }
    }

    enum Picker {
        static var title: String { L10n.text("composer.picker.title") }
        static var camera: String { L10n.text("composer.picker.camera") }
        static var media: String { L10n.text("composer.picker.media") }
        static var file: String { L10n.text("composer.picker.file") }
        static var poll: String { L10n.text("composer.picker.poll") }
        static var cancel: String { L10n.text("composer.picker.cancel") }
    }
}
