import HeadlessUIKit

/// A checkbox and its label.
open class CheckboxControl: _Control, AppearanceProvider {
    /// The box.
    public private(set) lazy var checkbox = UIImageView()

    /// The text beside the box.
    public private(set) lazy var label = UILabel()

    private static let boxSize: CGFloat = 16

    override open var isSelected: Bool { didSet { updateContentIfNeeded() } }

    override open func setUpLayout() {
        super.setUpLayout()

        checkbox.accessibilityIdentifier = "checkbox"
        label.accessibilityIdentifier = "label"
        addSubview(checkbox.withoutAutoresizingMaskConstraints)
        addSubview(label.withoutAutoresizingMaskConstraints)
        checkbox.pin(anchors: [.width, .height], to: Self.boxSize)
        label.pin(anchors: [.centerY], to: checkbox)
        NSLayoutConstraint.activate([
            checkbox.topAnchor.pin(equalTo: layoutMarginsGuide.topAnchor),
            checkbox.bottomAnchor.pin(equalTo: layoutMarginsGuide.bottomAnchor),
            checkbox.leadingAnchor.pin(equalTo: layoutMarginsGuide.leadingAnchor),
            label.leadingAnchor.pin(equalTo: checkbox.trailingAnchor, constant: 8),
            label.trailingAnchor.pin(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        insetsLayoutMarginsFromSafeArea = false
        label.font = appearance.fonts.subheadline
        label.textColor = appearance.colorPalette.subtitleText
        label.textAlignment = .left
        checkbox.contentMode = .center
        checkbox.layer.cornerRadius = 4
        checkbox.layer.borderWidth = 2
        checkbox.clipsToBounds = true
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()

        updateContentIfNeeded()
    }

    override open func updateContent() {
        super.updateContent()

        checkbox.image = isSelected ? appearance.images.whiteCheckmark.withTintColor(.white) : nil
        checkbox.tintColor = .white
        checkbox.backgroundColor = isSelected ? tintColor : .clear
        checkbox.layer.borderColor =
            isSelected ? UIColor.clear.cgColor : appearance.colorPalette.border2.cgColor
    }
}
