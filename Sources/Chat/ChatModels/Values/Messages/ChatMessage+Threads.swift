internal import Foundation

extension ChatMessage {
    /// Whether the message has replies in a thread.
    public var isRootOfThread: Bool { replyCount > 0 || !latestReplies.isEmpty }

    /// Whether the message is a reply in a thread.
    public var isPartOfThread: Bool { parentMessageId != nil }

    /// The most recently active participant of the message's thread.
    public var lastActiveThreadParticipant: ChatUser? {
        // Only a later one replaces an earlier one, so equal dates keep the participants' order.
        threadParticipants.reduce(nil) { latest, user in
            guard let latest, latest.lastActivity >= user.lastActivity else { return user }
            return latest
        }
    }
}

extension ChatUser {
    fileprivate var lastActivity: Date { lastActiveAt ?? userUpdatedAt }
}
