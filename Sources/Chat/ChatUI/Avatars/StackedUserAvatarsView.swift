import ChatModels
import HeadlessUIKit

/// A row of the avatars of a few users, each overlapping the previous one.
open class StackedUserAvatarsView: _View, ThemeProvider {
    /// The users of the avatars.
    public struct Content {
        /// The users; the first ``StackedUserAvatarsView/maxNumberOfAvatars`` are shown.
        public var users: [ChatUser]

        public init(users: [ChatUser]) {
            self.users = users
        }
    }

    /// The users.
    public var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// The maximum number of avatars that are shown.
    open var maxNumberOfAvatars: Int { 2 }

    /// The size of an avatar.
    open var avatarSize: CGSize { CGSize(width: 20, height: 20) }

    /// The distance between two avatars; they overlap if it is negative.
    open var avatarSpacing: CGFloat { -4 }

    /// The avatars, from leading to trailing.
    open private(set) lazy var userAvatarViews: [ChatUserAvatarView] = (0..<maxNumberOfAvatars).map { _ in
        let view = components.userAvatarView.init()
        view.shouldShowOnlineIndicator = false
        return view
    }

    /// The row of avatars.
    open private(set) lazy var stackView = UIStackView(arrangedSubviews: userAvatarViews)

    override open func setUpLayout() {
        super.setUpLayout()

        stackView.spacing = avatarSpacing
        embed(stackView)
        for view in userAvatarViews {
            view.widthAnchor.pin(equalToConstant: avatarSize.width).isActive = true
            view.heightAnchor.pin(equalToConstant: avatarSize.height).isActive = true
        }
    }

    override open func updateContent() {
        super.updateContent()

        let users = content?.users ?? []
        for (index, view) in userAvatarViews.enumerated() {
            view.isHidden = index >= users.count
            view.content = index < users.count ? users[index] : nil
        }
    }
}
