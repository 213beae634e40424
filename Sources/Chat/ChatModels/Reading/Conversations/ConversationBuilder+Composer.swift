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
        return owner == currentUser ? input : nil
    }

    private func purpose(_ node: KeyedNode<ComposerKey>) throws(DocumentError) -> ComposerInput.Purpose {
        guard let quoting = node[.quoting] else {
            return try node[.editing].map { place throws(DocumentError) in .editing(try message(at: place)) } ?? .new
        }
        guard node[.editing] == nil else { throw node.exclusion(of: .editing, beside: .quoting) }
        return .quoting(try message(at: quoting))
    }

    /// The message of the channel with a number or an id.
    func message(at place: LocatedNode) throws(DocumentError) -> ChatMessage {
        guard let reference = place.node.characters else { throw place.wrongType(expected: ValueShape.message.words) }
        if let index = indicesById[reference] { return messages[index] }
        guard let number = place.node.integer, messages.indices.contains(number - 1) else {
            throw place.failure(
                ConversationProblem.missingMessage(
                    reference, nearest: Nearest.word(to: reference, among: indicesById.keys.sorted()),
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
