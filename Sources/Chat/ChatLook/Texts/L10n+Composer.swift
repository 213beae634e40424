/// The texts of the composer, its input field and the views above and below it.
extension L10n.Composer {
    package static var linksDisabled: String { L10n.text("composer.links-disabled.subtitle") }

    package enum Title {
        package static var edit: String { L10n.text("composer.title.edit") }
        package static var reply: String { L10n.text("composer.title.reply") }
    }

    package enum Placeholder {
        package static var message: String { L10n.text("composer.placeholder.message") }
        package static var slowMode: String { L10n.text("composer.placeholder.slowMode") }
        package static var messageDisabled: String { L10n.text("composer.placeholder.messageDisabled") }
        package static var giphy: String { L10n.text("composer.placeholder.giphy") }
    }

    package enum Checkmark {
        package static var channelReply: String { L10n.text("composer.checkmark.channel-reply") }
        package static var directMessageReply: String { L10n.text("composer.checkmark.direct-message-reply") }
    }

    package enum Suggestions {
        package static var commandsHeader: String { L10n.text("composer.suggestions.commands.header") }
    }

    package enum Picker {
        package static var title: String { L10n.text("composer.picker.title") }
        package static var camera: String { L10n.text("composer.picker.camera") }
        package static var media: String { L10n.text("composer.picker.media") }
        package static var file: String { L10n.text("composer.picker.file") }
        package static var poll: String { L10n.text("composer.picker.poll") }
        package static var cancel: String { L10n.text("composer.picker.cancel") }
    }

    package enum Photos {
        package static var noAccess: String { L10n.text("composer.images.no-access-library") }
        package static var openSettings: String { L10n.text("composer.images.access-settings") }
    }

    package enum Polls {
        package static var createPoll: String { L10n.text("composer.polls.create-poll") }
        package static var question: String { L10n.text("composer.polls.question") }
        package static var questionPlaceholder: String { L10n.text("composer.polls.question.placeholder") }
        package static var options: String { L10n.text("composer.polls.options") }
        package static var optionsPlaceholder: String { L10n.text("composer.polls.options.placeholder") }
        package static var multipleAnswers: String { L10n.text("composer.polls.multiple-answers") }
        package static var anonymousPoll: String { L10n.text("composer.polls.anonymous-poll") }
        package static var suggestOption: String { L10n.text("composer.polls.suggest-option") }
        package static var addComment: String { L10n.text("composer.polls.add-comment") }
        package static var multipleVotes: String { L10n.text("composer.polls.multiple-votes") }
        package static var maxVotes: String { L10n.text("composer.polls.max-votes") }
        package static var maxVotesError: String { L10n.text("composer.polls.max-votes.error") }
        package static var duplicateOption: String { L10n.text("composer.polls.duplicate-option") }
    }
}
