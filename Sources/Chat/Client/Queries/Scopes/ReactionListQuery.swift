public import ChatModels
public import Foundation

/// A scope with the filter keys of reactions.
public protocol AnyReactionListFilterScope {}

/// The scope of filters for the reactions to a message.
public struct ReactionListFilterScope: FilterScope, AnyReactionListFilterScope {}

extension FilterKey where Scope: AnyReactionListFilterScope {
    /// The kind of reaction, such as `"love"`.
    public static var reactionType: FilterKey<Scope, MessageReactionType> { "type" }

    /// The identifier of the user who reacted.
    public static var authorId: FilterKey<Scope, UserId> { "user_id" }
    /// When the user reacted.
    public static var createdAt: FilterKey<Scope, Date> { "created_at" }
}

extension ReactionListFilterScope: QueryScope {
    static let things = "reactions"

    static func extraData(of reaction: ChatMessageReaction) -> [String: RawJSON] { reaction.extraData }

    static let fields: [String: QueryField<ChatMessageReaction>] = [
        "created_at": QueryField(.date) { QueryValue(known: $0.createdAt) },
        "score": QueryField(.number) { .number(Double($0.score)) },
        "type": QueryField(.text) { .text($0.type.rawValue) },
        "user_id": QueryField(.text) { .text($0.author.id) },
    ]
}

/// A query for the reactions to a message, the newest first.
public struct ReactionListQuery: Sendable {
    /// The message.
    public let messageId: MessageId

    /// The number of reactions in a page.
    public var pagination: Pagination

    /// The filter; `nil` for all reactions.
    public let filter: Filter<ReactionListFilterScope>?

    /// Creates a query.
    public init(
        messageId: MessageId, pagination: Pagination = Pagination(pageSize: 25),
        filter: Filter<ReactionListFilterScope>? = nil
    ) {
        self.messageId = messageId
        self.pagination = pagination
        self.filter = filter
    }
}
