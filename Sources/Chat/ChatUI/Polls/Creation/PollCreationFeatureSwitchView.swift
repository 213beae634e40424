import HeadlessUIKit

/// The name and the switch of a poll's feature.
open class PollCreationFeatureSwitchView: _View, ThemeProvider {
    /// The feature.
    public var content: PollFeature? {
        didSet { updateContentIfNeeded() }
    }

    /// Called when the switch is toggled.
    open var onValueChange: ((Bool) -> Void)?

    /// The name.
    open private(set) lazy var featureNameLabel = UILabel()

    /// The switch.
    open private(set) lazy var switchView = UISwitch()

    override open func setUp() {
        super.setUp()

        switchView.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.onValueChange?(self.switchView.isOn)
            }, for: .valueChanged)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        featureNameLabel.accessibilityIdentifier = "featureNameLabel"
        featureNameLabel.numberOfLines = 0
        switchView.setContentHuggingPriority(.streamRequire, for: .horizontal)
        switchView.setContentCompressionResistancePriority(.streamRequire, for: .horizontal)
        HContainer(spacing: 8, alignment: .center) {
            featureNameLabel
            switchView
        }
        .embed(in: self)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        featureNameLabel.font = appearance.fonts.body
        featureNameLabel.textColor = appearance.colorPalette.text
        featureNameLabel.adjustsFontForContentSizeCategory = true
    }

    override open func updateContent() {
        super.updateContent()

        guard let content else { return }
        featureNameLabel.text = content.name
        switchView.isOn = content.isEnabled
    }
}
