import ChatModels
import HeadlessUIKit

/// The avatar of a user, with an online indicator.
open class ChatUserAvatarView: _View, ThemeProvider {
    /// The user, or `nil` for a placeholder.
    open var content: ChatUser? {
        didSet { updateContentIfNeeded() }
    }

    /// Whether the online indicator may be shown.
    open var shouldShowOnlineIndicator = true {
        didSet { updateContentIfNeeded() }
    }

    /// The avatar and its online indicator.
    open private(set) lazy var presenceAvatarView: ChatPresenceAvatarView = components.presenceAvatarView.init()

    override open func setUpLayout() {
        super.setUpLayout()

        embed(presenceAvatarView)
    }

    override open func updateContent() {
        super.updateContent()

        components.imageLoader.show(
            content?.imageURL, in: presenceAvatarView.avatarView.imageView,
            with: .avatar(
                components,
                placeholder: components.placeholder(for: content, else: appearance.images.userAvatarPlaceholder1)))
        presenceAvatarView.isOnlineIndicatorVisible = shouldShowOnlineIndicator && content?.isOnline == true
    }
}
