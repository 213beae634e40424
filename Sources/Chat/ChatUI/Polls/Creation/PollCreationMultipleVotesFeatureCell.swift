import ChatLook
import HeadlessUIKit

/// The row for whether voters may choose several options, and how many at most.
open class PollCreationMultipleVotesFeatureCell: _PollCreationCell {
    /// Whether voters may choose several options, and how many.
    public struct Content: Hashable, Sendable {
        /// The feature.
        public var feature: PollFeature

        /// Whether the form asks for a limit at all.
        public var isLimitConfigurable: Bool

        /// Whether there is a limit.
        public var isLimited: Bool

        /// The field for the limit.
        public var maximumVotes: PollCreationTextFieldView.Content

        public init(
            feature: PollFeature, isLimitConfigurable: Bool = true, isLimited: Bool = false,
            maximumVotes: PollCreationTextFieldView.Content
        ) {
            self.feature = feature
            self.isLimitConfigurable = isLimitConfigurable
            self.isLimited = isLimited
            self.maximumVotes = maximumVotes
        }
    }

    /// What the row shows.
    public var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// Called when the switch of the feature is turned.
    open var onFeatureSwitch: ((Bool) -> Void)? {
        didSet { featureSwitchView.onValueChange = onFeatureSwitch }
    }

    /// Called when the switch of the limit is turned.
    open var onLimitSwitch: ((Bool) -> Void)?

    /// Whether voters may choose several options.
    open private(set) lazy var featureSwitchView: PollCreationFeatureSwitchView =
        components.pollCreationFeatureSwitchView.init()

    /// The limit.
    open private(set) lazy var maximumVotesTextFieldView: PollCreationTextFieldView =
        components.pollCreationTextFieldView.init()

    /// Whether there is a limit.
    open private(set) lazy var maximumVotesSwitchView = UISwitch()

    /// The row of the limit.
    open private(set) lazy var maximumVotesContainer = UIStackView()

    override open func setUp() {
        super.setUp()

        maximumVotesSwitchView.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.onLimitSwitch?(self.maximumVotesSwitchView.isOn)
            }, for: .valueChanged)
        maximumVotesTextFieldView.inputTextField.keyboardType = .numberPad
    }

    override open func setUpLayout() {
        super.setUpLayout()

        maximumVotesSwitchView.setContentHuggingPriority(.streamRequire, for: .horizontal)
        maximumVotesSwitchView.setContentCompressionResistancePriority(.streamRequire, for: .horizontal)
        maximumVotesContainer = HContainer(spacing: 8, alignment: .center) {
            maximumVotesTextFieldView
            maximumVotesSwitchView
        }
        fillCard(
            with: VContainer(spacing: 23) {
                featureSwitchView
                maximumVotesContainer
            }, vertical: 11.5)
    }

    override open func updateContent() {
        super.updateContent()

        guard let content else { return }
        featureSwitchView.content = content.feature
        maximumVotesContainer.isHidden = !content.feature.isEnabled || !content.isLimitConfigurable
        maximumVotesTextFieldView.content = content.maximumVotes
        maximumVotesSwitchView.isOn = content.isLimited
    }
}
