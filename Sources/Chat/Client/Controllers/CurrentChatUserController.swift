public import ChatModels
public import Foundation

/// A controller of the current user of a client.
public class CurrentChatUserController: DataController, ChatMemoryObserver {
    /// The client that provides the data.
    public let client: ChatClient
    /// The delegate that is notified of changes.
    public weak var delegate: (any CurrentChatUserControllerDelegate)?

    /// The current user; `nil` if there is none.
    public private(set) var currentUser: CurrentChatUser?

    init(client: ChatClient) {
        self.client = client
        currentUser = client.currentUser
        super.init(state: nil)
        client.memory.add(self)
    }

    /// The unread count of the user over all channels.
    public var unreadCount: UnreadCount { currentUser?.unreadCount ?? .noUnread }

    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        let isThere = currentUser != nil
        finishSynchronizing(with: isThere ? nil : ClientError.CurrentUserDoesNotExist(), completion)
    }

    // MARK: Actions

    /// Updates the user; `nil` keeps the current value.
    ///
    /// - Parameters:
    ///   - userExtraData: Merged into the existing data.
    ///   - unsetProperties: The names of the properties to remove: `"name"`, `"image"`, or keys of the extra data.
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

    /// Marks all channels as read.
    public func markAllRead(completion: (((any Error)?) -> Void)? = nil) {
        client.change(completion) { state in try state.markAllRead() }
    }

    /// Blocks a user, and marks the direct channel with them as blocked.
    public func blockUser(_ userId: UserId, completion: (((any Error)?) -> Void)? = nil) {
        client.change(completion) { state in try state.block(userId, true) }
    }

    /// Unblocks a user.
    public func unblockUser(_ userId: UserId, completion: (((any Error)?) -> Void)? = nil) {
        client.change(completion) { state in try state.block(userId, false) }
    }

    /// The muted users, by identifier.
    public var mutedUsers: [ChatUser] { (currentUser?.mutedUsers ?? []).sorted { $0.id < $1.id } }

    /// Fails: there are no push notifications.
    public func addDevice(_ pushDevice: PushDevice, completion: (((any Error)?) -> Void)? = nil) {
        failForDevices(completion)
    }

    /// Fails: there are no push notifications.
    public func removeDevice(id: String, completion: (((any Error)?) -> Void)? = nil) {
        failForDevices(completion)
    }

    /// Fails: there are no push notifications.
    public func synchronizeDevices(completion: (((any Error)?) -> Void)? = nil) { failForDevices(completion) }

    private func failForDevices(_ completion: (((any Error)?) -> Void)?) {
        // Apps register at each launch, so without a completion this isn't reported as a mistake.
        completion?(ClientError.ServerNeeded("There are no push notifications, since there is no server."))
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

/// A delegate that is notified of changes to the current user.
public protocol CurrentChatUserControllerDelegate: AnyObject {
    /// Called when the unread count has changed.
    func currentUserController(
        _ controller: CurrentChatUserController, didChangeCurrentUserUnreadCount unreadCount: UnreadCount)

    /// Called when there is another current user, or they have changed.
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

/// A device for push notifications.
public enum PushDevice: Sendable {
    /// A device that is reached through Apple's service.
    case apn(token: Data, providerName: String? = nil)
    /// A device that is reached through Firebase.
    case firebase(token: String, providerName: String? = nil)
}

extension ChatClient {
    /// Returns a controller of the current user.
    public func currentUserController() -> CurrentChatUserController { CurrentChatUserController(client: self) }
}
