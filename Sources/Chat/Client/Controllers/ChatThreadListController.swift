public import ChatModels

extension ChatClient {
    /// Returns a controller of the threads that match a query.
    public func threadListController(query: ThreadListQuery = ThreadListQuery()) -> ChatThreadListController {
        ChatThreadListController(client: self, query: query)
    }
}

/// A controller of the threads of a user in memory.
public class ChatThreadListController: DataController {
    /// The client that provides the data.
    public let client: ChatClient
    /// The delegate that is notified of changes.
    public weak var delegate: (any ChatThreadListControllerDelegate)?

    /// The query of the threads; for given threads, one that matches all.
    public let query: ThreadListQuery

    private let list: MemoryList<ChatThread>

    /// Shows threads, and adds them to the client's memory.
    ///
    /// They keep their order until a reply in one of them moves it to the top. New threads are inserted at the top.
    public init(
        client: ChatClient, threads: [ChatThread] = [], state: DataControllerState = .remoteDataFetched
    ) {
        self.client = client
        query = ThreadListQuery()
        client.memory.seed { $0.seed(threads) }
        list = MemoryList(of: client.memory, showing: threads, isSame: ==) { $0.threads(seeded: threads) }
        super.init(state: state)
        notifyDelegate()
    }

    /// Shows the threads that match a query, and follows their changes.
    init(client: ChatClient, query: ThreadListQuery) {
        self.client = client
        self.query = query
        list = MemoryList(of: client.memory, pageSize: query.limit, isSame: ==) { try $0.threads(query) }
        super.init(state: nil)
        notifyDelegate()
    }

    /// The threads, in the order of the list.
    public var threads: [ChatThread] { list.items }

    /// Whether all threads in memory for the query are shown.
    public var hasLoadedAllThreads: Bool { list.hasLoadedAll }

    /// Loads the threads. An unsupported query is an error.
    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        finishSynchronizing(with: list.problem, completion)
    }

    /// Loads the next threads.
    ///
    /// - Parameters:
    ///   - limit: The maximum number; `nil` for the page size.
    ///   - completion: Called with the new threads.
    public func loadMoreThreads(
        limit: Int? = nil, completion: ((Result<[ChatThread], any Error>) -> Void)? = nil
    ) {
        let shown = Set(threads.map(\.id))
        list.loadMore(limit ?? query.limit)
        guard let completion else { return answer(list.problem, nil) }
        completion(list.problem.map(Result.failure) ?? .success(threads.filter { !shown.contains($0.id) }))
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }

    private func notifyDelegate() {
        list.didChange = { [weak self] changes in
            if let self { delegate?.controller(self, didChangeThreads: changes) }
        }
    }
}

/// A delegate that is notified of changes to a list of threads.
public protocol ChatThreadListControllerDelegate: DataControllerStateDelegate {
    /// Called when the threads have changed.
    func controller(_ controller: ChatThreadListController, didChangeThreads changes: [ListChange<ChatThread>])
}

extension ChatThreadListControllerDelegate {
    /// Does nothing.
    public func controller(
        _ controller: ChatThreadListController, didChangeThreads changes: [ListChange<ChatThread>]
    ) {}
}

extension MemoryState {
    /// The given threads and later ones, by their latest event.
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
