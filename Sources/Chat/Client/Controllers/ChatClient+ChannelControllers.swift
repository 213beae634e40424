public import ChatModels
public import Foundation

extension ChatClient {
    /// Returns a controller of the latest 25 messages of a channel.
    ///
    /// `synchronize` creates the channel if it doesn't exist, like the service.
    public func channelController(
        for cid: ChannelId, messageOrdering: MessageOrdering = .topToBottom
    ) -> ChatChannelController {
        ChatChannelController(
            client: self, showing: cid, limit: ChatChannelController.pageSize, ordering: messageOrdering)
    }

    /// Returns a controller of a channel, with the number of messages of a query.
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

    /// Returns a controller of a channel that `synchronize` creates. An existing channel stays as it is.
    ///
    /// - Parameters:
    ///   - members: The members besides the current user.
    ///   - isCurrentUserMember: Whether the current user is a member.
    ///   - invites: The users to invite.
    /// - Throws: ``ClientError/CurrentUserDoesNotExist`` if there is no current user.
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

    /// Returns a controller of the direct channel between users, which `synchronize` creates. An existing channel stays
    /// as it is.
    ///
    /// - Parameters:
    ///   - members: The members besides the current user.
    ///   - isCurrentUserMember: Whether the current user is a member.
    /// - Throws: ``ClientError/CurrentUserDoesNotExist`` if there is no current user,
    ///   ``ClientError/ChannelEmptyMembers`` if there are no members.
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
