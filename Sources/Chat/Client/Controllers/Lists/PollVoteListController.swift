public import ChatModels

extension ChatClient {
    /// Returns a controller of the votes and comments that match a query.
    public func pollVoteListController(query: PollVoteListQuery) -> PollVoteListController {
        PollVoteListController(client: self, query: query)
    }
}

/// A controller of the votes and comments of a poll in memory.
public class PollVoteListController: DataController, ChatMemoryObserver {
    /// The client that provides the data.
    public let client: ChatClient

    /// The query of the votes.
    public let query: PollVoteListQuery
    /// The delegate that is notified of changes.
    public weak var delegate: (any PollVoteListControllerDelegate)?

    private let list: MemoryList<PollVote>
    private var poll: Poll?

    init(client: ChatClient, query: PollVoteListQuery) {
        self.client = client
        self.query = query
        list = MemoryList(of: client.memory, pageSize: query.pagination.pageSize, isSame: ==) { try $0.votes(query) }
        super.init(state: nil)
        poll = client.memory.read { try? $0.poll(query.pollId) }
        list.didChange = { [weak self] changes in
            if let self { delegate?.controller(self, didChangeVotes: changes) }
        }
        client.memory.add(self)
    }

    /// The votes, in the query's order.
    public var votes: [PollVote] { list.items }

    /// Whether all votes in memory are shown.
    public var hasLoadedAllVotes: Bool { list.hasLoadedAll }

    /// Loads the votes. An unknown poll and an unsupported query are errors.
    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        finishSynchronizing(with: list.problem, completion)
    }

    /// Loads the next votes.
    ///
    /// - Parameter limit: The maximum number; `nil` for the page size.
    public func loadMoreVotes(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        list.loadMore(limit ?? query.pagination.pageSize)
        answer(list.problem, completion)
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }

    func memoryDidChange(_ events: [any Event]) {
        let new = client.memory.read { try? $0.poll(query.pollId) }
        guard let new, new != poll else { return }
        poll = new
        delegate?.controller(self, didUpdatePoll: new)
    }
}

/// A delegate that is notified of changes to the votes of a poll.
public protocol PollVoteListControllerDelegate: DataControllerStateDelegate {
    /// Called when the votes have changed.
    func controller(_ controller: PollVoteListController, didChangeVotes changes: [ListChange<PollVote>])
    /// Called when the poll has changed.
    func controller(_ controller: PollVoteListController, didUpdatePoll poll: Poll)
}

extension PollVoteListControllerDelegate {
    /// Does nothing.
    public func controller(_ controller: PollVoteListController, didChangeVotes changes: [ListChange<PollVote>]) {}
    /// Does nothing.
    public func controller(_ controller: PollVoteListController, didUpdatePoll poll: Poll) {}
}
