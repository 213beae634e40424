/// The texts of polls in messages and of their sheets.
extension L10n {
    package enum Polls {
        package static var selectOne: String { text("polls.subtitle.selectOne") }
        package static var selectOneOrMore: String { text("polls.subtitle.selectOneOrMore") }
        package static func selectUpTo(_ count: Int) -> String { text("polls.subtitle.selectUpTo", counting: count) }
        package static var voteEnded: String { text("polls.subtitle.voteEnded") }
        package static var viewResults: String { text("polls.button.viewResults") }
        package static var endVote: String { text("polls.button.endVote") }
        package static var addComment: String { text("polls.button.add-comment") }
        package static var suggestOption: String { text("polls.button.suggest-option") }
        package static func viewComments(_ count: Int) -> String { text("polls.button.view-comments", counting: count) }
        package static func allOptions(_ count: Int) -> String { text("polls.button.all-options", counting: count) }

        package enum Sheet {
            package static var results: String { text("message.polls.title.results") }
            package static var options: String { text("message.polls.title.options") }
            package static var comments: String { text("message.polls.title.comments") }
            package static var anonymous: String { text("message.polls.anonymous") }
            package static var showAll: String { text("message.polls.button.showAll") }
            package static var addComment: String { text("composer.polls.add-comment") }
            package static var updateComment: String { text("message.polls.button.updateComment") }
            package static func votes(_ count: Int) -> String { text("message.polls.votes", counting: count) }
        }

        /// The texts of polls in alerts.
        package enum Alert {
            package static var suggest: String { text("alert.poll.suggest.title") }
            package static var suggestPlaceholder: String { text("alert.poll.suggest.placeholder") }
            package static var comment: String { text("alert.poll.comment.title") }
            package static var commentPlaceholder: String { text("alert.poll.comment.placeholder") }
            package static var end: String { text("alert.poll.end.title") }
            package static var confirmEnd: String { text("alert.poll.end") }
            package static var send: String { text("alert.poll.send") }
            package static var cancel: String { text("alert.poll.cancel") }
        }

        /// The texts of the buttons below a poll in the SwiftUI flavor.
        package enum Button {
            package static var addComment: String { text("message.polls.button.addComment") }

            package static func viewComments(_ count: Int) -> String {
                text("message.polls.button.viewComments", counting: count)
            }

            package static func seeAllOptions(_ count: Int) -> String {
                text("message.polls.button.seeAllOptions", counting: count)
            }
        }
    }
}
