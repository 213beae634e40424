public import ChatModels

/// What an application wants to show.
public struct ChatClientConfig: Hashable, Sendable {
    /// Who sees that a message was deleted.
    public typealias DeletedMessageVisibility = ChatModels.DeletedMessageVisibility

    public var deletedMessagesVisibility: DeletedMessageVisibility

    /// Whether messages of users are shown who were banned without knowing.
    public var shouldShowShadowedMessages: Bool
    public var applicationGroupIdentifier: String?

    public init(
        deletedMessagesVisibility: DeletedMessageVisibility = .alwaysVisible,
        shouldShowShadowedMessages: Bool = false
    ) {
        self.deletedMessagesVisibility = deletedMessagesVisibility
        self.shouldShowShadowedMessages = shouldShowShadowedMessages
    }

    public init(apiKeyString: String) {
        self.init()
    }
}
