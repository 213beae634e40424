public import ChatModels
public import Foundation

/// What an application wants to show, and how it would connect.
///
/// What concerns the network and the device's storage is kept, so that an application's set-up compiles, and has no
/// effect: the client's memory is all there is.
public struct ChatClientConfig: Hashable, Sendable {
    /// Who sees that a message was deleted.
    public typealias DeletedMessageVisibility = ChatModels.DeletedMessageVisibility

    /// The key of the application. Without effect.
    public var apiKey: APIKey

    /// Who sees that a message was deleted.
    public var deletedMessagesVisibility: DeletedMessageVisibility

    /// Whether messages of users are shown who were banned without knowing.
    public var shouldShowShadowedMessages: Bool

    /// How many attachments a message can have: sending more fails.
    public var maxAttachmentCountPerMessage = 30

    /// How many watchers, members and messages a channel holds itself. Without effect: it holds those that it was given.
    public var localCaching = LocalCaching()

    /// The group of applications that share a database. Without effect.
    public var applicationGroupIdentifier: String?

    /// Whether there is a database. Without effect: the memory ends with the client.
    public var isLocalStorageEnabled = true

    /// The folder of the database. Without effect.
    public var localStorageFolderURL: URL?

    /// Whether the database is emptied at the start. Without effect.
    public var shouldFlushLocalStorageOnStart = false

    /// Whether the client connects itself. Without effect: nothing connects.
    public var isClientInActiveMode = true

    /// Whether the connection outlives the application's time on the screen. Without effect.
    public var staysConnectedInBackground = true

    /// Whether what was missed is loaded after a pause. Without effect: nothing is missed.
    public var isAutomaticSyncOnReconnectEnabled = true

    /// Where the server is. Without effect.
    public var baseURL = BaseURL.default

    /// How requests are made. Without effect: none is made.
    public var timeoutIntervalForRequest: TimeInterval = 30

    /// How long the client tries to connect again, in seconds. Without effect.
    public var reconnectionTimeout: TimeInterval?

    /// Creates a configuration of what the components look at.
    public init(
        deletedMessagesVisibility: DeletedMessageVisibility = .alwaysVisible,
        shouldShowShadowedMessages: Bool = false
    ) {
        apiKey = APIKey("")
        self.deletedMessagesVisibility = deletedMessagesVisibility
        self.shouldShowShadowedMessages = shouldShowShadowedMessages
    }

    /// Creates the configuration that an application begins with: a deleted message is seen by who wrote it.
    public init(apiKey: APIKey) {
        self.init(deletedMessagesVisibility: .visibleForCurrentUser)
        self.apiKey = apiKey
    }

    /// Creates the configuration that an application begins with: a deleted message is seen by who wrote it.
    public init(apiKeyString: String) {
        self.init(apiKey: APIKey(apiKeyString))
    }

    /// How much is kept of channels.
    public struct LocalCaching: Hashable, Sendable {
        /// The limits for channels.
        public var chatChannel = ChatChannel()

        /// Creates the usual limits.
        public init() {}

        /// The limits for a channel.
        public struct ChatChannel: Hashable, Sendable {
            /// How many watchers it holds.
            public var lastActiveWatchersLimit = 100
            /// How many members it holds.
            public var lastActiveMembersLimit = 100
            /// How many messages it holds.
            public var latestMessagesLimit = 5

            /// Creates the usual limits.
            public init() {}
        }
    }
}

/// The key of an application.
public struct APIKey: Hashable, Sendable {
    /// The key as text.
    public let apiKeyString: String

    /// Takes a key.
    public init(_ apiKeyString: String) {
        self.apiKeyString = apiKeyString
    }
}

/// Where a server is.
public struct BaseURL: Hashable, Sendable, CustomStringConvertible {
    private let host: String

    /// Takes the address of a server.
    public init(url: URL) {
        host = url.host ?? url.absoluteString
    }

    private init(host: String) {
        self.host = host
    }

    /// The usual server.
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
