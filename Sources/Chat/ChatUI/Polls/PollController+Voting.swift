import ChatModels
import Client

extension PollController {
    /// Votes for an option, or takes the vote of the current user back. What can't be done is told in a line.
    func toggleVote(for option: PollOption, in poll: Poll) {
        if let vote = poll.currentUserVote(for: option) {
            removePollVote(voteId: vote.id)
        } else {
            castPollVote(answerText: nil, optionId: option.id)
        }
    }
}
