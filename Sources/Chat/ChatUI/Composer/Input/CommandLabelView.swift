import ChatModels
import HeadlessUIKit

/// A pill with the command that a message begins with.
open class CommandLabelView: _View, AppearanceProvider {
    /// The command.
    public var content: Command? {
        didSet { updateContentIfNeeded() }
    }

    /// A row of icon and name.
    public private(set) lazy var container = ContainerStackView(axis: .horizontal, alignment: .center)

    /// The name, in capitals.
    public private(set) lazy var nameLabel = UILabel()

    /// A lightning bolt.
    public private(set) lazy var iconView = UIImageView()

    override open func setUpLayout() {
        super.setUpLayout()

        container.accessibilityIdentifier = "container"
        nameLabel.accessibilityIdentifier = "nameLabel"
        iconView.accessibilityIdentifier = "iconView"
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        insetsLayoutMarginsFromSafeArea = false
        container.addArrangedSubviews([iconView, nameLabel])
        addSubview(container.withoutAutoresizingMaskConstraints)
        container.pin(to: layoutMarginsGuide)
        iconView.pin(anchors: [.width], to: 8)
        // The name is never truncated; the text beside it is compressed.
        for view in [nameLabel, iconView] {
            view.setContentCompressionResistancePriority(.streamRequire, for: .horizontal)
            view.setContentHuggingPriority(.streamRequire, for: .horizontal)
        }
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = appearance.colorPalette.highlightedAccentBackground
        layer.masksToBounds = true
        nameLabel.font = appearance.fonts.subheadlineBold
        nameLabel.textColor = appearance.colorPalette.staticColorText
        nameLabel.adjustsFontForContentSizeCategory = true
        iconView.image = appearance.images.smallBolt
        iconView.contentMode = .center
    }

    override open func layoutSubviews() {
        super.layoutSubviews()

        layer.cornerRadius = bounds.height / 2
    }

    override open func updateContent() {
        super.updateContent()

        nameLabel.text = content?.name.uppercased()
    }
}
