import HeadlessUIKit

/// A red pill with a number.
open class BadgeView: _View, AppearanceProvider {
    /// The number.
    open private(set) lazy var label = UILabel()

    override open func setUpAppearance() {
        super.setUpAppearance()

        layer.masksToBounds = true
        backgroundColor = appearance.colorPalette.alert
        label.textColor = appearance.colorPalette.staticColorText
        label.font = appearance.fonts.footnoteBold
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
    }

    override open func setUpLayout() {
        super.setUpLayout()

        // Texts beside a number give way to it.
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .vertical)
        embed(label, insets: NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 2, trailing: 3))
        widthAnchor.pin(greaterThanOrEqualTo: heightAnchor, multiplier: 1).isActive = true
    }

    override open func layoutSubviews() {
        super.layoutSubviews()

        layer.cornerRadius = bounds.height / 2
    }
}
