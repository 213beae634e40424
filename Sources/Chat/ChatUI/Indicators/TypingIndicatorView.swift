import HeadlessUIKit

/// A banner with the users who are typing.
open class TypingIndicatorView: _View, ThemeProvider {
    /// The text, such as "Luke is typing".
    open var content: String? {
        didSet { updateContentIfNeeded() }
    }

    /// The dots.
    open private(set) lazy var typingAnimationView = components.typingAnimationView.init()

    /// The text.
    open private(set) lazy var informationLabel = UILabel()

    /// A row of the two.
    open private(set) lazy var componentContainerView = ContainerStackView(
        axis: .horizontal, alignment: .center, arrangedSubviews: [typingAnimationView, informationLabel])

    override open func setUpLayout() {
        super.setUpLayout()

        addSubview(componentContainerView.withoutAutoresizingMaskConstraints)
        componentContainerView.pin(anchors: [.leading, .trailing], to: layoutMarginsGuide)
        componentContainerView.pin(anchors: [.top, .bottom], to: self)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = appearance.colorPalette.overlayBackground
        informationLabel.textColor = appearance.colorPalette.subtitleText
        informationLabel.font = appearance.fonts.body
    }

    override open func updateContent() {
        super.updateContent()

        informationLabel.text = content
    }
}
