public import ChatModels

extension ChatClient {
    /// Returns a controller of a member of a channel.
    public func memberController(userId: UserId, in cid: ChannelId) -> ChatChannelMemberController {
        ChatChannelMemberController(client: self, userId: userId, cid: cid)
    }
}

/// A controller of a member of a channel in memory.
public class ChatChannelMemberController: DataController, ChatMemoryObserver {
    /// The client that provides the data.
    public let client: ChatClient
    /// The identifier of the user.
    public let userId: UserId
    /// The channel.
    public let cid: ChannelId
    /// The delegate that is notified of changes.
    public weak var delegate: (any ChatChannelMemberControllerDelegate)?

    /// The member; `nil` if the user isn't one.
    public private(set) var member: ChatChannelMember?

    init(client: ChatClient, userId: UserId, cid: ChannelId) {
        self.client = client
        self.userId = userId
        self.cid = cid
        super.init(state: nil)
        member = try? known.get()
        client.memory.add(self)
    }

    private var known: Result<ChatChannelMember, any Error> {
        client.memory.read { state in Result { try state.member(userId, of: cid) } }
    }

    /// Loads the member. A user who isn't a member is an error.
    override public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        switch known {
        case .success: finishSynchronizing(with: nil, completion)
        case .failure(let error): finishSynchronizing(with: error, completion)
        }
    }

    // MARK: Actions

    /// Bans the member from the channel.
    ///
    /// - Parameters:
    ///   - timeoutInMinutes: The duration from the render's current time; `nil` for no end.
    ///   - reason: Has no effect: there are no moderators.
    public func ban(
        for timeoutInMinutes: Int? = nil, reason: String? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        client.change(completion) { [userId, cid] in
            try $0.ban(userId, from: cid, minutes: timeoutInMinutes, isShadow: false)
        }
    }

    /// Bans the member without their knowledge.
    ///
    /// - Parameters:
    ///   - timeoutInMinutes: The duration from the render's current time; `nil` for no end.
    ///   - reason: Has no effect: there are no moderators.
    public func shadowBan(
        for timeoutInMinutes: Int? = nil, reason: String? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        client.change(completion) { [userId, cid] in
            try $0.ban(userId, from: cid, minutes: timeoutInMinutes, isShadow: true)
        }
    }

    /// Unbans the member.
    public func unban(completion: (((any Error)?) -> Void)? = nil) {
        client.change(completion) { [userId, cid] in try $0.unban(userId, from: cid) }
    }

    /// Updates the custom data of the member.
    ///
    /// - Parameters:
    ///   - extraData: Merged into the existing data.
    ///   - unsetProperties: The keys to remove.
    ///   - completion: Called with the updated member.
    public func partialUpdate(
        extraData: [String: RawJSON]? = nil, unsetProperties: [String]? = nil,
        completion: ((Result<ChatChannelMember, any Error>) -> Void)? = nil
    ) {
        client.act(completion) { [userId, cid] state in
            _ = try state.actor()
            try state.updateMember(userId, of: cid) { fields in
                fields.extraData.merge(extraData ?? [:]) { _, new in new }
                for key in unsetProperties ?? [] { fields.extraData[key] = nil }
                fields.updatedAt = Present.now
            }
            return try state.member(userId, of: cid)
        }
    }

    // MARK: Changes

    func memoryDidChange(_ events: [any Event]) {
        let old = member
        member = try? known.get()
        switch (old, member) {
        case (nil, let member?): delegate?.memberController(self, didUpdateMember: .create(member))
        case (let old?, nil): delegate?.memberController(self, didUpdateMember: .remove(old))
        case (let old?, let member?):
            if old !== member { delegate?.memberController(self, didUpdateMember: .update(member)) }
        case (nil, nil): break
        }
    }

    override func stateDidChange() { delegate?.controller(self, didChangeState: state) }
}

/// A delegate that is notified of changes to a member.
public protocol ChatChannelMemberControllerDelegate: DataControllerStateDelegate {
    /// Called when the member has changed.
    func memberController(
        _ controller: ChatChannelMemberController, didUpdateMember change: EntityChange<ChatChannelMember>)
}

extension ChatChannelMemberControllerDelegate {
    /// Does nothing.
    public func memberController(
        _ controller: ChatChannelMemberController, didUpdateMember change: EntityChange<ChatChannelMember>
    ) {}
}
