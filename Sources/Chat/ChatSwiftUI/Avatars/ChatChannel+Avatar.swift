import ChatModels
import HeadlessSwiftUI
import UIKitValues

extension ChatChannel {
    /// The maximum number of members' images in the image of a channel.
    private static let maximumMemberCount = 4

    /// The channel's own image, that of the other of two members, or a collage of the members' images.
    @MainActor
    var avatarImage: UIImage {
        let (utils, images) = (InjectedValues[\.utils], InjectedValues[\.images])
        if let imageURL { return utils.imageLoader.image(at: imageURL) ?? images.userAvatarPlaceholder4 }
        let currentUserId = InjectedValues[\.chatClient].currentUserId
        let others = lastActiveMembers.filter { $0.id != currentUserId }
            .sorted { $0.memberCreatedAt < $1.memberCreatedAt }
        if memberCount == 2, let other = others.first {
            return utils.imageLoader.image(at: other.imageURL) ?? images.userAvatarPlaceholder3
        }
        guard !others.isEmpty else { return images.userAvatarPlaceholder4 }
        let urls = others.compactMap(\.imageURL).prefix(Self.maximumMemberCount)
        let pictures = urls.map { utils.imageLoader.image(at: $0) ?? images.userAvatarPlaceholder3 }
        return utils.channelAvatarsMerger.createMergedAvatar(from: pictures) ?? images.userAvatarPlaceholder2
    }

    /// Whether someone besides the current user is online.
    func showsOnlineIndicator(currentUserId: UserId?) -> Bool {
        lastActiveMembers.contains { $0.isOnline && $0.id != currentUserId }
    }
}
