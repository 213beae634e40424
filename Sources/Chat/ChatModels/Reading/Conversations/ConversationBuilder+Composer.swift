internal import Documents
internal import Foundation

extension ConversationBuilder {
    /// What the current user of the file enters; `nil` without the key, and for another current user.
    func composer(_ place: LocatedNode?, in channel: ChatChannel) throws(DocumentError) -> ComposerInput? {
        guard let place else { return nil }
        guard owner != nil else {
            throw place.failure(ConversationProblem.missingOwner(key: ConversationKey.composer.rawValue))
        }
        let node = try KeyedNode<ComposerKey>(place)
        let purpose = try purpose(node)
        var input = ComposerInput(
            text: try node.text(.text) ?? purpose.editedText ?? channel.draftMessage?.text ?? "",
            isFocused: try node.flag(.focused), purpose: purpose,
            attachments: try attachments(node), command: try command(node, in: channel),
            showsCommands: try node.flag(.commands) ?? false, cooldown: try node.integer(.cooldown) ?? 0)
        input.caret = try node[.caret].map { place throws(DocumentError) in
            try place.integer(in: 0...input.text.count)
        }
        if input.showsCommands, channel.config.commands.isEmpty, let place = node[.commands] {
            throw place.failure(ConversationProblem.noCommands)
        }
        try check(input, node, in: channel)
        return owner == currentUser ? input : nil
    }

    /// Rejects states that a composer can't be in at once.
    private func check(
        _ input: ComposerInput, _ node: KeyedNode<ComposerKey>, in channel: ChatChannel
    ) throws(DocumentError) {
        if input.command != nil, input.showsCommands { throw node.exclusion(of: .commands, beside: .command) }
        // A command takes the place of attachments.
        if input.command != nil, !input.attachments.isEmpty { throw node.exclusion(of: .attachments, beside: .command) }
        guard input.cooldown > 0, let place = node[.cooldown] else { return }
        if case .editing = input.purpose { throw place.failure(ConversationProblem.cooldownOfEdit) }
        let interval = channel.cooldownDuration
        if interval > 0, input.cooldown > interval {
            throw place.failure(ConversationProblem.excessiveCooldown(input.cooldown, interval: interval))
        }
    }

    private func purpose(_ node: KeyedNode<ComposerKey>) throws(DocumentError) -> ComposerInput.Purpose {
        if node[.quoting] != nil, node[.editing] != nil { throw node.exclusion(of: .editing, beside: .quoting) }
        if let place = node[.quoting] { return .quoting(try sentMessage(at: place, "quoted")) }
        if let place = node[.editing] { return .editing(try sentMessage(at: place, "edited")) }
        return .new
    }

    /// The message with a number or an id, which its menu offers to quote or to edit.
    ///
    /// - Parameter verb: What is done with the message, such as `"quoted"`.
    private func sentMessage(at place: LocatedNode, _ verb: String) throws(DocumentError) -> ChatMessage {
        let message = try message(at: place)
        if message.isInteractionEnabled { return message }
        let obstacle: ConversationProblem.MessageObstacle
        switch message.type {
        case _ where message.isDeleted: obstacle = .deleted
        case .system: obstacle = .system
        case .ephemeral: obstacle = .ephemeral
        default: obstacle = .notSent
        }
        throw place.failure(
            ConversationProblem.unusableMessage(place.node.characters ?? message.id, verb: verb, because: obstacle))
    }

    /// The message of the channel with a number or an id, or the reply with an id.
    func message(at place: LocatedNode) throws(DocumentError) -> ChatMessage {
        guard let reference = place.node.characters else { throw place.wrongType(expected: ValueShape.message.words) }
        if let index = indicesById[reference] { return messages[index] }
        let replies = messages.lazy.flatMap(\.latestReplies)
        if let reply = replies.first(where: { $0.id == reference }) { return reply }
        guard let number = place.node.integer, messages.indices.contains(number - 1) else {
            throw place.failure(
                ConversationProblem.missingMessage(
                    reference,
                    nearest: Nearest.word(to: reference, among: indicesById.keys.sorted() + replies.map(\.id)),
                    count: messages.count))
        }
        return messages[number - 1]
    }

    private func attachments(_ node: KeyedNode<ComposerKey>) throws(DocumentError) -> [AnyChatMessageAttachment] {
        var attachments: [AnyChatMessageAttachment] = []
        for place in try node.elements(.attachments) ?? [] {
            let (key, value) = try attachmentKind(place)
            if key == .poll { throw place.failure(ConversationProblem.pollInComposer) }
            attachments.append(
                try attachmentDraft(key, value).attachment(
                    id: AttachmentId(cid: cid, messageId: "composer", index: attachments.count)))
        }
        return attachments
    }

    private func command(
        _ node: KeyedNode<ComposerKey>, in channel: ChatChannel
    ) throws(DocumentError) -> Command? {
        guard let place = node[.command] else { return nil }
        let name = try place.text()
        let commands = channel.config.commands
        if let command = commands.first(where: { $0.name == name }) { return command }
        throw place.failure(
            commands.isEmpty
                ? ConversationProblem.noCommands : .unknownCommand(name, known: commands.map(\.name)))
    }
}

extension ComposerInput.Purpose {
    fileprivate var editedText: String? {
        if case .editing(let message) = self { message.text } else { nil }
    }
}
