// Until 2021 channels, messages, users and attachments were generic over data that an application added to them. The
// old names are aliases: what an application added is in `extraData` now, whatever type it gave.

/// The absence of additional data.
public struct NoExtraData: Hashable, ExtraDataTypes, UserExtraData, ChannelExtraData, MessageExtraData,
    AttachmentExtraData
{
    /// The only value.
    public static let defaultValue = NoExtraData()

    public init() {}
}

/// Data that an application added.
public protocol ExtraData: Codable, Sendable {
    /// What takes the place of data that is missing.
    static var defaultValue: Self { get }
}

/// Data that an application added to users.
public protocol UserExtraData: ExtraData {}

/// Data that an application added to channels.
public protocol ChannelExtraData: ExtraData {}

/// Data that an application added to messages.
public protocol MessageExtraData: ExtraData {}

/// Data that an application added to attachments.
public protocol AttachmentExtraData: ExtraData {}

/// All types of data that an application added.
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
