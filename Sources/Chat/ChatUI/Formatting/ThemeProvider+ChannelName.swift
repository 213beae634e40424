import ChatModels
import HeadlessUIKit

extension ComponentsProvider where Self: AppearanceProvider & UIResponder {
    /// Names a channel for one of its members: as the components' namer does, else as the appearance's formatter.
    func channelName(of channel: ChatChannel, for currentUserId: UserId?) -> String? {
        if let namer = components.ownChannelNamer { return namer(channel, currentUserId) }
        return appearance.formatters.channelName.format(channel: channel, forCurrentUserId: currentUserId)
    }
}
