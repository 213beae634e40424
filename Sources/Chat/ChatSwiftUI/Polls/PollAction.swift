import ChatLook
import ChatModels
import HeadlessSwiftUI

/// An action of the current user on a poll.
enum PollAction: Hashable {
    /// Show all options; the value is their number.
    case seeAllOptions(Int)
    case suggestOption
    case addComment
    /// Show the comments; the value is their number.
    case viewComments(Int)
    case viewResults
    case endVote

    /// The maximum number of options in a message.
    static let visibleOptions = 10

    /// Returns the actions of a user on a poll, from top to bottom.
    static func actions(on poll: Poll, for userId: UserId?) -> [PollAction] {
        var actions: [PollAction] = []
        if poll.options.count > visibleOptions { actions.append(.seeAllOptions(poll.options.count)) }
        if !poll.isClosed, poll.allowUserSuggestedOptions { actions.append(.suggestOption) }
        if !poll.isClosed, poll.allowAnswers { actions.append(.addComment) }
        if poll.answersCount > 0 { actions.append(.viewComments(poll.answersCount)) }
        actions.append(.viewResults)
        if !poll.isClosed, let userId, poll.createdBy?.id == userId { actions.append(.endVote) }
        return actions
    }

    var title: String {
        switch self {
        case .seeAllOptions(let count): L10n.Polls.Button.seeAllOptions(count)
        case .suggestOption: L10n.Polls.suggestOption
        case .addComment: L10n.Polls.Button.addComment
        case .viewComments(let count): L10n.Polls.Button.viewComments(count)
        case .viewResults: L10n.Polls.viewResults
        case .endVote: L10n.Polls.endVote
        }
    }
}

/// The button of an action on a poll, centered in its line.
struct PollActionButton: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    let action: PollAction

    var body: some View {
        Text(action.title)
            .font(fonts.body)
            .foregroundColor(colors.tintColor)
            .frame(maxWidth: .infinity)
    }
}
