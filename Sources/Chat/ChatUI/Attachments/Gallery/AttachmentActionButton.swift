import HeadlessUIKit

/// The round button on an attachment that is being uploaded: it retries, or shows success.
open class AttachmentActionButton: _Button, AppearanceProvider {
    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = appearance.colorPalette.background4
        tintColor = appearance.colorPalette.textInverted
    }

    override open func layoutSubviews() {
        super.layoutSubviews()

        layer.cornerRadius = bounds.height / 2
    }
}
