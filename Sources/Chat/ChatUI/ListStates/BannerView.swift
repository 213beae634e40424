import HeadlessUIKit

/// A dark banner with a text and a button that reloads.
open class BannerView: _View, ThemeProvider {
    /// Called when the button is tapped.
    open var onTap: (() -> Void)?

    /// The row of text and button.
    open private(set) lazy var container = UIStackView()

    /// The text.
    open private(set) lazy var label = UILabel()

    /// The button.
    open private(set) lazy var refreshButton = UIButton()

    /// The height, in points.
    open var height: CGFloat { 56 }

    /// The constraint of the height.
    open private(set) lazy var heightConstraint = heightAnchor.pin(equalToConstant: height)

    /// The text of the bar.
    open var text: String { "" }

    override open func setUp() {
        super.setUp()

        refreshButton.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = appearance.colorPalette.textLowEmphasis
        label.textColor = appearance.colorPalette.staticColorText
        refreshButton.setImage(appearance.images.restart, for: .normal)
        refreshButton.tintColor = appearance.colorPalette.staticColorText
    }

    override open func setUpLayout() {
        super.setUpLayout()

        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        container = HContainer(alignment: .center) {
            label
            Spacer()
            refreshButton
        }.embedToMargins(in: self)
        heightConstraint.isActive = true
    }

    override open func updateContent() {
        super.updateContent()

        label.text = text
    }
}
