public import ChatModels

extension ChatClient {
    /// Returns a controller of the poll of a message.
    public func pollController(messageId: MessageId, pollId: String) -> PollController {
        PollController(client: self, messageId: messageId, pollId: pollId)
    }
}

/// A controller of a poll in memory, with the actions of the current user.
public class PollController: DataController, ChatMemoryObserver {
    /// The client that provides the data.
    public let client: ChatClient

    /// The message that the poll belongs to.
    public let messageId: MessageId

    /// The identifier of the poll, which may not be in memory.
    public let pollId: String

    /// The delegate that is notified of changes.
    public weak var delegate: (any PollControllerDelegate)?

    /// The poll; `nil` if it isn't in memory.
    public private(set) var poll: Poll?

    /// The votes and comments of the current user, the oldest first.
    public var ownVotes: [PollVote] { poll?.ownVotes ?? [] }

    init(client: ChatClient, messageId: MessageId, pollId: String) {
        self.client = client
        self.messageId = messageId
        self.pollId = pollId
        super.init(state: nil)
        poll = client.memory.read { try? $0.place(ofPoll: pollId).poll }
        client.memory.add(self)
    }

    /// Loads the poll. An unknown poll is an error.
    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        finishSynchronizing(with: poll == nil ? ClientError("There is no poll \(pollId).") : nil, completion)
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }

    func memoryDidChange(_ events: [any Event]) {
        let old = poll
        guard let new = client.memory.read({ try? $0.place(ofPoll: pollId).poll }), new != old else { return }
        poll = new
        let change: EntityChange<Poll> = old == nil ? .create(new) : .update(new)
        delegate?.pollController(self, didUpdatePoll: change)
        let votes = ListDifference.changes(from: old?.ownVotes ?? [], to: new.ownVotes, isSame: ==)
        if !votes.isEmpty { delegate?.pollController(self, didUpdateCurrentUserVotes: votes) }
    }

    // MARK: Actions

    /// Votes for an option, or comments on the poll.
    ///
    /// If the poll allows one vote per user, a vote replaces the earlier one. A comment always does.
    ///
    /// - Parameters:
    ///   - answerText: The comment; `nil` for a vote.
    ///   - optionId: The option; `nil` for a comment.
    public func castPollVote(
        answerText: String?, optionId: String?, completion: (((any Error)?) -> Void)? = nil
    ) {
        let pollId = pollId
        client.change(completion) { state in
            if let optionId {
                try state.vote(for: optionId, in: pollId)
            } else if let answerText {
                try state.comment(answerText, on: pollId)
            } else {
                throw ClientError("A vote needs an answerText or an optionId.")
            }
        }
    }

    /// Removes a vote or a comment of the current user.
    public func removePollVote(voteId: String, completion: (((any Error)?) -> Void)? = nil) {
        let pollId = pollId
        client.change(completion) { state in try state.removeVote(voteId, from: pollId) }
    }

    /// Closes the poll. Only its creator may do so.
    public func closePoll(completion: (((any Error)?) -> Void)? = nil) {
        let pollId = pollId
        client.change(completion) { state in try state.closePoll(pollId) }
    }

    /// Adds an option to the poll, if it allows suggestions.
    ///
    /// - Parameters:
    ///   - position: The index of the option, from 0; `nil` for the last.
    public func suggestPollOption(
        text: String, position: Int? = nil, extraData: [String: RawJSON]? = nil,
        completion: (((any Error)?) -> Void)? = nil
    ) {
        let pollId = pollId
        client.change(completion) { state in
            try state.addOption(text, at: position, extraData: extraData ?? [:], to: pollId)
        }
    }
}

/// A delegate that is notified of changes to a poll.
public protocol PollControllerDelegate: DataControllerStateDelegate {
    /// Called when the poll has changed: a vote, a comment or an option was added, or it was closed.
    func pollController(_ pollController: PollController, didUpdatePoll poll: EntityChange<Poll>)

    /// Called when the current user's votes or comments have changed.
    func pollController(
        _ pollController: PollController, didUpdateCurrentUserVotes votes: [ListChange<PollVote>])
}

extension PollControllerDelegate {
    /// Does nothing.
    public func pollController(_ pollController: PollController, didUpdatePoll poll: EntityChange<Poll>) {}

    /// Does nothing.
    public func pollController(
        _ pollController: PollController, didUpdateCurrentUserVotes votes: [ListChange<PollVote>]
    ) {}
}
