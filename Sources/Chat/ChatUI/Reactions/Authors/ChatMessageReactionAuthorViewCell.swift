import ChatModels
import HeadlessUIKit

/// A user who reacted to a message: the avatar with the reaction, and the name.
open class ChatMessageReactionAuthorViewCell: _CollectionViewCell, ThemeProvider {
    /// The reuse identifier of cells.
    public static var reuseId: String { "\(self)" }

    /// A reaction and the current user.
    public struct Content {
        /// The reaction, with its author.
        public let reaction: ChatMessageReaction

        /// The identifier of the current user.
        public let currentUserId: UserId?

        public init(reaction: ChatMessageReaction, currentUserId: UserId?) {
            self.reaction = reaction
            self.currentUserId = currentUserId
        }
    }

    /// The reaction.
    open var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// The avatar of the author.
    open private(set) lazy var authorAvatarView = components.avatarView.init()

    /// The name of the author.
    open private(set) lazy var authorNameLabel = UILabel()

    /// The bubble behind the reaction.
    open private(set) lazy var reactionBubbleView = components.messageReactionsBubbleView.init()

    /// The icon of the reaction.
    open private(set) lazy var reactionsView = components.messageReactionsView.init()

    /// The size of the avatar, in points.
    open var authorAvatarSize: CGSize { CGSize(width: 64, height: 64) }

    override open func setUpLayout() {
        super.setUpLayout()

        for view in [authorAvatarView, authorNameLabel, reactionBubbleView] {
            contentView.addSubview(view.withoutAutoresizingMaskConstraints)
        }
        reactionBubbleView.addSubview(reactionsView.withoutAutoresizingMaskConstraints)
        reactionsView.pin(to: reactionBubbleView.layoutMarginsGuide)
        NSLayoutConstraint.activate([
            authorAvatarView.topAnchor.pin(equalTo: contentView.topAnchor),
            authorAvatarView.centerXAnchor.pin(equalTo: contentView.centerXAnchor),
            authorAvatarView.widthAnchor.pin(equalToConstant: authorAvatarSize.width),
            authorAvatarView.heightAnchor.pin(equalToConstant: authorAvatarSize.height),
            authorNameLabel.topAnchor.pin(equalTo: authorAvatarView.bottomAnchor, constant: 8),
            authorNameLabel.leadingAnchor.pin(equalTo: contentView.leadingAnchor),
            authorNameLabel.trailingAnchor.pin(equalTo: contentView.trailingAnchor),
            reactionBubbleView.bottomAnchor.pin(equalTo: authorAvatarView.bottomAnchor, constant: 6),
            isOwn
                ? reactionBubbleView.leadingAnchor.pin(equalTo: contentView.leadingAnchor)
                : reactionBubbleView.trailingAnchor.pin(equalTo: contentView.trailingAnchor),
        ])
    }

    private var isOwn: Bool { content.map { $0.reaction.author.id == $0.currentUserId } ?? false }

    override open func setUpAppearance() {
        super.setUpAppearance()

        authorNameLabel.font = appearance.fonts.footnoteBold
        authorNameLabel.textColor = appearance.colorPalette.text
        authorNameLabel.numberOfLines = 2
        authorNameLabel.textAlignment = .center
        authorNameLabel.adjustsFontForContentSizeCategory = true
    }

    override open func updateContent() {
        super.updateContent()

        guard let content else { return }
        let author = content.reaction.author
        authorNameLabel.text = author.name ?? author.id
        components.imageLoader.show(
            author.imageURL, in: authorAvatarView.imageView,
            with: .avatar(
                components,
                placeholder: components.placeholder(for: author, else: appearance.images.userAvatarPlaceholder1)))
        reactionBubbleView.tailDirection = isOwn ? .toTrailing : .toLeading
        reactionsView.content = ChatMessageReactionsView.Content(
            useBigIcons: false,
            reactions: [
                ChatMessageReactionData(
                    type: content.reaction.type, score: content.reaction.score, isChosenByCurrentUser: isOwn)
            ],
            didTapOnReaction: nil)
    }
}
