import HeadlessUIKit

/// A pill with the day of the messages below it.
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

        backgroundColor = nil
        container.backgroundColor = appearance.colorPalette.background7
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
    }
}

extension NSDirectionalEdgeInsets {
    /// The distances between the text of a decoration and the shape behind it.
    static let decorationText = NSDirectionalEdgeInsets(top: 3, leading: 9, bottom: 3, trailing: 9)
}
