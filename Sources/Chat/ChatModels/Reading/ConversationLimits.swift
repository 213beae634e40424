internal import Documents

/// Checks that the contents of a file are within ``InputLimits``. The lengths of texts are checked while reading.
struct ConversationLimits {
    let file: String

    func check(_ document: ConversationDocument) throws(DocumentError) {
        let conversations = document.conversations
        try check(conversations.count, InputLimits.channels, "channels", "")
        for (index, conversation) in conversations.enumerated() {
            let place = conversations.count > 1 ? "channels[\(index)]" : ""
            try check(conversation.users.count, InputLimits.users, "users", place)
            try check(conversation.channel.lastActiveMembers.count, InputLimits.users, "members", place)
            try check(conversation.messages.count, InputLimits.messages, "messages", place)
            try check(
                conversation.composer?.attachments.count ?? 0, InputLimits.attachments, "attachments",
                Self.joined(place, "composer"))
            for (number, message) in conversation.messages.enumerated() {
                try check(message, Self.joined(place, "messages[\(number)]"))
            }
            for thread in conversation.threads {
                try check(thread.latestReplies.count, InputLimits.messages, "replies", place)
                for reply in thread.latestReplies { try check(reply, "the reply “\(reply.id.shortened)”") }
            }
        }
    }

    private func check(_ message: ChatMessage, _ place: String) throws(DocumentError) {
        try check(message.allAttachments.count, InputLimits.attachments, "attachments", place)
        for giphy in message.giphyAttachments {
            try check(giphy.actions.count, InputLimits.actions, "actions", Self.joined(place, "attachments"))
        }
        try check(message.latestReactions.count, InputLimits.reactions, "reactions", place)
        try check(
            max(message.reactionCounts.count, message.reactionScores.count), InputLimits.reactionKinds,
            "kinds of reactions", place)
        try check(message.poll?.options.count ?? 0, InputLimits.pollOptions, "options", Self.joined(place, "poll"))
        try check(message.latestReplies.count, InputLimits.messages, "replies", place)
    }

    private func check(_ count: Int, _ limit: Int, _ noun: String, _ place: String) throws(DocumentError) {
        guard count <= limit else {
            throw DocumentError(file: file, path: place, problem: LimitProblem(noun, found: count, limit: limit))
        }
    }

    private static func joined(_ place: String, _ part: String) -> String {
        place.isEmpty ? part : "\(place).\(part)"
    }
}
