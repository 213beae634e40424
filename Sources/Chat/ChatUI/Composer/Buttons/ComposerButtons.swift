import HeadlessUIKit

/// Leads to what can be attached.
open class AttachmentButton: _Button, AppearanceProvider {
    override open func setUpAppearance() {
        super.setUpAppearance()

        setImage(appearance.images.openAttachments, for: .normal)
        tintColor = appearance.colorPalette.inactiveTint
    }
}

/// Leads to the commands that a message can begin with.
open class CommandButton: _Button, AppearanceProvider {
    override open func setUpAppearance() {
        super.setUpAppearance()

        setImage(appearance.images.commands, for: .normal)
        tintColor = appearance.colorPalette.inactiveTint
    }
}

/// Stands for the other buttons before the field while something is written.
open class ShrinkInputButton: _Button, AppearanceProvider {
    override open func setUpAppearance() {
        super.setUpAppearance()

        setImage(appearance.images.shrinkInputArrow, for: .normal)
    }
}

/// Begins a voice recording.
open class RecordButton: _Button, AppearanceProvider {
    override open func setUpAppearance() {
        super.setUpAppearance()

        setImage(appearance.images.mic, for: .normal)
        tintColor = appearance.colorPalette.textLowEmphasis
    }
}

/// A cross.
open class CloseButton: _Button, AppearanceProvider {
    override open func setUpAppearance() {
        super.setUpAppearance()

        setImage(appearance.images.close, for: .normal)
    }
}
