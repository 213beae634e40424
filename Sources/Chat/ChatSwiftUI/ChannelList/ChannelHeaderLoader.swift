import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// Gives the avatars of channels.
@MainActor
open class ChannelHeaderLoader {
    public init() {}

    /// Returns the channel's own picture, that of its other member, or one made of its members' pictures.
    open func image(for channel: ChatChannel) -> UIImage { channel.avatarImage }
}
