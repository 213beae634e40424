import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The avatar beside a message: a round image, or the placeholder of a user without one.
public struct MessageAvatarView: View {
    @Injected(\.utils) private var utils
    @Injected(\.images) private var images
    @Injected(\.colors) private var colors

    private let avatarURL: URL?
    private let size: CGSize
    private let showOnlineIndicator: Bool

    /// - Parameter size: In points.
    public init(avatarURL: URL?, size: CGSize = .messageAvatarSize, showOnlineIndicator: Bool = false) {
        self.avatarURL = avatarURL
        self.size = size
        self.showOnlineIndicator = showOnlineIndicator
    }

    public var body: some View {
        if let avatarURL {
            picture(at: avatarURL)
                .frame(width: size.width, height: size.height)
                .clipShape(Circle())
                .onlineIndicator(showOnlineIndicator, onAvatarOf: size)
                .accessibilityIdentifier("MessageAvatarView")
        } else {
            Image(uiImage: images.userAvatarPlaceholder2)
                .resizable()
                .frame(width: size.width, height: size.height)
                .clipShape(Circle())
                .accessibilityIdentifier("MessageAvatarViewPlaceholder")
        }
    }

    /// A missing image is replaced by a gray disc, as while loading.
    @ViewBuilder
    private func picture(at url: URL) -> some View {
        if let image = utils.imageLoader.image(at: url) {
            Image(uiImage: image).resizable().scaledToFill()
        } else {
            Color(colors.background2)
        }
    }
}

extension CGSize {
    /// The size of the avatar beside a message, in points.
    public static var messageAvatarSize: CGSize {
        get { ConfigurationScope.current[MessageAvatarSizeKey.self] }
        set { ConfigurationScope.current[MessageAvatarSizeKey.self] = newValue }
    }
}

private enum MessageAvatarSizeKey: ConfigurationKey {
    static var defaultValue: CGSize { CGSize(width: 36, height: 36) }
}
