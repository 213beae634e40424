import ChatLook
import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// Gives the avatars of channels.
open class ChannelHeaderLoader {
    @Injected(\.utils) private var utils
    @Injected(\.images) private var images
    @Injected(\.chatClient) private var chatClient

    private static let maximumCountInCollage = 4

    public init() {}

    /// Returns the channel's own picture, its other member's, or a collage of its members' pictures; where there is none,
    /// the kit's drawing.
    open func image(for channel: ChatChannel) -> UIImage {
        if let url = channel.imageURL { return picture(at: url) ?? images.userAvatarPlaceholder4 }
        let others = otherMembers(of: channel)
        if channel.isDirectMessageChannel, let other = others.first, others.count == 1 {
            return picture(at: other.imageURL) ?? images.userAvatarPlaceholder4
        }
        let pictures = others.compactMap { picture(at: $0.imageURL) }.prefix(Self.maximumCountInCollage)
        return utils.channelAvatarsMerger.createMergedAvatar(from: Array(pictures)) ?? images.userAvatarPlaceholder4
    }

    private func picture(at url: URL?) -> UIImage? {
        url.flatMap { utils.imageLoader.image(at: $0) }
    }

    /// The members but for the current user, those who came first at the front.
    private func otherMembers(of channel: ChatChannel) -> [ChatChannelMember] {
        channel.lastActiveMembers.sorted { $0.memberCreatedAt < $1.memberCreatedAt }
            .filter { $0.id != chatClient.currentUserId }
    }
}
