import ChatLook
import ChatModels
import HeadlessSwiftUI

/// Something that the user who looks at a poll can do about it.
enum PollAction: Hashable {
    /// Show all options; the number is that of all.
    case seeAllOptions(Int)
    case suggestOption
    case addComment
    /// The number is that of the comments.
    case viewComments(Int)
    case viewResults
    case endVote

    /// How many options a message shows at most.
    static let visibleOptions = 10

    /// Returns the actions that a user has on a poll, from the top down.
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

/// The button for an action on a poll, in the middle of its line.
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
