public import ChatModels

extension ChatClient {
    /// Returns a controller of a user.
    public func userController(userId: UserId) -> ChatUserController {
        ChatUserController(client: self, userId: userId)
    }
}

/// A controller of a user in memory.
public class ChatUserController: DataController, ChatMemoryObserver {
    /// The client that provides the data.
    public let client: ChatClient
    /// The identifier of the user.
    public let userId: UserId
    /// The delegate that is notified of changes.
    public weak var delegate: (any ChatUserControllerDelegate)?

    /// The user; `nil` if there is none with the identifier in memory.
    public private(set) var user: ChatUser?

    init(client: ChatClient, userId: UserId) {
        self.client = client
        self.userId = userId
        super.init(state: nil)
        user = known
        client.memory.add(self)
    }

    private var known: ChatUser? { client.memory.read { try? $0.user(userId) } }

    /// Loads the user. An unknown user is an error.
    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        finishSynchronizing(with: user == nil ? ClientError.UserDoesNotExist(userId: userId) : nil, completion)
    }

    // MARK: Actions

    /// Mutes the user.
    ///
    /// - Parameter timeout: The duration in minutes from the render's current time; `nil` for no end.
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
    ///   - reason: Has no effect: there are no moderators.
    ///   - extraData: Has no effect: there are no moderators.
    public func flag(
        reason: String? = nil, extraData: [String: RawJSON]? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        client.change(completion) { [userId] in try $0.flag(userId, true) }
    }

    /// Removes the flag.
    public func unflag(completion: (((any Error)?) -> Void)? = nil) {
        client.change(completion) { [userId] in try $0.flag(userId, false) }
    }

    /// Blocks the user, and marks the direct channel with them as blocked.
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

/// A delegate that is notified of changes to a user.
public protocol ChatUserControllerDelegate: DataControllerStateDelegate {
    /// Called when the user has changed.
    func userController(_ controller: ChatUserController, didUpdateUser change: EntityChange<ChatUser>)
}

extension ChatUserControllerDelegate {
    /// Does nothing.
    public func userController(_ controller: ChatUserController, didUpdateUser change: EntityChange<ChatUser>) {}
}
