import ChatModels
import HeadlessSwiftUI
import OpenCombine
import UIKitValues

/// Gives the avatars of channels.
@MainActor
open class ChannelHeaderLoader: ObservableObject {
    public init() {}

    /// Returns the channel's own picture, its other member's, or a collage of its members' pictures; where there is none,
    /// the kit's drawing.
    open func image(for channel: ChatChannel) -> UIImage { channel.avatarImage }
}
