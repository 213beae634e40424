public import ChatModels

/// The threads of a user, in a client's memory.
public class ChatThreadListController: DataController, ChatMemoryObserver {
    /// The client whose memory is shown.
    public let client: ChatClient
    /// Hears what changes.
    public weak var delegate: (any ChatThreadListControllerDelegate)?

    /// The threads, in the order of the list.
    public private(set) var threads: [ChatThread]

    private let select: (MemoryState) -> [ChatThread]

    /// Shows threads, and puts them into the client's memory.
    ///
    /// They stay in their order until somebody replies in one, which brings it to the top. A thread that is begun later
    /// comes in at the top.
    public init(
        client: ChatClient, threads: [ChatThread] = [], state: DataControllerState = .remoteDataFetched
    ) {
        self.client = client
        self.threads = threads
        select = { $0.threads(seeded: threads) }
        super.init(state: state)
        client.memory.seed { state in
            for thread in threads { state.seed(thread) }
        }
        client.memory.add(self)
    }

    /// Shows those threads that `select` chooses of what the memory has, now and later.
    init(client: ChatClient, select: @escaping (MemoryState) -> [ChatThread]) {
        self.client = client
        self.select = select
        threads = client.memory.read(select)
        super.init(state: nil)
        client.memory.add(self)
    }

    override func stateDidChange() {
        delegate?.controller(self, didChangeState: state)
    }

    // MARK: Changes

    func memoryDidChange(_ events: [any Event]) {
        let old = threads
        threads = client.memory.read(select)
        let changes = ListDifference.changes(from: old, to: threads, isSame: ==)
        if !changes.isEmpty { delegate?.controller(self, didChangeThreads: changes) }
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
