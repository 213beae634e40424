import ChatModels
import HeadlessUIKit

/// The avatar of the current user, at the leading end of the channel list's navigation bar.
open class CurrentChatUserAvatarView: _Control, ThemeProvider {
    /// The user, or `nil` for a placeholder.
    open var content: CurrentChatUser? {
        didSet { updateContentIfNeeded() }
    }

    /// The avatar.
    open private(set) lazy var avatarView: ChatAvatarView = components.avatarView.init()

    override open var isEnabled: Bool {
        didSet { updateContentIfNeeded() }
    }

    override open var isHighlighted: Bool {
        didSet { updateContentIfNeeded() }
    }

    override open var isSelected: Bool {
        didSet { updateContentIfNeeded() }
    }

    override open func setUpLayout() {
        super.setUpLayout()

        avatarView.isUserInteractionEnabled = false
        embed(avatarView)
        pin(anchors: [.width, .height], to: 32)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = .clear
        avatarView.imageView.backgroundColor = appearance.colorPalette.background
    }

    override open func updateContent() {
        super.updateContent()

        components.imageLoader.show(
            content?.imageURL, in: avatarView.imageView,
            with: .avatar(
                components,
                placeholder: components.placeholder(for: content, else: appearance.images.userAvatarPlaceholder1)))
        alpha = state == .normal ? 1 : 0.5
    }
}
