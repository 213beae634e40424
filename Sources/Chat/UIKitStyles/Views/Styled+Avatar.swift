import ChatUI
import Styles

extension Styled {
    /// An avatar with the shape and the border of the style.
    final class ChatAvatarView: ChatUI.ChatAvatarView, ThemeProvider {
        override func setUpAppearance() {
            super.setUpAppearance()

            guard var border = Style.current.avatar.border else { return }
            border.color = border.color ?? .token(.border)
            imageView.layer.show(border, palette: appearance.colorPalette)
        }

        override func layoutSubviews() {
            super.layoutSubviews()

            switch Style.current.avatar.shape {
            case .circle, nil: break
            case .square: imageView.layer.cornerRadius = 0
            case .rounded(let radius):
                imageView.layer.cornerRadius = min(radius, imageView.bounds.width / 2, imageView.bounds.height / 2)
            }
        }
    }
}
