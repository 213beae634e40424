/// The type of an attachment, by its name in payloads. Applications can add custom types.
public struct AttachmentType: OpenName {
    /// The name.
    public let rawValue: String

    /// Creates a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An unknown type.
    public static let unknown = Self(rawValue: "unknown")
}

/// The identifier of an attachment: its message, and its index.
public struct AttachmentId: Hashable, Sendable {
    /// The channel of the message.
    public let cid: ChannelId

    /// The message.
    public let messageId: MessageId

    /// The place among the message's attachments, counted from 0.
    public let index: Int

    /// Creates the identifier of an attachment.
    public init(cid: ChannelId, messageId: MessageId, index: Int) {
        self.cid = cid
        self.messageId = messageId
        self.index = index
    }

    /// Channel, message and index, such as `"messaging:general/m-12/0"`.
    public var rawValue: String { "\(cid.rawValue)/\(messageId)/\(index)" }
}
