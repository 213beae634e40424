public import ChatModels

extension ChatClient {
    /// A controller of the poll of a message.
    public func pollController(messageId: MessageId, pollId: String) -> PollController {
        PollController(client: self, messageId: messageId, pollId: pollId)
    }
}

/// A poll in a client's memory, and what the current user does about it.
public class PollController: DataController, ChatMemoryObserver {
    /// The client in whose memory the poll is.
    public let client: ChatClient

    /// The message that the poll belongs to.
    public let messageId: MessageId

    /// The identifier of the poll, whether the memory has it or not.
    public let pollId: String

    /// Hears what changes.
    public weak var delegate: (any PollControllerDelegate)?

    /// The poll; `nil` if the memory has none of this identifier.
    public private(set) var poll: Poll?

    /// The votes and comments of the current user, in the order in which they were given.
    public var ownVotes: [PollVote] { poll?.ownVotes ?? [] }

    init(client: ChatClient, messageId: MessageId, pollId: String) {
        self.client = client
        self.messageId = messageId
        self.pollId = pollId
        super.init(state: nil)
        poll = client.memory.read { try? $0.place(ofPoll: pollId).poll }
        client.memory.add(self)
    }

    /// Asks for the poll. One that isn't there is an error.
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
    /// A vote in a poll with one vote for each takes the place of the former one, and so does a comment.
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

    /// Takes a vote or a comment of the current user back.
    public func removePollVote(voteId: String, completion: (((any Error)?) -> Void)? = nil) {
        let pollId = pollId
        client.change(completion) { state in try state.removeVote(voteId, from: pollId) }
    }

    /// Ends the poll. Only who made it may do so.
    public func closePoll(completion: (((any Error)?) -> Void)? = nil) {
        let pollId = pollId
        client.change(completion) { state in try state.closePoll(pollId) }
    }

    /// Adds an option to the poll, if it allows so.
    ///
    /// - Parameters:
    ///   - position: The number of the option, from 0; `nil` for the last.
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

/// Hears what changes in a poll.
public protocol PollControllerDelegate: DataControllerStateDelegate {
    /// Called when the poll has changed: a vote, a comment, an option, or its end.
    func pollController(_ pollController: PollController, didUpdatePoll poll: EntityChange<Poll>)

    /// Called when votes or comments of the current user have come or gone.
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
