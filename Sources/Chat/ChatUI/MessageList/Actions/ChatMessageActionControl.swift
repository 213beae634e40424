import HeadlessUIKit

/// A row in the menu of a message: the icon and the title of an action.
open class ChatMessageActionControl: _Control, AppearanceProvider {
    /// The action.
    public var content: ChatMessageActionItem? {
        didSet { updateContentIfNeeded() }
    }

    /// The icon.
    open private(set) lazy var imageView = UIImageView()

    /// The title of the action.
    open private(set) lazy var titleLabel = UILabel()

    /// A row of the two.
    open private(set) lazy var containerStackView = ContainerStackView(
        axis: .horizontal, alignment: .center, arrangedSubviews: [imageView, titleLabel])

    override open func setUp() {
        super.setUp()

        addAction(
            UIAction { [weak self] _ in
                guard let item = self?.content else { return }
                item.action(item)
            }, for: .touchUpInside)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        imageView.contentMode = .center
        imageView.pin(anchors: [.width, .height], to: 24)
        containerStackView.isUserInteractionEnabled = false
        embed(containerStackView, insets: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = appearance.colorPalette.background
        titleLabel.font = appearance.fonts.body
        titleLabel.adjustsFontForContentSizeCategory = true
    }

    override open func updateContent() {
        super.updateContent()

        let palette = appearance.colorPalette
        titleLabel.text = content?.title
        titleLabel.textColor = content?.isDestructive == true ? palette.alert : palette.text
        imageView.image = content?.icon
        imageView.tintColor =
            content?.isDestructive == true
            ? palette.alert : content?.isPrimary == true ? tintColor : palette.inactiveTint
    }
}
