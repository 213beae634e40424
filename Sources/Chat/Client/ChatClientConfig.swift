public import ChatModels
public import Foundation

/// The settings of an app's client.
///
/// Settings of the network and of the device's storage are kept, so that an app's code compiles, but have no effect:
/// all data is in memory.
public struct ChatClientConfig: Hashable, Sendable {
    /// The visibility of deleted messages.
    public typealias DeletedMessageVisibility = ChatModels.DeletedMessageVisibility

    /// The key of the application. Has no effect.
    public var apiKey: APIKey

    /// The visibility of deleted messages.
    public var deletedMessagesVisibility: DeletedMessageVisibility

    /// Whether messages of shadow-banned users are shown.
    public var shouldShowShadowedMessages: Bool

    /// The maximum number of attachments of a message; sending more fails.
    public var maxAttachmentCountPerMessage = 30

    /// The numbers of watchers, members and messages that a channel keeps. Has no effect: it keeps those that it was
    /// given.
    public var localCaching = LocalCaching()

    /// The group of applications that share a database. Has no effect.
    public var applicationGroupIdentifier: String?

    /// Whether there is a database. Has no effect: the memory ends with the client.
    public var isLocalStorageEnabled = true

    /// The folder of the database. Has no effect.
    public var localStorageFolderURL: URL?

    /// Whether the database is emptied at launch. Has no effect.
    public var shouldFlushLocalStorageOnStart = false

    /// Whether the client connects by itself. Has no effect: nothing connects.
    public var isClientInActiveMode = true

    /// Whether the connection continues in the background. Has no effect.
    public var staysConnectedInBackground = true

    /// Whether missed events are loaded after reconnecting. Has no effect: no events are missed.
    public var isAutomaticSyncOnReconnectEnabled = true

    /// The location of the server. Has no effect.
    public var baseURL = BaseURL.default

    /// The timeout of requests. Has no effect: there are no requests.
    public var timeoutIntervalForRequest: TimeInterval = 30

    /// The time after which the client stops reconnecting, in seconds. Has no effect.
    public var reconnectionTimeout: TimeInterval?

    /// Creates a configuration of the settings that components use.
    public init(
        deletedMessagesVisibility: DeletedMessageVisibility = .alwaysVisible,
        shouldShowShadowedMessages: Bool = false
    ) {
        apiKey = APIKey("")
        self.deletedMessagesVisibility = deletedMessagesVisibility
        self.shouldShowShadowedMessages = shouldShowShadowedMessages
    }

    /// Creates the default configuration of an app: the author of a deleted message sees a placeholder.
    public init(apiKey: APIKey) {
        self.init(deletedMessagesVisibility: .visibleForCurrentUser)
        self.apiKey = apiKey
    }

    /// Creates the default configuration of an app: the author of a deleted message sees a placeholder.
    public init(apiKeyString: String) {
        self.init(apiKey: APIKey(apiKeyString))
    }

    /// The limits of the local cache.
    public struct LocalCaching: Hashable, Sendable {
        /// The limits for channels.
        public var chatChannel = ChatChannel()

        /// Creates the default limits.
        public init() {}

        /// The limits for a channel.
        public struct ChatChannel: Hashable, Sendable {
            /// The maximum number of watchers.
            public var lastActiveWatchersLimit = 100
            /// The maximum number of members.
            public var lastActiveMembersLimit = 100
            /// The maximum number of messages.
            public var latestMessagesLimit = 5

            /// Creates the default limits.
            public init() {}
        }
    }
}

/// The key of an application.
public struct APIKey: Hashable, Sendable {
    /// The key as text.
    public let apiKeyString: String

    /// Creates a key.
    public init(_ apiKeyString: String) {
        self.apiKeyString = apiKeyString
    }
}

/// The location of a server.
public struct BaseURL: Hashable, Sendable, CustomStringConvertible {
    private let host: String

    /// Creates the location from the URL of a server.
    public init(url: URL) {
        host = url.host ?? url.absoluteString
    }

    private init(host: String) {
        self.host = host
    }

    /// The default server.
    public static let `default` = usEast
    /// The server in the east of the United States.
    public static let usEast = Self(host: "us-east")
    /// The server in Dublin.
    public static let dublin = Self(host: "dublin")
    /// The server in Singapore.
    public static let singapore = Self(host: "singapore")
    /// The server in Sydney.
    public static let sydney = Self(host: "sydney")
    /// The server in Mumbai.
    public static let mumbai = Self(host: "mumbai")

    public var description: String { host }
}
