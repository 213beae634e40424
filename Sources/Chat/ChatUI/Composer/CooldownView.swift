import ChatLook
import HeadlessUIKit

/// The remaining seconds in slow mode, in a round pill.
open class CooldownView: _View, ThemeProvider {
    /// The time until the next message may be sent.
    public struct Content {
        /// The remaining seconds.
        public let cooldown: Int

        public init(cooldown: Int) {
            self.cooldown = cooldown
        }
    }

    /// The time until the next message may be sent.
    public var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// The number.
    open private(set) lazy var cooldownLabel = UILabel()

    override open func setUpLayout() {
        super.setUpLayout()

        cooldownLabel.accessibilityIdentifier = "cooldownLabel"
        embed(cooldownLabel, insets: NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10))
        widthAnchor.pin(greaterThanOrEqualTo: heightAnchor, multiplier: 1).isActive = true
        setContentHuggingPriority(.streamRequire, for: .horizontal)
        cooldownLabel.setContentHuggingPriority(.streamRequire, for: .vertical)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = appearance.colorPalette.alternativeInactiveTint
        cooldownLabel.font = appearance.fonts.bodyBold
        cooldownLabel.textColor = appearance.colorPalette.textInverted
        cooldownLabel.textAlignment = .center
        cooldownLabel.adjustsFontForContentSizeCategory = true
    }

    override open func layoutSubviews() {
        super.layoutSubviews()

        layer.cornerRadius = bounds.height / 2
        layer.masksToBounds = true
    }

    override open func updateContent() {
        super.updateContent()

        cooldownLabel.text = content.map { LocalizedNumber.text($0.cooldown) }
    }
}
