internal import ChatModels
internal import Foundation
internal import Frames

extension MemoryState {
    /// Counts all messages of a channel as read by the current user.
    mutating func markRead(_ cid: ChannelId) {
        guard let record = self[cid], record.channel.isUnread else { return }
        let user = currentUser
        let latest = record.messages.last
        let time = max(latest?.createdAt ?? .distantPast, RenderSettings.current.now)
        update(cid) { channel in
            channel.unreadCount = .noUnread
            guard let user else { return }
            let read = ChatChannelRead(user: user, lastReadAt: time, lastReadMessageId: latest?.id)
            channel.reads.removeAll { $0.user == user }
            channel.reads.append(read)
        }
    }
}
