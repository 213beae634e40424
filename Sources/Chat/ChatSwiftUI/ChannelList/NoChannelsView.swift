import ChatLook
import HeadlessSwiftUI
import UIKitValues

/// The view of an empty channel list.
public struct NoChannelsView: View {
    @Injected(\.images) private var images

    public init() {}

    public var body: some View {
        NoContentView(
            image: images.noContent, title: L10n.ChannelList.noContentTitle,
            description: L10n.ChannelList.emptySubtitle,
            iconSize: CGSize(width: 150, height: 115)
        )
        .accessibilityIdentifier("NoChannelsView")
    }
}

/// A large icon and a text, in the middle of an empty screen.
struct NoContentView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    let image: UIImage
    var title: String?
    let description: String
    /// The size of the icon, in points.
    var iconSize = CGSize(width: 100, height: 100)
    /// The space above and below the icon, in points.
    var iconMargin: CGFloat = 0

    var body: some View {
        VStack(spacing: 8) {
            Spacer()
            Image(uiImage: image)
                .customizable()
                .frame(maxWidth: iconSize.width, maxHeight: iconSize.height)
                .foregroundColor(Color(colors.textLowEmphasis))
                .padding(.vertical, iconMargin)
            if let title {
                Text(title)
                    .font(fonts.bodyBold)
                    .foregroundColor(Color(colors.text))
            }
            Text(description)
                .font(fonts.body)
                .multilineTextAlignment(.center)
                .foregroundColor(Color(colors.subtitleText))
            Spacer()
        }
        .padding(.horizontal, 32)
        .frame(maxWidth: .infinity)
        .background(Color(colors.background1), ignoresSafeAreaEdges: .bottom)
    }
}
