import HeadlessUIKit

/// A button that shares an image, a video or a file.
open class ShareButton: _Button, AppearanceProvider {
    override open func setUpAppearance() {
        super.setUpAppearance()

        setImage(appearance.images.share, for: .normal)
        tintColor = appearance.colorPalette.text
    }
}
