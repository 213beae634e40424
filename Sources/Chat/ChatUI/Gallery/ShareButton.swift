import HeadlessUIKit

/// Hands a picture, a video or a file on.
open class ShareButton: _Button, AppearanceProvider {
    override open func setUpAppearance() {
        super.setUpAppearance()

        setImage(appearance.images.share, for: .normal)
        tintColor = appearance.colorPalette.text
    }
}
