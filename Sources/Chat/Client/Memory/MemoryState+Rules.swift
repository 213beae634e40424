internal import ChatModels

extension MemoryState {
    /// The channel, in which the current user may do something.
    ///
    /// - Throws: A line that names the capability if they may not, or the channel if there is none.
    @discardableResult
    func channel(_ cid: ChannelId, allowing capabilities: ChannelCapability...) throws -> ChatChannel {
        let channel = try record(cid).channel
        guard capabilities.contains(where: channel.ownCapabilities.contains) else {
            throw ClientError.CapabilityMissing(capabilities[0], cid: cid)
        }
        return channel
    }

    /// Sees to it that a channel's type has something.
    func require(_ feature: KeyPath<ChannelConfig, Bool>, named name: String, in channel: ChatChannel) throws {
        guard channel.config[keyPath: feature] else { throw ClientError.ChannelFeatureDisabled(name, cid: channel.cid) }
    }

    /// The user with an identifier.
    ///
    /// - Throws: ``ClientError/UserDoesNotExist`` if nobody has it.
    func user(_ id: UserId) throws -> ChatUser {
        guard let user = knownUser(id) else { throw ClientError.UserDoesNotExist(userId: id) }
        return user
    }

    private func knownUser(_ id: UserId) -> ChatUser? {
        if let user = users[id] { return user }
        for record in records {
            if let member = record.members.first(where: { $0.id == id }) { return member }
            if let message = record.messages.first(where: { $0.author.id == id }) { return message.author }
        }
        return nil
    }

    /// The message with an identifier.
    ///
    /// - Throws: ``ClientError/MessageDoesNotExist`` if no message of the channel has it.
    func knownMessage(_ id: MessageId, in cid: ChannelId) throws -> ChatMessage {
        guard let message = try record(cid).messages.last(where: { $0.id == id }) else {
            throw ClientError.MessageDoesNotExist(messageId: id)
        }
        return message
    }
}
