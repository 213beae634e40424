public import ChatModels
public import Foundation

/// A scope with the filter keys of messages.
public protocol AnyMessageSearchFilterScope {}

/// The scope of filters for messages.
public struct MessageSearchFilterScope: FilterScope, AnyMessageSearchFilterScope {}

extension FilterKey where Scope: AnyMessageSearchFilterScope {
    /// The identifier of the message.
    public static var id: FilterKey<Scope, MessageId> { "id" }
    /// The text.
    public static var text: FilterKey<Scope, String> { "text" }

    /// The kind of message, such as `"regular"` or `"system"`.
    public static var type: FilterKey<Scope, String> { "type" }

    /// The identifier of the user who wrote the message.
    public static var authorId: FilterKey<Scope, UserId> { "user.id" }

    /// The message that this one replies to in a thread.
    public static var parentId: FilterKey<Scope, MessageId> { "parent_id" }

    /// The types of the attachments.
    public static var hasAttachmentsOfType: FilterKey<Scope, AttachmentType> { "attachments.type" }

    /// The attachments; a filter can only check whether there are any.
    public static var hasAttachments: FilterKey<Scope, [AttachmentType]> { "attachments" }

    /// The identifiers of the users whom the message mentions.
    public static var mentionedUsers: FilterKey<Scope, UserId> { "mentioned_users.id" }
    /// Whether the message is pinned.
    public static var pinned: FilterKey<Scope, Bool> { "pinned" }
    /// The number of replies.
    public static var replyCount: FilterKey<Scope, Int> { "reply_count" }
    /// When the message was written.
    public static var createdAt: FilterKey<Scope, Date> { "created_at" }
    /// When the message was last changed.
    public static var updatedAt: FilterKey<Scope, Date> { "updated_at" }
}

extension Filter where Scope: AnyMessageSearchFilterScope {
    /// Messages with all words of `text`.
    public static func queryText(_ text: String) -> Filter { .query(.text, text: text) }

    /// Messages with attachments.
    public static var withAttachments: Filter { .exists(.hasAttachments) }

    /// Messages without attachments.
    public static var withoutAttachments: Filter { .exists(.hasAttachments, exists: false) }

    /// Messages with an attachment of one of these types.
    public static func withAttachments(_ types: Set<AttachmentType>) -> Filter {
        .in(.hasAttachmentsOfType, values: types.sorted { $0.rawValue < $1.rawValue })
    }
}

extension MessageSearchFilterScope: QueryScope {
    static let things = "messages"

    static func extraData(of message: ChatMessage) -> [String: RawJSON] { message.extraData }

    static let fields: [String: QueryField<ChatMessage>] = [
        "attachments": QueryField(.texts) { $0.attachmentTypes },
        "attachments.type": QueryField(.texts) { $0.attachmentTypes },
        "created_at": QueryField(.date) { QueryValue(known: $0.createdAt) },
        "id": QueryField(.text) { .text($0.id) },
        "mentioned_users.id": QueryField(.texts) { QueryValue($0.mentionedUsers.map(\.id).sorted()) },
        "parent_id": QueryField(.text) { QueryValue($0.parentMessageId) },
        "pinned": QueryField(.flag) { .flag($0.isPinned) },
        "reply_count": QueryField(.number) { .number(Double($0.replyCount)) },
        "text": QueryField(.text) { .text($0.text) },
        "type": QueryField(.text) { .text($0.type.rawValue) },
        "updated_at": QueryField(.date) { QueryValue(known: $0.updatedAt) },
        "user.id": QueryField(.text) { .text($0.author.id) },
    ]
}

extension ChatMessage {
    /// The types of the attachments; nothing if there are none.
    fileprivate var attachmentTypes: QueryValue {
        allAttachments.isEmpty ? .missing : QueryValue(allAttachments.map(\.type.rawValue))
    }
}

/// A query for messages in several channels. Deleted, ephemeral and system messages are never found.
public struct MessageSearchQuery: Sendable {
    /// The filter of the channels.
    public let channelFilter: Filter<ChannelListFilterScope>

    /// The filter of the messages.
    public let messageFilter: Filter<MessageSearchFilterScope>

    /// The sort order, by descending priority. Empty for the newest first.
    public let sort: [Sorting<MessageSearchSortingKey>]

    /// The number of messages in a page.
    public var pagination: Pagination?

    /// Creates a query.
    public init(
        channelFilter: Filter<ChannelListFilterScope>, messageFilter: Filter<MessageSearchFilterScope>,
        sort: [Sorting<MessageSearchSortingKey>] = [], pageSize: Int = .messagesPageSize
    ) {
        self.channelFilter = channelFilter
        self.messageFilter = messageFilter
        self.sort = sort
        pagination = Pagination(pageSize: pageSize)
    }
}

/// A key that search results are sorted by.
public struct MessageSearchSortingKey: Hashable, ReadableSortingKey {
    let field: SortingField<ChatMessage>

    private init(_ name: String, _ value: @escaping @Sendable (ChatMessage) -> QueryValue) {
        field = SortingField(name, value)
    }

    private init(_ field: SortingField<ChatMessage>) { self.field = field }

    /// When the message was written.
    public static let createdAt = Self("created_at") { QueryValue(known: $0.createdAt) }
    /// The identifier of the message.
    public static let id = Self("id") { .text($0.id) }

    /// The relevance, which the service computes. A query with it is an error, since it isn't in memory.
    public static let relevance = Self(
        SortingField("relevance", unknownBecause: "only the service computes it; use createdAt"))
    /// When the message was last changed.
    public static let updatedAt = Self("updated_at") { QueryValue(known: $0.updatedAt) }

    /// Encodes the name of the property.
    public func encode(to encoder: any Encoder) throws { try field.name.encode(to: encoder) }
}
