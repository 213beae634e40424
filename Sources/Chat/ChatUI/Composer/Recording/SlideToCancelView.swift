import ChatLook
import HeadlessUIKit

/// The hint that sliding cancels the recording.
open class SlideToCancelView: _View, AppearanceProvider {
    /// The text.
    open private(set) lazy var titleLabel = UILabel()

    /// The direction of the slide.
    open private(set) lazy var chevronImageView = UIImageView()

    override open func setUpLayout() {
        super.setUpLayout()

        titleLabel.accessibilityIdentifier = "titleLabel"
        HContainer(spacing: 8, alignment: .center) {
            titleLabel
            chevronImageView
        }
        .embed(in: self)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        titleLabel.text = L10n.Recording.slideToCancel
        titleLabel.font = appearance.fonts.body
        titleLabel.textColor = appearance.colorPalette.textLowEmphasis
        titleLabel.adjustsFontForContentSizeCategory = true
        chevronImageView.image = appearance.images.chevronLeft.imageFlippedForRightToLeftLayoutDirection()
        chevronImageView.tintColor = appearance.colorPalette.textLowEmphasis
    }
}
