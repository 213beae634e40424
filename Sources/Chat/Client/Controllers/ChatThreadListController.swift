public import ChatModels

extension ChatClient {
    /// A controller of the threads that a query asks for.
    public func threadListController(query: ThreadListQuery = ThreadListQuery()) -> ChatThreadListController {
        ChatThreadListController(client: self, query: query)
    }
}

/// The threads of a user, in a client's memory.
public class ChatThreadListController: DataController {
    /// The client whose memory is shown.
    public let client: ChatClient
    /// Hears what changes.
    public weak var delegate: (any ChatThreadListControllerDelegate)?

    /// Which threads are asked for; all, for a controller whose threads were given.
    public let query: ThreadListQuery

    private let list: MemoryList<ChatThread>

    /// Shows threads, and puts them into the client's memory.
    ///
    /// They stay in their order until somebody replies in one, which brings it to the top. A thread that is begun later
    /// comes in at the top.
    public init(
        client: ChatClient, threads: [ChatThread] = [], state: DataControllerState = .remoteDataFetched
    ) {
        self.client = client
        query = ThreadListQuery()
        client.memory.seed { $0.seed(threads) }
        list = MemoryList(of: client.memory, showing: threads, isSame: ==) { $0.threads(seeded: threads) }
        super.init(state: state)
        tellDelegate()
    }

    /// Shows the threads that a query asks for, now and later.
    init(client: ChatClient, query: ThreadListQuery) {
        self.client = client
        self.query = query
        list = MemoryList(of: client.memory, pageSize: query.limit, isSame: ==) { try $0.threads(query) }
        super.init(state: nil)
        tellDelegate()
    }

    /// The threads, in the order of the list.
    public var threads: [ChatThread] { list.items }

    /// Whether all threads that the memory has for the query are shown.
    public var hasLoadedAllThreads: Bool { list.hasLoadedAll }

    /// Asks for the threads. A query that can't be answered is an error.
    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        finishSynchronizing(with: list.problem, completion)
    }

    /// Shows the next threads.
    ///
    /// - Parameters:
    ///   - limit: How many; `nil` for a page.
    ///   - completion: Given the threads that came.
    public func loadMoreThreads(
        limit: Int? = nil, completion: ((Result<[ChatThread], any Error>) -> Void)? = nil
    ) {
        let shown = Set(threads.map(\.id))
        list.loadMore(limit ?? query.limit)
        guard let completion else { return answer(list.problem, nil) }
        completion(list.problem.map(Result.failure) ?? .success(threads.filter { !shown.contains($0.id) }))
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }

    private func tellDelegate() {
        list.didChange = { [weak self] changes in
            if let self { delegate?.controller(self, didChangeThreads: changes) }
        }
    }
}

/// Hears what changes in a list of threads.
public protocol ChatThreadListControllerDelegate: DataControllerStateDelegate {
    /// Called when the threads have changed: the controller has the new ones.
    func controller(_ controller: ChatThreadListController, didChangeThreads changes: [ListChange<ChatThread>])
}

extension ChatThreadListControllerDelegate {
    /// Does nothing.
    public func controller(
        _ controller: ChatThreadListController, didChangeThreads changes: [ListChange<ChatThread>]
    ) {}
}

extension MemoryState {
    /// The threads that a list was given, and those that were begun since, in the order of what happened in them.
    fileprivate func threads(seeded: [ChatThread]) -> [ChatThread] {
        let places = Dictionary(seeded.enumerated().map { ($1.id, $0) }, uniquingKeysWith: min)
        return threads.filter { places[$0.thread.id] != nil || $0.isMadeHere }
            .sorted { one, other in
                let place = (places[one.thread.id] ?? seeded.count, places[other.thread.id] ?? seeded.count)
                return (other.activity, place.0) < (one.activity, place.1)
            }
            .map(\.thread)
    }
}
