public import ChatModels

extension ChatClient {
    /// A controller of one member of a channel.
    public func memberController(userId: UserId, in cid: ChannelId) -> ChatChannelMemberController {
        ChatChannelMemberController(client: self, userId: userId, cid: cid)
    }
}

/// One member of a channel in a client's memory, and what can be done about them.
public class ChatChannelMemberController: DataController, ChatMemoryObserver {
    /// The client whose memory is shown.
    public let client: ChatClient
    /// The identifier of the user.
    public let userId: UserId
    /// The channel.
    public let cid: ChannelId
    /// Hears what changes.
    public weak var delegate: (any ChatChannelMemberControllerDelegate)?

    /// The member, or `nil` if the user is none.
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

    /// Asks for the member. A user who is none is an error.
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
    ///   - timeoutInMinutes: How long, from the present of the render; `nil` for good.
    ///   - reason: Why. Nobody reads it: there are no moderators.
    public func ban(
        for timeoutInMinutes: Int? = nil, reason: String? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        client.change(completion) { [userId, cid] in
            try $0.ban(userId, from: cid, minutes: timeoutInMinutes, isShadow: false)
        }
    }

    /// Bans the member without their knowing.
    ///
    /// - Parameters:
    ///   - timeoutInMinutes: How long, from the present of the render; `nil` for good.
    ///   - reason: Why. Nobody reads it: there are no moderators.
    public func shadowBan(
        for timeoutInMinutes: Int? = nil, reason: String? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        client.change(completion) { [userId, cid] in
            try $0.ban(userId, from: cid, minutes: timeoutInMinutes, isShadow: true)
        }
    }

    /// Lets the member back into the channel.
    public func unban(completion: (((any Error)?) -> Void)? = nil) {
        client.change(completion) { [userId, cid] in try $0.unban(userId, from: cid) }
    }

    /// Changes an application's own data about the member.
    ///
    /// - Parameters:
    ///   - extraData: What is added to the data, or replaces what has the same keys.
    ///   - unsetProperties: The keys of what is taken away.
    ///   - completion: Given the member as they are then.
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

/// Hears what changes about a member.
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
