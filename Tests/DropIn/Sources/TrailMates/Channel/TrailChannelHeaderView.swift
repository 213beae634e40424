import StreamChat
import StreamChatUI
import UIKit

/// The name of a trail, and how many walk it.
final class TrailChannelHeaderView: ChatChannelHeaderView {
    override var subtitleText: String? {
        guard let channel = channelController?.channel else { return nil }
        if let typing = channel.currentlyTypingUsers.first(where: { $0.id != currentUserId }) {
            return "\(typing.name ?? typing.id) is writing…"
        }
        return Strings.Channel.hikers(channel.memberCount, online: channel.lastActiveMembers.filter(\.isOnline).count)
    }
}
