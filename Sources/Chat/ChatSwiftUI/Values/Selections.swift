import ChatModels
import Foundation

/// A channel to open, and the message to scroll to.
public struct ChannelSelectionInfo: Identifiable, Hashable {
    /// The channel.
    public let channel: ChatChannel
    /// The message to scroll to; `nil` for the newest.
    public let message: ChatMessage?

    public init(channel: ChatChannel, message: ChatMessage?) {
        self.channel = channel
        self.message = message
    }

    public var id: String { channel.cid.rawValue + (message.map { "-\($0.id)" } ?? "") }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension ChatChannel {
    /// The selection of the channel as a whole.
    public var channelSelectionInfo: ChannelSelectionInfo { ChannelSelectionInfo(channel: self, message: nil) }
}

/// A thread to open.
public struct ThreadSelectionInfo: Identifiable, Hashable {
    /// The identifier of the parent message.
    public let id: String
    /// The thread.
    public let thread: ChatThread

    public init(thread: ChatThread) {
        id = thread.parentMessageId
        self.thread = thread
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
