import HeadlessUIKit

/// The card of a file in a message: its icon, its name and its size.
open class _AttachmentItemView: _View, ThemeProvider {
    /// The icon of the file's type.
    open private(set) lazy var fileIconImageView = UIImageView()

    /// The name.
    open private(set) lazy var fileNameLabel = UILabel()

    /// The size, or the transferred part of it.
    open private(set) lazy var fileSizeLabel = UILabel()

    override open func setUpLayout() {
        super.setUpLayout()

        fileIconImageView.accessibilityIdentifier = "fileIconImageView"
        fileNameLabel.accessibilityIdentifier = "fileNameLabel"
        fileIconImageView.contentMode = .center
        fileNameLabel.lineBreakMode = .byTruncatingMiddle
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        let palette = appearance.colorPalette
        backgroundColor = palette.popoverBackground
        layer.cornerRadius = 12
        layer.borderWidth = 1
        layer.borderColor = palette.border.cgColor
        clipsToBounds = true

        fileNameLabel.font = appearance.fonts.bodyBold
        fileNameLabel.textColor = palette.text
        fileNameLabel.adjustsFontForContentSizeCategory = true
        fileSizeLabel.font = appearance.fonts.subheadlineBold
        fileSizeLabel.textColor = palette.subtitleText
        fileSizeLabel.adjustsFontForContentSizeCategory = true
    }
}
