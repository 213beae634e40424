// Until 2021 channels and messages were generic over data that an application added to them.

/// The absence of additional data.
public enum NoExtraData {}

public typealias _ChatChannel<ExtraData> = ChatChannel
public typealias _ChatMessage<ExtraData> = ChatMessage
public typealias _ChatUser<ExtraData> = ChatUser
public typealias _ChatChannelMember<ExtraData> = ChatChannelMember
public typealias _ChatMessageReaction<ExtraData> = ChatMessageReaction
