public import ChatModels

extension ChatClient {
    /// A controller of one user.
    public func userController(userId: UserId) -> ChatUserController {
        ChatUserController(client: self, userId: userId)
    }
}

/// One user in a client's memory, and what the current user can do about them.
public class ChatUserController: DataController, ChatMemoryObserver {
    /// The client whose memory is shown.
    public let client: ChatClient
    /// The identifier of the user.
    public let userId: UserId
    /// Hears what changes.
    public weak var delegate: (any ChatUserControllerDelegate)?

    /// The user, or `nil` if nobody in memory has the identifier.
    public private(set) var user: ChatUser?

    init(client: ChatClient, userId: UserId) {
        self.client = client
        self.userId = userId
        super.init(state: nil)
        user = known
        client.memory.add(self)
    }

    private var known: ChatUser? { client.memory.read { try? $0.user(userId) } }

    /// Asks for the user. One who isn't there is an error.
    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        finishSynchronizing(with: user == nil ? ClientError.UserDoesNotExist(userId: userId) : nil, completion)
    }

    // MARK: Actions

    /// Mutes the user.
    ///
    /// - Parameter timeout: After how many minutes the mute ends, from the present of the render; `nil` for never.
    public func mute(timeout: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        client.change(completion) { [userId] in try $0.mute(userId, minutes: timeout) }
    }

    /// Unmutes the user.
    public func unmute(completion: (((any Error)?) -> Void)? = nil) {
        client.change(completion) { [userId] in try $0.unmute(userId) }
    }

    /// Flags the user for the moderators.
    ///
    /// - Parameters:
    ///   - reason: Why. Nobody reads it: there are no moderators.
    ///   - extraData: What else the moderators would be given.
    public func flag(
        reason: String? = nil, extraData: [String: RawJSON]? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        client.change(completion) { [userId] in try $0.flag(userId, true) }
    }

    /// Takes a flag back.
    public func unflag(completion: (((any Error)?) -> Void)? = nil) {
        client.change(completion) { [userId] in try $0.flag(userId, false) }
    }

    /// Blocks the user: the channel with them alone is marked as blocked.
    public func block(completion: (((any Error)?) -> Void)? = nil) {
        client.change(completion) { [userId] in try $0.block(userId, true) }
    }

    /// Unblocks the user.
    public func unblock(completion: (((any Error)?) -> Void)? = nil) {
        client.change(completion) { [userId] in try $0.block(userId, false) }
    }

    // MARK: Changes

    func memoryDidChange(_ events: [any Event]) {
        let old = user
        user = known
        switch (old, user) {
        case (nil, let user?): delegate?.userController(self, didUpdateUser: .create(user))
        case (let old?, nil): delegate?.userController(self, didUpdateUser: .remove(old))
        case (let old?, let user?):
            if old !== user { delegate?.userController(self, didUpdateUser: .update(user)) }
        case (nil, nil): break
        }
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }
}

/// Hears what changes about a user.
public protocol ChatUserControllerDelegate: DataControllerStateDelegate {
    /// Called when the user has changed.
    func userController(_ controller: ChatUserController, didUpdateUser change: EntityChange<ChatUser>)
}

extension ChatUserControllerDelegate {
    /// Does nothing.
    public func userController(_ controller: ChatUserController, didUpdateUser change: EntityChange<ChatUser>) {}
}
