public import ChatModels
public import Foundation

/// What has the filter keys of messages.
public protocol AnyMessageSearchFilterScope {}

/// Filters about messages.
public struct MessageSearchFilterScope: FilterScope, AnyMessageSearchFilterScope {}

extension FilterKey where Scope: AnyMessageSearchFilterScope {
    /// The identifier of the message.
    public static var id: FilterKey<Scope, MessageId> { "id" }
    /// What was written.
    public static var text: FilterKey<Scope, String> { "text" }

    /// The kind of message, such as `"regular"` or `"system"`.
    public static var type: FilterKey<Scope, String> { "type" }

    /// The identifier of who wrote the message.
    public static var authorId: FilterKey<Scope, UserId> { "user.id" }

    /// The message that this one replies to in a thread.
    public static var parentId: FilterKey<Scope, MessageId> { "parent_id" }

    /// The types of the attachments.
    public static var hasAttachmentsOfType: FilterKey<Scope, AttachmentType> { "attachments.type" }

    /// The attachments, of which a filter can ask whether there are any.
    public static var hasAttachments: FilterKey<Scope, [AttachmentType]> { "attachments" }

    /// The identifiers of the users whom the message mentions.
    public static var mentionedUsers: FilterKey<Scope, UserId> { "mentioned_users.id" }
    /// Whether the message is pinned.
    public static var pinned: FilterKey<Scope, Bool> { "pinned" }
    /// How many replies there are.
    public static var replyCount: FilterKey<Scope, Int> { "reply_count" }
    /// When the message was written.
    public static var createdAt: FilterKey<Scope, Date> { "created_at" }
    /// When the message was changed last.
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

/// Asks for messages of several channels. Deleted, ephemeral and system messages are never found.
public struct MessageSearchQuery: Sendable {
    /// The channels in which messages are looked for.
    public let channelFilter: Filter<ChannelListFilterScope>

    /// Which messages are asked for.
    public let messageFilter: Filter<MessageSearchFilterScope>

    /// How the messages are sorted: by what comes first, then by the others. Empty for the newest first.
    public let sort: [Sorting<MessageSearchSortingKey>]

    /// How many messages a page has.
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

/// What found messages are sorted by.
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

    /// How well the service thinks that a message fits. Memory doesn't know it: a query with it is an error.
    public static let relevance = Self(
        SortingField("relevance", unknownBecause: "only the service scores messages; createdAt has an order"))
    /// When the message was changed last.
    public static let updatedAt = Self("updated_at") { QueryValue(known: $0.updatedAt) }

    /// Writes the name of the property.
    public func encode(to encoder: any Encoder) throws { try field.name.encode(to: encoder) }
}
