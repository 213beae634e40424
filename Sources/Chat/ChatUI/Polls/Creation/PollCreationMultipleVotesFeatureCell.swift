import ChatLook
import HeadlessUIKit

/// The row for multiple votes per user, and their maximum number.
open class PollCreationMultipleVotesFeatureCell: _PollCreationCell {
    /// Whether a user can vote for several options, and their maximum number.
    public struct Content: Hashable, Sendable {
        /// The feature.
        public var feature: PollFeature

        /// Whether the form offers a limit.
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

    /// The content of the row.
    public var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// Called when the switch of the feature is toggled.
    open var onFeatureSwitch: ((Bool) -> Void)? {
        didSet { featureSwitchView.onValueChange = onFeatureSwitch }
    }

    /// Called when the switch of the limit is toggled.
    open var onLimitSwitch: ((Bool) -> Void)?

    /// The switch for multiple votes.
    open private(set) lazy var featureSwitchView: PollCreationFeatureSwitchView =
        components.pollCreationFeatureSwitchView.init()

    /// The limit.
    open private(set) lazy var maximumVotesTextFieldView: PollCreationTextFieldView =
        components.pollCreationTextFieldView.init()

    /// The switch for the limit.
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
