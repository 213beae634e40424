public import ChatModels

/// A message and the replies in its thread, in a client's memory.
///
/// What would ask a server is done at once, and completions are called before a method returns.
public class ChatMessageController: DataController, ChatMemoryObserver {
    /// The client whose memory is shown.
    public let client: ChatClient
    /// The channel that it happened in.
    public let cid: ChannelId

    /// The identifier of the message, whether the memory has it or not.
    public let messageId: MessageId
    /// Hears what changes.
    public weak var delegate: (any ChatMessageControllerDelegate)?

    /// The message; `nil` while the memory doesn't have it.
    public private(set) var message: ChatMessage?

    /// The replies, newest first.
    public private(set) var replies: [ChatMessage]

    /// Shows a message, and puts it and the replies into the client's memory.
    ///
    /// - Parameter replies: Newest first. If there are none, those are shown that the memory has.
    public init(client: ChatClient, cid: ChannelId, message: ChatMessage?, replies: [ChatMessage] = []) {
        self.client = client
        self.cid = cid
        self.message = message
        self.replies = replies
        messageId = message?.id ?? ""
        super.init(state: .remoteDataFetched)
        guard let message else { return }
        client.memory.seed { $0.seed(message, replies: replies, in: cid) }
        if replies.isEmpty { self.replies = slice.replies }
        client.memory.add(self)
    }

    /// Shows what the memory has of a message, now and later.
    init(client: ChatClient, cid: ChannelId, showing messageId: MessageId) {
        self.client = client
        self.cid = cid
        self.messageId = messageId
        replies = []
        super.init(state: nil)
        (message, replies) = slice
        client.memory.add(self)
    }

    /// The number of replies in a page.
    public var repliesPageSize: Int { 25 }
    /// Always `true`: all replies that the memory has are shown.
    public var hasLoadedAllPreviousReplies: Bool { true }
    /// Always `true`: all replies that the memory has are shown.
    public var hasLoadedAllNextReplies: Bool { true }
    /// Always `false`: what is in memory is there at once.
    public var isLoadingPreviousReplies: Bool { false }
    /// Always `false`: what is in memory is there at once.
    public var isLoadingNextReplies: Bool { false }
    /// Always `false`: what is in memory is there at once.
    public var isLoadingMiddleReplies: Bool { false }

    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        let isKnown = message != nil || messageId.isEmpty
        finishSynchronizing(with: isKnown ? nil : ClientError.MessageDoesNotExist(messageId: messageId), completion)
    }

    /// Does nothing: all replies that the memory has are shown always.
    public func loadPreviousReplies(
        before messageId: MessageId? = nil, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(nil)
    }

    /// Does nothing: all replies that the memory has are shown always.
    public func loadNextReplies(
        after messageId: MessageId? = nil, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(nil)
    }

    /// Does nothing: all replies that the memory has are shown always.
    public func loadPageAroundReplyId(
        _ replyId: MessageId, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(nil)
    }

    /// Does nothing: all replies that the memory has are shown always.
    public func loadFirstPage(limit: Int? = nil, _ completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    override func stateDidChange() {
        (delegate as? any DataControllerStateDelegate)?.controller(self, didChangeState: state)
    }

    // MARK: Changes

    private var slice: (message: ChatMessage?, replies: [ChatMessage]) {
        client.memory.read { state in
            (state.message(messageId, in: cid), state.shownReplies(to: messageId, in: cid).reversed())
        }
    }

    func memoryDidChange(_ events: [any Event]) {
        let (oldMessage, oldReplies) = (message, replies)
        let new = slice
        // One that is gone for good is shown as it was last.
        message = new.message ?? oldMessage
        replies = new.replies
        switch (oldMessage, new.message) {
        case (nil, let message?): delegate?.messageController(self, didChangeMessage: .create(message))
        case (let old?, nil): delegate?.messageController(self, didChangeMessage: .remove(old))
        case (let old?, let message?):
            if !old.isSame(as: message) { delegate?.messageController(self, didChangeMessage: .update(message)) }
        case (nil, nil): break
        }
        if reactions(of: message) != reactions(of: oldMessage) {
            delegate?.messageController(self, didChangeReactions: reactions)
        }
        let changes = ListDifference.changes(from: oldReplies, to: replies) { $0.isSame(as: $1) }
        if !changes.isEmpty { delegate?.messageController(self, didChangeReplies: changes) }
    }
}

extension ChatMessageController {
    private func reactions(of message: ChatMessage?) -> Set<ChatMessageReaction> {
        message.map { $0.latestReactions.union($0.currentUserReactions) } ?? []
    }
}

/// Hears what changes in a message and its thread.
public protocol ChatMessageControllerDelegate: AnyObject {
    /// Called when the message was made, has changed, or is gone.
    func messageController(
        _ controller: ChatMessageController, didChangeMessage change: EntityChange<ChatMessage>)

    /// Called when the replies have changed: the controller has the new ones.
    func messageController(
        _ controller: ChatMessageController, didChangeReplies changes: [ListChange<ChatMessage>])

    /// Called when there are other reactions.
    func messageController(
        _ controller: ChatMessageController, didChangeReactions reactions: [ChatMessageReaction])
}

extension ChatMessageControllerDelegate {
    /// Does nothing.
    public func messageController(
        _ controller: ChatMessageController, didChangeMessage change: EntityChange<ChatMessage>
    ) {}

    /// Does nothing.
    public func messageController(
        _ controller: ChatMessageController, didChangeReplies changes: [ListChange<ChatMessage>]
    ) {}

    /// Does nothing.
    public func messageController(
        _ controller: ChatMessageController, didChangeReactions reactions: [ChatMessageReaction]
    ) {}
}
