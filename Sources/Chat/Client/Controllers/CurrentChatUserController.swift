public import ChatModels
public import Foundation

/// The current user of a client, and what can be changed about them.
public class CurrentChatUserController: DataController, ChatMemoryObserver {
    /// The client whose memory is shown.
    public let client: ChatClient
    /// Hears what changes.
    public weak var delegate: (any CurrentChatUserControllerDelegate)?

    /// The current user; `nil` while nobody is connected.
    public private(set) var currentUser: CurrentChatUser?

    init(client: ChatClient) {
        self.client = client
        currentUser = client.currentUser
        super.init(state: nil)
        client.memory.add(self)
    }

    /// What the user has not read, over all channels.
    public var unreadCount: UnreadCount { currentUser?.unreadCount ?? .noUnread }

    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        let isThere = currentUser != nil
        finishSynchronizing(with: isThere ? nil : ClientError.CurrentUserDoesNotExist(), completion)
    }

    // MARK: Actions

    /// Changes what is known of the user: what is `nil` stays.
    ///
    /// - Parameters:
    ///   - userExtraData: Added to what is there.
    ///   - unsetProperties: The names of what is taken away: `"name"`, `"image"`, or keys of the extra data.
    public func updateUserData(
        name: String? = nil, imageURL: URL? = nil, role: UserRole? = nil, userExtraData: [String: RawJSON] = [:],
        unsetProperties: Set<String> = [], completion: (((any Error)?) -> Void)? = nil
    ) {
        client.change(completion) { state in
            let user = try state.actor()
            var extraData = user.extraData.merging(userExtraData) { $1 }
            for key in unsetProperties { extraData[key] = nil }
            let changed = ChatUser(
                id: user.id, name: unsetProperties.contains("name") ? nil : name ?? user.name,
                imageURL: unsetProperties.contains("image") ? nil : imageURL ?? user.imageURL,
                isOnline: user.isOnline, isBanned: user.isBanned, userRole: role ?? user.userRole,
                userCreatedAt: user.userCreatedAt, userUpdatedAt: Present.now,
                userDeactivatedAt: user.userDeactivatedAt, lastActiveAt: user.lastActiveAt, teams: user.teams,
                language: user.language, extraData: extraData)
            state.currentUser = user.with { $0.user = changed }
            state.replace(changed)
        }
    }

    /// Counts all channels as read.
    public func markAllRead(completion: (((any Error)?) -> Void)? = nil) {
        client.change(completion) { state in try state.markAllRead() }
    }

    /// Blocks a user: the channel with them alone is marked as blocked.
    public func blockUser(_ userId: UserId, completion: (((any Error)?) -> Void)? = nil) {
        client.change(completion) { state in try state.block(userId, true) }
    }

    /// Unblocks a user.
    public func unblockUser(_ userId: UserId, completion: (((any Error)?) -> Void)? = nil) {
        client.change(completion) { state in try state.block(userId, false) }
    }

    /// The users who are muted, in the order of their identifiers.
    public var mutedUsers: [ChatUser] { (currentUser?.mutedUsers ?? []).sorted { $0.id < $1.id } }

    /// Fails: no device is told of messages.
    public func addDevice(_ pushDevice: PushDevice, completion: (((any Error)?) -> Void)? = nil) {
        failForDevices(completion)
    }

    /// Fails: no device is told of messages.
    public func removeDevice(id: String, completion: (((any Error)?) -> Void)? = nil) {
        failForDevices(completion)
    }

    /// Fails: no device is told of messages.
    public func synchronizeDevices(completion: (((any Error)?) -> Void)? = nil) { failForDevices(completion) }

    private func failForDevices(_ completion: (((any Error)?) -> Void)?) {
        // Applications register at each start. That is no mistake, and so nobody is told who didn't ask.
        completion?(ClientError.ServerNeeded("No device can be told of messages: there is no server."))
    }

    // MARK: Changes

    func memoryDidChange(_ events: [any Event]) {
        let old = currentUser
        currentUser = client.currentUser
        guard old !== currentUser else { return }
        switch (old, currentUser) {
        case (nil, let user?): delegate?.currentUserController(self, didChangeCurrentUser: .create(user))
        case (_, let user?): delegate?.currentUserController(self, didChangeCurrentUser: .update(user))
        case (let old?, nil): delegate?.currentUserController(self, didChangeCurrentUser: .remove(old))
        case (nil, nil): break
        }
        guard unreadCount != old?.unreadCount ?? .noUnread else { return }
        delegate?.currentUserController(self, didChangeCurrentUserUnreadCount: unreadCount)
    }

    override func stateDidChange() {
        (delegate as? any DataControllerStateDelegate)?.controller(self, didChangeState: state)
    }
}

/// Hears what changes about the current user.
public protocol CurrentChatUserControllerDelegate: AnyObject {
    /// Called when what the user has not read has changed.
    func currentUserController(
        _ controller: CurrentChatUserController, didChangeCurrentUserUnreadCount unreadCount: UnreadCount)

    /// Called when somebody else is the current user, or something is new about them.
    func currentUserController(
        _ controller: CurrentChatUserController, didChangeCurrentUser change: EntityChange<CurrentChatUser>)
}

extension CurrentChatUserControllerDelegate {
    /// Does nothing.
    public func currentUserController(
        _ controller: CurrentChatUserController, didChangeCurrentUserUnreadCount unreadCount: UnreadCount
    ) {}

    /// Does nothing.
    public func currentUserController(
        _ controller: CurrentChatUserController, didChangeCurrentUser change: EntityChange<CurrentChatUser>
    ) {}
}

/// A device that would be told of messages.
public enum PushDevice: Sendable {
    /// A device that Apple reaches.
    case apn(token: Data, providerName: String? = nil)
    /// A device that Firebase reaches.
    case firebase(token: String, providerName: String? = nil)
}

extension ChatClient {
    /// A controller of the current user.
    public func currentUserController() -> CurrentChatUserController { CurrentChatUserController(client: self) }
}
