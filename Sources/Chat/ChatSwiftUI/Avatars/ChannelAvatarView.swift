import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The round avatar of a channel, with a dot while someone is online.
public struct ChannelAvatarView: View {
    private let image: UIImage
    private let showOnlineIndicator: Bool
    private let size: CGSize

    /// Shows a picture.
    ///
    /// - Parameter size: In points.
    public init(avatar: UIImage, showOnlineIndicator: Bool, size: CGSize = .defaultAvatarSize) {
        image = avatar
        self.showOnlineIndicator = showOnlineIndicator
        self.size = size
    }

    /// Shows the picture of a channel, or one made of its members' pictures.
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
