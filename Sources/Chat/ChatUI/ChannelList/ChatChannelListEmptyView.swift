import ChatLook
import HeadlessUIKit

/// The view of an empty channel list: an icon, two lines, and a button.
open class ChatChannelListEmptyView: _View, ThemeProvider {
    /// The column of icon and texts.
    open private(set) lazy var contentStack = ContainerStackView(axis: .vertical, alignment: .center)

    /// The icon.
    open private(set) lazy var iconView = UIImageView()

    /// The title.
    open private(set) lazy var titleLabel = UILabel()

    /// The subtitle.
    open private(set) lazy var subtitleLabel = UILabel()

    /// The button that starts a conversation.
    open private(set) lazy var actionButton = UIButton()

    /// Called when the button is tapped.
    open var actionButtonPressed: (() -> Void)?

    /// The distance of the content from the edges, in points.
    static let margin: CGFloat = 32

    override open func setUp() {
        super.setUp()

        actionButton.addAction(UIAction { [weak self] _ in self?.actionButtonPressed?() }, for: .touchUpInside)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = appearance.colorPalette.background
        iconView.image = appearance.images.emptyChannelListMessageBubble
        iconView.contentMode = .scaleAspectFit
        titleLabel.font = appearance.fonts.bodyBold
        titleLabel.textColor = appearance.colorPalette.text
        subtitleLabel.font = appearance.fonts.subheadline
        subtitleLabel.textColor = appearance.colorPalette.subtitleText
        for label in [titleLabel, subtitleLabel] {
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        titleLabel.text = L10n.ChannelList.emptyTitle
        subtitleLabel.text = L10n.ChannelList.emptySubtitle
        actionButton.setTitle(L10n.ChannelList.emptyButton, for: .normal)
        actionButton.setTitleColor(tintColor, for: .normal)
        actionButton.titleLabel?.font = appearance.fonts.bodyBold
    }

    override open func setUpLayout() {
        super.setUpLayout()

        addSubview(contentStack.withoutAutoresizingMaskConstraints)
        addSubview(actionButton.withoutAutoresizingMaskConstraints)
        contentStack.addArrangedSubviews([iconView, titleLabel, subtitleLabel])
        iconView.pin(anchors: [.width, .height], to: 136)
        NSLayoutConstraint.activate([
            contentStack.centerYAnchor.pin(equalTo: centerYAnchor),
            contentStack.leadingAnchor.pin(equalTo: leadingAnchor, constant: Self.margin),
            contentStack.trailingAnchor.pin(equalTo: trailingAnchor, constant: -Self.margin),
            actionButton.centerXAnchor.pin(equalTo: centerXAnchor),
            actionButton.bottomAnchor.pin(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
        ])
    }
}
