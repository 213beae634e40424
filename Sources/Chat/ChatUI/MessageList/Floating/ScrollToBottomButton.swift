import ChatModels
import HeadlessUIKit

/// A round button that scrolls to the newest message, with the number of unread messages.
open class ScrollToBottomButton: _Button, ThemeProvider {
    /// The number of unread messages.
    public var content: ChannelUnreadCount = .noUnread {
        didSet { updateContentIfNeeded() }
    }

    /// The number, on the upper edge.
    open private(set) lazy var unreadCountView = components.messageListUnreadCountView.init()

    override open func setUpLayout() {
        super.setUpLayout()

        addSubview(unreadCountView.withoutAutoresizingMaskConstraints)
        NSLayoutConstraint.activate([
            unreadCountView.centerXAnchor.pin(equalTo: centerXAnchor),
            unreadCountView.centerYAnchor.pin(equalTo: topAnchor),
        ])
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        setImage(appearance.images.scrollDownArrow, for: .normal)
        backgroundColor = appearance.colorPalette.background8
        layer.addShadow(color: appearance.colorPalette.shadow)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()

        layer.cornerRadius = bounds.height / 2
    }

    override open func updateContent() {
        super.updateContent()

        unreadCountView.content = content
    }
}

/// The older name of ``ScrollToBottomButton``.
public typealias ScrollToLatestMessageButton = ScrollToBottomButton

/// The number of unread messages at the button to the newest one.
open class ChatMessageListUnreadCountView: ChatChannelUnreadCountView {
    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = .clear
    }
}

extension CALayer {
    /// The shadow of floating views: on all sides, with a radius of 8 points.
    func addShadow(color: UIColor) {
        shadowColor = color.cgColor
        shadowOpacity = 1
        shadowOffset = .zero
        shadowRadius = 8
    }
}
