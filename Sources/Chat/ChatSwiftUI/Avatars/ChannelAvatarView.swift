import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The round avatar of a channel, with an online indicator.
public struct ChannelAvatarView: View {
    private let image: UIImage
    private let showOnlineIndicator: Bool
    private let size: CGSize

    /// Shows an image.
    ///
    /// - Parameter size: In points.
    public init(avatar: UIImage, showOnlineIndicator: Bool, size: CGSize = .defaultAvatarSize) {
        image = avatar
        self.showOnlineIndicator = showOnlineIndicator
        self.size = size
    }

    /// Shows the image of a channel, or a collage of its members' images.
    ///
    /// - Parameter size: In points.
    public init(channel: ChatChannel, showOnlineIndicator: Bool, size: CGSize = .defaultAvatarSize) {
        self.init(avatar: channel.avatarImage, showOnlineIndicator: showOnlineIndicator, size: size)
    }

    public var body: some View {
        Image(uiImage: image)
            .resizable()
            .scaledToFill()
            .frame(width: size.width, height: size.height)
            .clipShape(Circle())
            .onlineIndicator(showOnlineIndicator, onAvatarOf: size)
            .accessibilityIdentifier("ChannelAvatarView")
    }
}

extension CGSize {
    /// The size of the avatar of a channel in a list, in points.
    public static var defaultAvatarSize: CGSize { CGSize(width: 48, height: 48) }
}
