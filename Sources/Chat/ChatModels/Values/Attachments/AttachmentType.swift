/// What an attachment is.
public struct AttachmentType: OpenName {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let image = Self(rawValue: "image")
    public static let file = Self(rawValue: "file")
    public static let giphy = Self(rawValue: "giphy")
    public static let video = Self(rawValue: "video")
    public static let audio = Self(rawValue: "audio")
    public static let voiceRecording = Self(rawValue: "voiceRecording")
    public static let linkPreview = Self(rawValue: "linkPreview")
    public static let unknown = Self(rawValue: "unknown")
}

/// Where an attachment is: a message, and the place in it.
public struct AttachmentId: Hashable, Sendable {
    public let cid: ChannelId
    public let messageId: MessageId
    public let index: Int

    public init(cid: ChannelId, messageId: MessageId, index: Int) {
        self.cid = cid
        self.messageId = messageId
        self.index = index
    }

    /// Channel, message and index, such as `"messaging:general/m-12/0"`.
    public var rawValue: String { "\(cid.rawValue)/\(messageId)/\(index)" }
}
