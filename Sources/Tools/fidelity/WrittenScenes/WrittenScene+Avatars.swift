import ChatUI
import HeadlessUIKit

extension WrittenScene {
    /// Avatars of users and channels.
    static let avatars = [
        WrittenScene("ChatChannelAvatarView/test_appearanceCustomization_usingAppearanceAndComponents") {
            showSquareIndicators()
        },
        WrittenScene("ChatUserAvatarView/test_appearanceCustomization_usingAppearanceAndComponents") {
            showSquareIndicators()
        },
        WrittenScene("ChatChannelAvatarView/test_appearanceCustomization_usingSubclassing") {
            Components.default.channelAvatarView = LowIndicatorAvatarView.self
        },
        WrittenScene("CurrentChatUserAvatarView/test_customizationUsingSubclassing") {
            Components.default.currentUserAvatarView = LargeUserAvatarView.self
        },
        WrittenScene("CurrentChatUserAvatarView/test_emptyAppearance") {
            Appearance.default.colorPalette.background = .yellow
        },
    ]

    private static func showSquareIndicators() {
        Components.default.onlineIndicatorView = SquareOnlineIndicatorView.self
        Appearance.default.colorPalette.alternativeActiveTint = .brown
    }
}

private final class SquareOnlineIndicatorView: UIView, MaskProviding {
    var maskingPath: CGPath? { CGPath(rect: frame.insetBy(dx: -3, dy: -3), transform: nil) }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        backgroundColor = .systemPink
        heightAnchor.constraint(equalTo: widthAnchor).isActive = true
    }
}

/// A channel's avatar on yellow, the dot at its bottom left.
private final class LowIndicatorAvatarView: ChatChannelAvatarView {
    override func setUpLayout() {
        super.setUpLayout()
        let indicator = presenceAvatarView.onlineIndicatorView
        NSLayoutConstraint.activate([
            indicator.widthAnchor.constraint(equalToConstant: 20),
            indicator.heightAnchor.constraint(equalToConstant: 20),
            indicator.leftAnchor.constraint(equalTo: leftAnchor),
            indicator.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        backgroundColor = .yellow
        presenceAvatarView.onlineIndicatorView.backgroundColor = .red
    }
}

private final class LargeUserAvatarView: CurrentChatUserAvatarView {
    override func setUpLayout() {
        super.setUpLayout()
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: 50), heightAnchor.constraint(equalToConstant: 50),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        avatarView.backgroundColor = .blue
        avatarView.imageView.backgroundColor = .brown
        avatarView.layer.borderColor = UIColor.green.cgColor
        avatarView.layer.borderWidth = 1
    }
}
