// Until 2021, channels, messages, users and attachments were generic over custom data. The old names are aliases;
// custom data is in `extraData` now, whatever its type.

/// The absence of custom data.
public struct NoExtraData: Hashable, ExtraDataTypes, UserExtraData, ChannelExtraData, MessageExtraData,
    AttachmentExtraData
{
    /// The only value.
    public static let defaultValue = NoExtraData()

    public init() {}
}

/// Custom data.
public protocol ExtraData: Codable, Sendable {
    /// The default for missing data.
    static var defaultValue: Self { get }
}

/// Custom data of users.
public protocol UserExtraData: ExtraData {}

/// Custom data of channels.
public protocol ChannelExtraData: ExtraData {}

/// Custom data of messages.
public protocol MessageExtraData: ExtraData {}

/// Custom data of attachments.
public protocol AttachmentExtraData: ExtraData {}

/// All types of custom data.
public protocol ExtraDataTypes {
    associatedtype User: UserExtraData = NoExtraData
    associatedtype Channel: ChannelExtraData = NoExtraData
    associatedtype Message: MessageExtraData = NoExtraData
    associatedtype Attachment: AttachmentExtraData = NoExtraData
}

public typealias _ChatChannel<ExtraData> = ChatChannel
public typealias _ChatMessage<ExtraData> = ChatMessage
public typealias _ChatUser<ExtraData> = ChatUser
public typealias _CurrentChatUser<ExtraData> = CurrentChatUser
public typealias _ChatChannelMember<ExtraData> = ChatChannelMember
public typealias _ChatChannelRead<ExtraData> = ChatChannelRead
public typealias _ChatMessageReaction<ExtraData> = ChatMessageReaction
