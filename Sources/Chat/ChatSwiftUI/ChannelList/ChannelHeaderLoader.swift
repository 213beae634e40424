import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// Provides the avatars of channels.
@MainActor
open class ChannelHeaderLoader {
    public init() {}

    /// Returns the channel's own image, that of its other member, or a collage of its members' images.
    open func image(for channel: ChatChannel) -> UIImage { channel.avatarImage }
}
