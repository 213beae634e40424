import ChatUI
import HeadlessUIKit
import Styles

extension Styled {
    /// A bubble with the corners and the border of the style.
    final class ChatMessageBubbleView: ChatUI.ChatMessageBubbleView, ComponentsProvider {
        override func setUpAppearance() {
            super.setUpAppearance()

            layer.show(Style.current.bubble.border, palette: appearance.colorPalette)
        }

        override func layoutSubviews() {
            super.layoutSubviews()

            guard let radius = Style.current.bubble.cornerRadius else { return }
            layer.cornerRadius = min(radius, bounds.width / 2, bounds.height / 2)
        }
    }
}

extension CALayer {
    /// Applies the given parts of a border.
    func show(_ border: BorderStyle?, palette: Appearance.ColorPalette) {
        if let width = border?.width { borderWidth = width }
        if let color = border?.color { borderColor = color.uiColor(in: palette).cgColor }
    }
}
