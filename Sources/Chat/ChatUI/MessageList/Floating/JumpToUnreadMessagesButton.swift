import ChatLook
import ChatModels
import HeadlessUIKit

/// A pill that leads to the first unread message, with a close button.
open class JumpToUnreadMessagesButton: _Button, ThemeProvider {
    /// The number of unread messages.
    public var content: ChannelUnreadCount = .noUnread {
        didSet { updateContentIfNeeded() }
    }

    /// The text, such as "3 unread".
    open private(set) lazy var textLabel = UILabel()

    /// The close button.
    open private(set) lazy var closeButton = UIButton()

    override open func setUpLayout() {
        super.setUpLayout()

        addSubview(textLabel.withoutAutoresizingMaskConstraints)
        addSubview(closeButton.withoutAutoresizingMaskConstraints)
        closeButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            textLabel.leadingAnchor.pin(equalTo: leadingAnchor, constant: 12),
            textLabel.topAnchor.pin(equalTo: topAnchor, constant: 10),
            textLabel.bottomAnchor.pin(equalTo: bottomAnchor, constant: -10),
            closeButton.leadingAnchor.pin(equalTo: textLabel.trailingAnchor, constant: 2),
            closeButton.trailingAnchor.pin(equalTo: trailingAnchor, constant: -10),
            closeButton.centerYAnchor.pin(equalTo: centerYAnchor),
        ])
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        let palette = appearance.colorPalette
        backgroundColor = palette.jumpToUnreadButtonBackground
        textLabel.font = appearance.fonts.footnote
        textLabel.textColor = palette.staticColorText
        textLabel.adjustsFontForContentSizeCategory = true
        closeButton.setImage(appearance.images.discard, for: .normal)
        closeButton.tintColor = palette.staticColorText
        layer.addShadow(color: palette.hoverButtonShadow)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()

        layer.cornerRadius = bounds.height / 2
    }

    override open func updateContent() {
        super.updateContent()

        textLabel.text = L10n.MessageList.jumpToUnreadButton(content.messages)
    }
}
