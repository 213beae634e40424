import ChatLook
import HeadlessUIKit

/// The tip to hold the record button.
open class RecordingTipView: _View, AppearanceProvider {
    /// The text.
    open private(set) lazy var titleLabel = UILabel()

    override open func setUpLayout() {
        super.setUpLayout()

        titleLabel.accessibilityIdentifier = "titleLabel"
        titleLabel.textAlignment = .center
        titleLabel.numberOfLines = 0
        embed(titleLabel, insets: NSDirectionalEdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8))
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = appearance.colorPalette.background6
        titleLabel.text = L10n.Recording.tip
        titleLabel.font = appearance.fonts.caption1.bold
        titleLabel.textColor = appearance.colorPalette.text
        titleLabel.adjustsFontForContentSizeCategory = true
    }
}
