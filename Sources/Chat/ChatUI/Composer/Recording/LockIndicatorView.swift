import HeadlessUIKit

/// A padlock above the button: sliding there locks the recording, so that it continues without holding the button.
open class LockIndicatorView: _View, AppearanceProvider {
    /// The padlock.
    open private(set) lazy var lockImageView = UIImageView()

    /// The direction of the slide.
    open private(set) lazy var chevronImageView = UIImageView()

    override open func setUpLayout() {
        super.setUpLayout()

        lockImageView.contentMode = .scaleAspectFit
        chevronImageView.contentMode = .scaleAspectFit
        VContainer(spacing: 12, alignment: .center) {
            lockImageView.width(18).height(24)
            chevronImageView.width(16).height(10)
        }
        .embed(in: self, insets: NSDirectionalEdgeInsets(top: 10, leading: 7, bottom: 10, trailing: 7))
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = appearance.colorPalette.background6
        layer.cornerRadius = 16
        lockImageView.image = appearance.images.lock
        chevronImageView.image = appearance.images.chevronUp
        for view in [lockImageView, chevronImageView] { view.tintColor = appearance.colorPalette.textLowEmphasis }
    }
}
