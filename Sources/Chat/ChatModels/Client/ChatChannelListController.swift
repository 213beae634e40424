/// The channels of a user, all in memory.
public class ChatChannelListController {
    public let client: ChatClient

    /// The channels, in the order of the list.
    public private(set) var channels: [ChatChannel]

    /// Where the channels are in being loaded; in memory they always are.
    public var state: DataControllerState

    public init(
        client: ChatClient, channels: [ChatChannel] = [], state: DataControllerState = .remoteDataFetched
    ) {
        self.client = client
        self.channels = channels
        self.state = state
    }

    public var hasLoadedAllPreviousChannels: Bool { true }

    public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    public func loadNextChannels(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
}

/// Where the data of a controller is in being loaded.
public enum DataControllerState: Hashable, Sendable {
    case initialized, localDataFetched, remoteDataFetched, localDataFetchFailed, remoteDataFetchFailed
}
