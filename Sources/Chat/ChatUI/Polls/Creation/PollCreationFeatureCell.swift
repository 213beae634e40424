import HeadlessUIKit

/// The row for a feature of a new poll.
open class PollCreationFeatureCell: _PollCreationCell {
    /// The feature.
    public var content: PollFeature? {
        didSet { updateContentIfNeeded() }
    }

    /// The name and the switch.
    open private(set) lazy var featureSwitchView: PollCreationFeatureSwitchView =
        components.pollCreationFeatureSwitchView.init()

    /// Called when the switch is toggled.
    open var onValueChange: ((Bool) -> Void)? {
        didSet { featureSwitchView.onValueChange = onValueChange }
    }

    override open func setUpLayout() {
        super.setUpLayout()

        fillCard(with: featureSwitchView, vertical: 11.5)
    }

    override open func updateContent() {
        super.updateContent()

        featureSwitchView.content = content
    }
}
