import ChatModels
import ChatUI
import HeadlessUIKit

extension WrittenScene {
    /// The list of channels and its rows.
    static let lists = [
        WrittenScene("ChatChannelListItemView/test_appearanceCustomization_usingAppearance", words: ["customised"]) {
            Appearance.default.fonts.bodyBold = .italicSystemFont(ofSize: 20)
            Appearance.default.colorPalette.subtitleText = .cyan
        },
        WrittenScene("ChatChannelListItemView/test_appearanceCustomization_usingSubclassing", words: ["customised"]) {
            Components.default.channelContentView = DatedChannelListItemView.self
        },
        WrittenScene(
            "ChatChannelListItemView/test_appearance_pollPreview_whenLatestVoterIsCurrentUser", words: [],
            view: { scene in
                scene.channelItemView { message in
                    message.poll?.latestVotes = [PollVote(id: "vote", user: scene.viewer)]
                }
            }),
        WrittenScene("ChatChannelUnreadCountView/test_appearanceCustomization_usingComponents") {
            Appearance.default.colorPalette.alert = .green
        },
        WrittenScene("ChatChannelUnreadCountView/test_appearanceCustomization_usingSubclassing") {
            Components.default.channelUnreadCountView = SquareUnreadCountView.self
        },
        WrittenScene("ChatChannelListVC/test_appearanceCustomization_usingComponents") {
            Components.default.channelCellSeparator = IndentedSeparatorView.self
        },
        WrittenScene(
            "ChatChannelListVC/test_appearanceCustomization_usingSubclassing",
            words: ["customised"],
            view: { scene in
                scene.channelListScreen { list in
                    (list.collectionViewLayout as? ListCollectionViewLayout)?.separatorHeight = 4
                }
            },
            configure: {
                Components.default.channelCellSeparator = OrangeSeparatorView.self
                Components.default.currentUserAvatarView = PlaceholderUserAvatarView.self
            }),
        WrittenScene("ChatChannelListVC/test_emptyAppearance", words: ["state"]) {
            Components.default.isChatChannelListStatesEnabled = true
        },
    ]
}

/// A row with the time above the unread count, and the channel's creation date below its avatar.
private final class DatedChannelListItemView: ChatChannelListItemView {
    private lazy var creationTimeLabel = UILabel()

    override func setUpLayout() {
        super.setUpLayout()
        bottomContainer.removeArrangedSubview(timestampLabel)
        topContainer.removeArrangedSubview(unreadCountView)
        topContainer.addArrangedSubview(timestampLabel)
        bottomContainer.addArrangedSubview(unreadCountView)

        creationTimeLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(creationTimeLabel)
        NSLayoutConstraint.activate([
            creationTimeLabel.leadingAnchor.constraint(equalTo: avatarView.leadingAnchor),
            creationTimeLabel.topAnchor.constraint(equalTo: avatarView.bottomAnchor, constant: 8),
            avatarView.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor, constant: -20),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        titleLabel.textColor = .cyan
        subtitleLabel.textColor = .blue
        creationTimeLabel.font = appearance.fonts.caption1
        creationTimeLabel.adjustsFontForContentSizeCategory = true
    }

    override func updateContent() {
        super.updateContent()
        creationTimeLabel.text = content.map { timestampFormatter.format($0.channel.createdAt) }
    }
}

private final class SquareUnreadCountView: ChatChannelUnreadCountView {
    override func setUpLayout() {
        super.setUpLayout()
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: 50), heightAnchor.constraint(equalToConstant: 50),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        badgeView.backgroundColor = .blue
    }
}

private final class IndentedSeparatorView: CellSeparatorReusableView {
    override func setUpLayout() {
        super.setUpLayout()
        separatorView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 15).isActive = true
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        separatorView.backgroundColor = .gray
    }
}

private final class OrangeSeparatorView: CellSeparatorReusableView {
    override func setUpAppearance() {
        super.setUpAppearance()
        separatorView.backgroundColor = .orange
    }
}

private final class PlaceholderUserAvatarView: CurrentChatUserAvatarView {
    override func updateContent() {
        super.updateContent()
        avatarView.imageView.image = appearance.images.userAvatarPlaceholder1
    }
}
