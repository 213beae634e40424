import HeadlessUIKit

/// The button that opens the attachment picker.
open class AttachmentButton: _Button, AppearanceProvider {
    override open func setUpAppearance() {
        super.setUpAppearance()

        setImage(appearance.images.openAttachments, for: .normal)
        tintColor = appearance.colorPalette.inactiveTint
    }
}

/// The button that shows the commands.
open class CommandButton: _Button, AppearanceProvider {
    override open func setUpAppearance() {
        super.setUpAppearance()

        setImage(appearance.images.commands, for: .normal)
        tintColor = appearance.colorPalette.inactiveTint
    }
}

/// The button that replaces the others while text is entered.
open class ShrinkInputButton: _Button, AppearanceProvider {
    override open func setUpAppearance() {
        super.setUpAppearance()

        setImage(appearance.images.shrinkInputArrow, for: .normal)
    }
}

/// The button that starts a voice recording.
open class RecordButton: _Button, AppearanceProvider {
    override open func setUpAppearance() {
        super.setUpAppearance()

        setImage(appearance.images.mic, for: .normal)
        tintColor = appearance.colorPalette.textLowEmphasis
    }
}

/// A button with a cross.
open class CloseButton: _Button, AppearanceProvider {
    override open func setUpAppearance() {
        super.setUpAppearance()

        setImage(appearance.images.close, for: .normal)
    }
}
