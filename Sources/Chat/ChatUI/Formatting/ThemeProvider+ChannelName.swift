import ChatModels
import HeadlessUIKit

extension ComponentsProvider where Self: AppearanceProvider & UIResponder {
    /// Names a channel for one of its members, by the components' closure or else the appearance's formatter.
    func channelName(of channel: ChatChannel, for currentUserId: UserId?) -> String? {
        if let namer = components.ownChannelNamer { return namer(channel, currentUserId) }
        return appearance.formatters.channelName.format(channel: channel, forCurrentUserId: currentUserId)
    }
}
