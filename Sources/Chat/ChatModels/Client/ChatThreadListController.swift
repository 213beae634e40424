/// The threads of a user, all in memory.
public class ChatThreadListController {
    public let client: ChatClient

    /// The threads, in the order of the list.
    public private(set) var threads: [ChatThread]

    /// Where the threads are in being loaded; in memory they always are.
    public var state: DataControllerState

    public init(
        client: ChatClient, threads: [ChatThread] = [], state: DataControllerState = .remoteDataFetched
    ) {
        self.client = client
        self.threads = threads
        self.state = state
    }

    public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
}
