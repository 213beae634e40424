internal import Foundation

extension ChatMessage {
    /// Whether others replied to the message in a thread.
    public var isRootOfThread: Bool { replyCount > 0 || !latestReplies.isEmpty }

    /// Whether the message is a reply in a thread.
    public var isPartOfThread: Bool { parentMessageId != nil }

    /// The participant of the message's thread who was active last.
    public var lastActiveThreadParticipant: ChatUser? {
        // Only a later one replaces an earlier one, so that equal dates keep the order of the participants.
        threadParticipants.reduce(nil) { latest, user in
            guard let latest, latest.lastActivity >= user.lastActivity else { return user }
            return latest
        }
    }
}

extension ChatUser {
    fileprivate var lastActivity: Date { lastActiveAt ?? userUpdatedAt }
}
