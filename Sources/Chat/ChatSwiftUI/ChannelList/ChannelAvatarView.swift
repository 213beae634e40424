import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The round avatar of a channel, with a dot if its other member is online.
public struct ChannelAvatarView: View {
    private let avatar: UIImage
    private let showOnlineIndicator: Bool
    private let size: CGSize

    /// - Parameter size: In points.
    public init(avatar: UIImage, showOnlineIndicator: Bool, size: CGSize = .defaultAvatarSize) {
        self.avatar = avatar
        self.showOnlineIndicator = showOnlineIndicator
        self.size = size
    }

    /// - Parameter size: In points.
    public init(channel: ChatChannel, showOnlineIndicator: Bool, size: CGSize = .defaultAvatarSize) {
        self.init(
            avatar: ChannelHeaderLoader().image(for: channel), showOnlineIndicator: showOnlineIndicator, size: size)
    }

    public var body: some View {
        Image(uiImage: avatar)
            .resizable()
            .scaledToFill()
            .frame(width: size.width, height: size.height)
            .clipShape(Circle())
            .overlay(showOnlineIndicator ? indicator : nil)
            .accessibilityIdentifier("ChannelAvatarView")
    }

    private var indicator: some View {
        TopRightView { OnlineIndicatorView(indicatorSize: size.width * 0.3) }
            .offset(x: 3, y: -1)
    }
}

extension CGSize {
    /// The size of the avatar in a list of channels: 48 points square.
    public static var defaultAvatarSize: CGSize { CGSize(width: 48, height: 48) }
}
