internal import ChatModels

extension MemoryState {
    /// Returns the channel if the current user has a capability in it.
    ///
    /// - Throws: An error that names the missing capability, or the channel if it doesn't exist.
    @discardableResult
    func channel(_ cid: ChannelId, allowing capabilities: ChannelCapability...) throws -> ChatChannel {
        let channel = try record(cid).channel
        guard capabilities.contains(where: channel.ownCapabilities.contains) else {
            throw ClientError.CapabilityMissing(capabilities[0], cid: cid)
        }
        return channel
    }

    /// Throws an error unless a feature is enabled for the type of a channel.
    func require(_ feature: KeyPath<ChannelConfig, Bool>, named name: String, in channel: ChatChannel) throws {
        guard channel.config[keyPath: feature] else { throw ClientError.ChannelFeatureDisabled(name, cid: channel.cid) }
    }

    /// The user with an identifier.
    ///
    /// - Throws: ``ClientError/UserDoesNotExist`` if there is none.
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
    /// - Throws: ``ClientError/MessageDoesNotExist`` if the channel has none.
    func knownMessage(_ id: MessageId, in cid: ChannelId) throws -> ChatMessage {
        guard let message = try record(cid).messages.last(where: { $0.id == id }) else {
            throw ClientError.MessageDoesNotExist(messageId: id)
        }
        return message
    }
}
