import ChatModels
import HeadlessUIKit

/// A user who can be mentioned: avatar, name and identifier.
open class ChatMentionSuggestionView: _View, ThemeProvider {
    /// The height in points, unless the texts need more.
    static let height: CGFloat = 56

    /// The user.
    open var content: ChatUser? {
        didSet { updateContentIfNeeded() }
    }

    /// The avatar of the user.
    open private(set) lazy var avatarView: ChatUserAvatarView = components.userAvatarView.init()

    /// The name of the user.
    open private(set) lazy var usernameLabel = UILabel()

    /// The identifier of the user with an `@`.
    open private(set) lazy var usernameTagLabel = UILabel()

    /// The symbol of a mention.
    open private(set) lazy var mentionSymbolImageView = UIImageView()

    /// A column of name and identifier.
    open private(set) lazy var textContainer = ContainerStackView(axis: .vertical, alignment: .leading, spacing: 3)

    override open func setUpLayout() {
        super.setUpLayout()

        textContainer.addArrangedSubviews([usernameLabel, usernameTagLabel])
        for view in [avatarView, textContainer, mentionSymbolImageView] {
            addSubview(view.withoutAutoresizingMaskConstraints)
            view.pin(anchors: [.centerY], to: self)
        }
        pinHeight(to: Self.height, growingFor: textContainer)
        avatarView.pin(anchors: [.width, .height], to: 40)
        usernameLabel.setContentCompressionResistancePriority(.streamLow, for: .horizontal)
        NSLayoutConstraint.activate([
            avatarView.leadingAnchor.pin(equalTo: layoutMarginsGuide.leadingAnchor),
            textContainer.leadingAnchor.pin(equalTo: avatarView.trailingAnchor, constant: 8),
            textContainer.trailingAnchor.pin(lessThanOrEqualTo: mentionSymbolImageView.leadingAnchor, constant: -8),
            mentionSymbolImageView.trailingAnchor.pin(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = .clear
        usernameLabel.font = appearance.fonts.headlineBold
        usernameLabel.textColor = appearance.colorPalette.text
        usernameLabel.adjustsFontForContentSizeCategory = true
        usernameTagLabel.font = appearance.fonts.subheadlineBold
        usernameTagLabel.textColor = appearance.colorPalette.subtitleText
        usernameTagLabel.adjustsFontForContentSizeCategory = true
        mentionSymbolImageView.image = appearance.images.commandMention
    }

    override open func updateContent() {
        super.updateContent()

        avatarView.content = content
        usernameLabel.text = content?.name
        usernameTagLabel.text = content.map { "@\($0.id)" }
    }
}

/// A row with a user.
open class ChatMentionSuggestionCollectionViewCell: _CollectionViewCell, ThemeProvider {
    /// The user.
    open private(set) lazy var mentionView: ChatMentionSuggestionView = components.suggestionsMentionView.init()

    override open func setUpLayout() {
        super.setUpLayout()

        contentView.embed(mentionView)
    }
}
