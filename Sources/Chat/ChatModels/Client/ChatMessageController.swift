/// A message and the replies in its thread, all in memory.
///
/// What would ask a server is already done: such methods call their completion without an error.
public class ChatMessageController {
    public let client: ChatClient
    public let cid: ChannelId
    public weak var delegate: (any ChatMessageControllerDelegate)?

    public private(set) var message: ChatMessage?

    /// The replies, newest first.
    public private(set) var replies: [ChatMessage]

    /// - Parameter replies: Newest first.
    public init(client: ChatClient, cid: ChannelId, message: ChatMessage?, replies: [ChatMessage] = []) {
        self.client = client
        self.cid = cid
        self.message = message
        self.replies = replies
    }

    public var messageId: MessageId? { message?.id }
    public var repliesPageSize: Int { 25 }
    public var hasLoadedAllPreviousReplies: Bool { true }
    public var hasLoadedAllNextReplies: Bool { true }
    public var isLoadingPreviousReplies: Bool { false }
    public var isLoadingNextReplies: Bool { false }
    public var isLoadingMiddleReplies: Bool { false }

    public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    public func loadPreviousReplies(
        before messageId: MessageId? = nil, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(nil)
    }

    public func loadNextReplies(
        after messageId: MessageId? = nil, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(nil)
    }

    public func loadPageAroundReplyId(
        _ replyId: MessageId, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(nil)
    }

    public func loadFirstPage(limit: Int? = nil, _ completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
}

/// Hears what changes in a message and its thread.
public protocol ChatMessageControllerDelegate: AnyObject {
    func messageController(
        _ controller: ChatMessageController, didChangeMessage change: EntityChange<ChatMessage>)

    func messageController(
        _ controller: ChatMessageController, didChangeReplies changes: [ListChange<ChatMessage>])
}

extension ChatMessageControllerDelegate {
    public func messageController(
        _ controller: ChatMessageController, didChangeMessage change: EntityChange<ChatMessage>
    ) {}

    public func messageController(
        _ controller: ChatMessageController, didChangeReplies changes: [ListChange<ChatMessage>]
    ) {}
}
