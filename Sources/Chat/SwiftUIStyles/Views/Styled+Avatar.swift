import ChatLook
import ChatSwiftUI
import Foundation
import HeadlessSwiftUI
import Styles
import UIKitValues

extension Styled {
    /// An avatar with the shape and the border of the style.
    struct MessageAvatarView: View {
        @Injected(\.utils) private var utils
        @Injected(\.images) private var images
        @Injected(\.colors) private var colors

        let avatarURL: URL?
        /// In points.
        let size: CGSize
        let style: Style

        var body: some View {
            picture
                .frame(width: size.width, height: size.height)
                .clipShape(shape)
                .overlay(border)
                .accessibilityIdentifier("MessageAvatarView")
        }

        /// A missing picture leaves a gray background, as during loading.
        @ViewBuilder
        private var picture: some View {
            if let avatarURL {
                if let image = utils.imageLoader.image(at: avatarURL) {
                    Image(uiImage: image).resizable().scaledToFill()
                } else {
                    Color(colors.background2)
                }
            } else {
                Image(uiImage: images.userAvatarPlaceholder2).resizable()
            }
        }

        private var shape: RoundedRectangle {
            let most = min(size.width, size.height) / 2
            switch style.avatar.shape {
            case .circle, nil: return RoundedRectangle(cornerRadius: most)
            case .square: return RoundedRectangle(cornerRadius: 0)
            case .rounded(let radius): return RoundedRectangle(cornerRadius: min(radius, most))
            }
        }

        @ViewBuilder
        private var border: some View {
            if let border = style.avatar.border, let width = border.width {
                shape.strokeBorder(
                    Color(style.uiColor(border.color ?? .token(.border), in: colors)), lineWidth: width)
            }
        }
    }
}
