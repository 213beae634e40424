import HeadlessUIKit

/// A title and a subtitle for a navigation bar. A part without a text takes no space.
open class TitleContainerView: _View, ThemeProvider {
    /// The two texts.
    open var content: (title: String?, subtitle: String?) = (nil, nil) {
        didSet { updateContentIfNeeded() }
    }

    /// A column of the two.
    open private(set) lazy var containerView = ContainerStackView(axis: .vertical, alignment: .center, spacing: 0)

    /// The upper line.
    open private(set) lazy var titleLabel = UILabel()

    /// The lower line.
    open private(set) lazy var subtitleLabel = UILabel()

    override open func setUpLayout() {
        super.setUpLayout()

        containerView.accessibilityIdentifier = "containerView"
        titleLabel.accessibilityIdentifier = "titleLabel"
        subtitleLabel.accessibilityIdentifier = "subtitleLabel"
        containerView.addArrangedSubviews([titleLabel, subtitleLabel])
        placeContainer()
        // The title takes up extra space, and an empty subtitle collapses.
        titleLabel.setContentHuggingPriority(.lowest, for: .vertical)
        subtitleLabel.setContentCompressionResistancePriority(.streamLow, for: .vertical)
    }

    /// Both lines keep their heights where the bar is lower, and ``layoutSubviews()`` scales them.
    private func placeContainer() {
        addSubview(containerView.withoutAutoresizingMaskConstraints)
        containerView.pin(anchors: [.leading, .trailing, .centerY], to: self)
        let top = containerView.topAnchor.pin(equalTo: topAnchor)
        top.priority = .defaultLow
        top.isActive = true
    }

    /// Scales the lines down to the height of the bar: letters of Tibetan or Khmer are high, and bars in landscape low.
    override open func layoutSubviews() {
        super.layoutSubviews()

        let needed = containerView.bounds.height
        // Unscaled lines may overlap the edges of the bar.
        let scale = needed > bounds.height + 0.5 ? max(bounds.height - 4, 1) / needed : 1
        containerView.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        titleLabel.textAlignment = .center
        titleLabel.textColor = appearance.colorPalette.text
        titleLabel.font = appearance.fonts.headlineBold
        titleLabel.adjustsFontForContentSizeCategory = true
        subtitleLabel.textAlignment = .center
        subtitleLabel.textColor = appearance.colorPalette.subtitleText
        subtitleLabel.font = appearance.fonts.caption1
        subtitleLabel.adjustsFontForContentSizeCategory = true
    }

    override open func updateContent() {
        super.updateContent()

        titleLabel.text = content.title
        titleLabel.isHidden = content.title == nil
        subtitleLabel.text = content.subtitle
        subtitleLabel.isHidden = content.subtitle == nil
    }
}
