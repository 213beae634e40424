import ChatUI
import HeadlessUIKit

extension Phrase {
    /// Ways of saying what is changed of the list of channels and its rows.
    static let channelList: [Phrase] =
        rows + [
            Phrase(pattern: "^ ?(\\w+)(?=$|,)", subject: .separator) { groups, _, customization in
                customization.edit(.separator) { (view: EditedSeparatorView) in
                    view.separatorView.backgroundColor = color(groups[1])
                }
            },
            Phrase(pattern: ", leading inset (\\d+)", subject: .separator) { groups, _, customization in
                customization.edit(.separator) { (view: EditedSeparatorView) in
                    view.separatorView.leadingAnchor.constraint(
                        equalTo: view.leadingAnchor, constant: number(groups[1])
                    ).isActive = true
                }
            },
            Phrase(pattern: "separator height (\\d+)") { groups, _, customization in
                customization.edit(.scene) { (view: UICollectionView) in
                    (view.collectionViewLayout as? ListCollectionViewLayout)?.separatorHeight = number(groups[1])
                }
            },
            Phrase(pattern: "^placeholder\\)$") { _, _, customization in
                customization.configure.append {
                    Components.default.currentUserAvatarView = EditedCurrentUserAvatarView.self
                }
                customization.edit(.scene) { (view: EditedCurrentUserAvatarView) in
                    view.avatarView.imageView.image = Appearance.default.images.userAvatarPlaceholder1
                }
            },
            Phrase(pattern: "(\\d+)x(\\d+), badge background (\\w+) \\(the number is cut .*\\)") {
                groups, _, customization in
                customization.edit(.scene) { (view: EditedUnreadCountView) in
                    view.widthAnchor.constraint(equalToConstant: number(groups[1])).isActive = true
                    view.heightAnchor.constraint(equalToConstant: number(groups[2])).isActive = true
                    view.badgeView.backgroundColor = color(groups[3])
                }
            },
        ]

    private static let rows: [Phrase] = [
        Phrase(pattern: "title (\\w+), subtitle (\\w+)") { groups, _, customization in
            customization.edit(.scene) { (view: EditedChannelItemView) in
                view.titleLabel.textColor = color(groups[1])
                view.subtitleLabel.textColor = color(groups[2])
            }
        },
        Phrase(pattern: "time moved to the end of the top row, unread count \\(\\d+\\) to the end of the bottom row") {
            _, _, customization in
            customization.edit(.sceneLayout) { (view: EditedChannelItemView) in view.swapTimeAndUnreadCount() }
        },
        Phrase(
            pattern: "a (\\w+) label with the channel's creation time \\([^)]*\\) at the avatar's leading edge, "
                + "(\\d+) below the avatar"
        ) { groups, _, customization in
            guard let font = FontNames.keyPaths[groups[1]] else { return }
            customization.edit(.sceneLayout) { (view: EditedChannelItemView) in
                view.addCreationTime(font: Appearance.default.fonts[keyPath: font], below: number(groups[2]))
            }
        },
        Phrase(pattern: "avatar bottom (\\d+) above the bottom margin") { groups, _, customization in
            customization.edit(.sceneLayout) { (view: EditedChannelItemView) in
                view.avatarView.bottomAnchor.constraint(
                    equalTo: view.layoutMarginsGuide.bottomAnchor, constant: -number(groups[1])
                ).isActive = true
            }
        },
    ]
}
