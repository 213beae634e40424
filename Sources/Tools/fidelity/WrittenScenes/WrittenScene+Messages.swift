import ChatUI
import HeadlessUIKit

extension WrittenScene {
    /// Messages and their parts.
    static let messages = [
        WrittenScene("ChatMessageContentView/test_appearanceCustomization_usingSubclassing") {
            Components.default.messageErrorIndicator = YellowErrorIndicator.self
        },
        WrittenScene("ChatMessageContentView/test_appearanceCustomization_usingUIConfig") {
            Appearance.default.colorPalette.alert = .systemYellow
        },
        WrittenScene("ChatMessageContentView/test_appearance_whenMessageIsEdited") {
            Components.default.isMessageEditedLabelEnabled = true
        },
        WrittenScene("ChatMessageContentView/test_appearance_whenMessageIsEdited_andDeleted_shouldNotShowEditedLabel") {
            Components.default.isMessageEditedLabelEnabled = true
        },
        WrittenScene("ChatMessageErrorIndicator/test_appearanceCustomization_usingSubclassing") {
            Components.default.messageErrorIndicator = CloseErrorIndicator.self
        },
        WrittenScene("ChatMessageBubbleView/test_appearance_whenContentIsSet", words: ["content"], view: bubble),
        WrittenScene(
            "ChatMessageBubbleView/test_appearanceCustomization_usingSubclassing", words: ["content", "customised"],
            view: bubble, configure: { Components.default.messageBubbleView = FramedBubbleView.self }),
        WrittenScene("ChatReactionsBubbleView/test_appearanceCustomization_usingSubclassing") {
            Components.default.messageReactionsBubbleView = TintedReactionsBubbleView.self
        },
        WrittenScene(
            "ChatMessageReactionsView/test_defaultAppearance_whenCustomReactionAtSorting", words: ["sorting"],
            view: { scene in
                scene.reactionsView(firstReactions: ["love": 5, "haha": 4, "like": 3, "wow": 2, "sad": 1])
            },
            configure: {
                Components.default.reactionsSorting = { earlier, later in
                    (earlier.firstReactionAt ?? .distantPast) < (later.firstReactionAt ?? .distantPast)
                }
            }),
        WrittenScene("QuotedChatMessageView/test_appearanceCustomization_usingComponents", words: ["customised"]) {
            Components.default.avatarView = ShadowedAvatarView.self
        },
        WrittenScene("TypingIndicatorView/test_appearanceCustomization_usingAppearance") {
            Appearance.default.colorPalette.overlayBackground = .brown
            Appearance.default.colorPalette.subtitleText = .green
            Appearance.default.fonts.body = .italicSystemFont(ofSize: 20)
        },
        WrittenScene("TypingIndicatorView/test_appearanceCustomization_usingSubclassing") {
            Components.default.typingIndicatorView = CountingTypingIndicatorView.self
        },
    ]

    /// A bubble whose top right corner is square.
    private static func bubble(_: Scene) -> UIView {
        let view = Components.default.messageBubbleView.init()
        view.content = ChatMessageBubbleView.Content(
            backgroundColor: Appearance.default.colorPalette.background2,
            roundedCorners: [.layerMinXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        return view
    }
}

private final class YellowErrorIndicator: ChatMessageErrorIndicator {
    override func updateContent() {
        super.updateContent()
        tintColor = .systemYellow
    }
}

private final class CloseErrorIndicator: ChatMessageErrorIndicator {
    override func updateContent() {
        super.updateContent()
        setImage(appearance.images.close, for: .normal)
        tintColor = appearance.colorPalette.highlightedAccentBackground1
    }
}

private final class FramedBubbleView: ChatMessageBubbleView {
    override func setUpAppearance() {
        super.setUpAppearance()
        layer.cornerRadius = 8
        layer.borderWidth = 4
    }
}

private final class TintedReactionsBubbleView: ChatReactionsBubbleView {
    override var fillColor: UIColor? { appearance.colorPalette.background2 }
    override var strokeColor: UIColor? { appearance.colorPalette.alternativeActiveTint }
}

private final class ShadowedAvatarView: ChatAvatarView {
    override func setUpAppearance() {
        super.setUpAppearance()
        imageView.layer.shadowColor = UIColor.black.cgColor
        imageView.layer.shadowOpacity = 1
        imageView.layer.shadowOffset = .zero
        imageView.layer.shadowRadius = 5
    }
}

/// A typing indicator with a plain label and the number of people online.
private final class CountingTypingIndicatorView: TypingIndicatorView {
    private lazy var onlineLabel = UILabel()

    override func setUpLayout() {
        super.setUpLayout()
        onlineLabel.text = " + 4 people online"
        onlineLabel.textColor = .red
        componentContainerView.addArrangedSubview(onlineLabel)
    }

    override func setUpAppearance() {}
}
