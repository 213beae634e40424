import ChatModels
import Client

extension PollController {
    /// Votes for an option, or removes the current user's vote. A failure is reported.
    func toggleVote(for option: PollOption, in poll: Poll) {
        if let vote = poll.currentUserVote(for: option) {
            removePollVote(voteId: vote.id)
        } else {
            castPollVote(answerText: nil, optionId: option.id)
        }
    }
}
