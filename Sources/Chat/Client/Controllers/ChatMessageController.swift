public import ChatModels

/// A controller of a message and its replies in memory.
///
/// Changes take effect immediately, and completions are called before a method returns.
public class ChatMessageController: DataController, ChatMemoryObserver {
    /// The client that provides the data.
    public let client: ChatClient
    /// The channel of the message.
    public let cid: ChannelId

    /// The identifier of the message, which may not be in memory.
    public let messageId: MessageId
    /// The delegate that is notified of changes.
    public weak var delegate: (any ChatMessageControllerDelegate)?

    /// The message; `nil` while it isn't in memory.
    public private(set) var message: ChatMessage?

    /// The replies, newest first.
    public private(set) var replies: [ChatMessage]

    /// Shows a message, and adds it and its replies to the client's memory.
    ///
    /// - Parameter replies: Newest first; if empty, the replies in memory are shown.
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

    /// Shows a message in memory, and follows its changes.
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
    /// Always `true`: all replies in memory are shown.
    public var hasLoadedAllPreviousReplies: Bool { true }
    /// Always `true`: all replies in memory are shown.
    public var hasLoadedAllNextReplies: Bool { true }
    /// Always `false`: data in memory is available immediately.
    public var isLoadingPreviousReplies: Bool { false }
    /// Always `false`: data in memory is available immediately.
    public var isLoadingNextReplies: Bool { false }
    /// Always `false`: data in memory is available immediately.
    public var isLoadingMiddleReplies: Bool { false }

    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        let isKnown = message != nil || messageId.isEmpty
        finishSynchronizing(with: isKnown ? nil : ClientError.MessageDoesNotExist(messageId: messageId), completion)
    }

    /// Does nothing: all replies in memory are shown.
    public func loadPreviousReplies(
        before messageId: MessageId? = nil, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(nil)
    }

    /// Does nothing: all replies in memory are shown.
    public func loadNextReplies(
        after messageId: MessageId? = nil, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(nil)
    }

    /// Does nothing: all replies in memory are shown.
    public func loadPageAroundReplyId(
        _ replyId: MessageId, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(nil)
    }

    /// Does nothing: all replies in memory are shown.
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
        // The last state of a message that was removed is kept.
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

/// A delegate that is notified of changes to a message and its thread.
public protocol ChatMessageControllerDelegate: AnyObject {
    /// Called when the message was created, changed or removed.
    func messageController(
        _ controller: ChatMessageController, didChangeMessage change: EntityChange<ChatMessage>)

    /// Called when the replies have changed.
    func messageController(
        _ controller: ChatMessageController, didChangeReplies changes: [ListChange<ChatMessage>])

    /// Called when the reactions have changed.
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
