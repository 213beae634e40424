public import ChatModels
public import Foundation

extension ChatClient {
    /// A controller of a channel that is known by its identifier. It shows the latest 25 messages.
    ///
    /// `synchronize` makes the channel if it isn't there, as the service does.
    public func channelController(
        for cid: ChannelId, messageOrdering: MessageOrdering = .topToBottom
    ) -> ChatChannelController {
        ChatChannelController(
            client: self, showing: cid, limit: ChatChannelController.pageSize, ordering: messageOrdering)
    }

    /// A controller of a channel, with as many messages as a query asks for.
    public func channelController(
        for channelQuery: ChannelQuery, messageOrdering: MessageOrdering = .topToBottom
    ) -> ChatChannelController {
        let controller = ChatChannelController(
            client: self, showing: channelQuery.cid, limit: channelQuery.pageSize, ordering: messageOrdering)
        if let place = channelQuery.paginationOptions {
            controller.show(place.messageId, around: channelQuery.pageSize)
        }
        return controller
    }

    /// A controller of a channel that `synchronize` makes. One that is there already stays as it is.
    ///
    /// - Parameters:
    ///   - members: Who is in the channel besides the current user.
    ///   - isCurrentUserMember: Whether the current user is in it, too.
    ///   - invites: Who is asked to come in.
    /// - Throws: ``ClientError/CurrentUserDoesNotExist`` if nobody is connected.
    public func channelController(
        createChannelWithId cid: ChannelId, name: String? = nil, imageURL: URL? = nil, team: String? = nil,
        members: Set<UserId> = [], isCurrentUserMember: Bool = true,
        messageOrdering: MessageOrdering = .topToBottom, invites: Set<UserId> = [],
        extraData: [String: RawJSON] = [:]
    ) throws -> ChatChannelController {
        guard currentUser != nil else { throw ClientError.CurrentUserDoesNotExist() }
        let plan = ChannelPlan(
            cid: cid, name: name, imageURL: imageURL, team: team, members: members, invites: invites,
            isCurrentUserMember: isCurrentUserMember, extraData: extraData)
        return ChatChannelController(client: self, making: plan, ordering: messageOrdering)
    }

    /// A controller of the channel between users, which `synchronize` makes. One that is there already stays as it is.
    ///
    /// - Parameters:
    ///   - members: Who is in the channel besides the current user.
    ///   - isCurrentUserMember: Whether the current user is in it, too.
    /// - Throws: ``ClientError/CurrentUserDoesNotExist`` if nobody is connected, ``ClientError/ChannelEmptyMembers`` if
    ///   there are no members.
    public func channelController(
        createDirectMessageChannelWith members: Set<UserId>, type: ChannelType = .messaging,
        isCurrentUserMember: Bool = true, messageOrdering: MessageOrdering = .topToBottom, name: String? = nil,
        imageURL: URL? = nil, team: String? = nil, extraData: [String: RawJSON] = [:]
    ) throws -> ChatChannelController {
        guard currentUser != nil else { throw ClientError.CurrentUserDoesNotExist() }
        guard !members.isEmpty else { throw ClientError.ChannelEmptyMembers() }
        let plan = ChannelPlan(
            type: type, name: name, imageURL: imageURL, team: team, members: members,
            isCurrentUserMember: isCurrentUserMember, extraData: extraData)
        return ChatChannelController(client: self, making: plan, ordering: messageOrdering)
    }
}
