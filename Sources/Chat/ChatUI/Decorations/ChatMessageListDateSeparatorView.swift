import HeadlessUIKit

/// A pill with the day of the messages below it.
///
/// If a subclass pins the label to the sides of the separator, the separator itself is the pill: as wide as its label,
/// and centered in its row.
open class ChatMessageListDateSeparatorView: ChatMessageDecorationView, AppearanceProvider {
    /// The text, such as "Jan 01".
    open var content: String? {
        didSet { updateContentIfNeeded() }
    }

    /// The pill.
    open private(set) lazy var container = UIView()

    /// The text in the pill.
    open private(set) lazy var textLabel = UILabel()

    override open func setUpLayout() {
        super.setUpLayout()

        addSubview(container.withoutAutoresizingMaskConstraints)
        container.embed(textLabel, insets: .decorationText)
        NSLayoutConstraint.activate([
            container.topAnchor.pin(equalTo: topAnchor),
            container.bottomAnchor.pin(equalTo: bottomAnchor),
            container.centerXAnchor.pin(equalTo: centerXAnchor),
            container.widthAnchor.pin(lessThanOrEqualTo: widthAnchor, multiplier: 1),
        ])
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = hugsItsContent ? appearance.colorPalette.background7 : nil
        container.backgroundColor = hugsItsContent ? nil : appearance.colorPalette.background7
        textLabel.font = appearance.fonts.footnote
        textLabel.textColor = appearance.colorPalette.staticColorText
        textLabel.adjustsFontForContentSizeCategory = true
    }

    override open func updateContent() {
        super.updateContent()

        textLabel.text = content
    }

    override open func layoutSubviews() {
        super.layoutSubviews()

        container.layer.cornerRadius = bounds.height / 2
        // A radius that a subclass has set is kept.
        guard hugsItsContent, layer.cornerRadius == pillRadius else { return }
        pillRadius = bounds.height / 2
        layer.cornerRadius = pillRadius
    }

    /// The last radius of the separator if it is the pill itself.
    private var pillRadius: CGFloat = 0

    // MARK: Subclasses that pin the label

    /// Whether the label is pinned to both sides of the separator instead of those of its inner pill.
    override var hugsItsContent: Bool {
        let attributes = constraints.compactMap(attributeOfPinnedLabel)
        return [[.leading, .left], [.trailing, .right]].allSatisfy { (side: [NSLayoutConstraint.Attribute]) in
            attributes.contains(where: side.contains)
        }
    }

    /// The attribute of the label that a constraint makes equal to one of the separator's.
    private func attributeOfPinnedLabel(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint.Attribute? {
        guard constraint.relation == .equal else { return nil }
        if constraint.firstItem === textLabel, isOwn(constraint.secondItem) { return constraint.firstAttribute }
        if constraint.secondItem === textLabel, isOwn(constraint.firstItem) { return constraint.secondAttribute }
        return nil
    }

    private func isOwn(_ item: AnyObject?) -> Bool {
        item === self || (item as? UILayoutGuide)?.owningView === self
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets of the text of a decoration.
    static let decorationText = NSDirectionalEdgeInsets(top: 3, leading: 9, bottom: 3, trailing: 9)
}
