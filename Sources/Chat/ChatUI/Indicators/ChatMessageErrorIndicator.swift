import HeadlessUIKit

/// The icon at a message that could not be sent.
open class ChatMessageErrorIndicator: _Button, AppearanceProvider {
    override open func setUpAppearance() {
        super.setUpAppearance()

        setImage(appearance.images.messageListErrorIndicator, for: .normal)
        tintColor = appearance.colorPalette.alert
    }
}
