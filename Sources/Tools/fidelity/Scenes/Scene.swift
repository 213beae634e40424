import ChatModels
import ChatUI
import Frames
import HeadlessUIKit

/// A case, ready to be built.
struct Scene {
    let inputs: Fields
    let reader: SceneReader

    /// The family of pictures that the scene belongs to.
    let family: String

    /// The side on which lines begin in the picture.
    let direction: RenderSettings.Direction

    /// The kind of scene: the name of the view that it shows.
    var kind: String {
        inputs.string("scene")?.split(separator: " ").first.map(String.init) ?? ""
    }

    /// Builds the view, lays it out and returns its frames, with the backdrop behind it.
    ///
    /// - Returns: `nil` if the tool has no builder for the kind of scene.
    func makeFrame() -> Frame? {
        guard let build = Self.builders[kind] else { return nil }
        inputs.ignore([
            "note", "visible_text", "layout_options_from", "taken_from", "delivery_status", "attachment_view",
            "shown_text",
        ])
        guard let mirroring else { return frame(of: build(self)) }
        var mirrored: Frame?
        mirroring.performAsCurrent { mirrored = frame(of: build(self)) }
        return mirrored
    }

    private func frame(of view: UIView) -> Frame {
        let host = SceneHost(showing: view)
        host.backgroundColor = backdrop
        return host.makeFrame(
            proposing: ProposedSize(
                width: inputs.number("width").map { CGFloat($0) }, height: inputs.number("height").map { CGFloat($0) }))
    }

    /// What mirrors the view. In the pictures only views are mirrored, not the application, which has the natural side
    /// of a label.
    private var mirroring: UITraitCollection? {
        direction == .rightToLeft ? UITraitCollection(layoutDirection: .rightToLeft) : nil
    }

    /// The settings with what is peculiar to the pictures: only views are mirrored; in quoted messages alone and in marked-up texts, texts do
    /// not become smaller than they are by default; the strip that says who is typing always has texts of the default
    /// size.
    func settings(_ settings: RenderSettings) -> RenderSettings {
        var settings = settings
        settings.direction = .leftToRight
        switch family == "ChatMessageMarkdown" ? family : kind {
        case "QuotedChatMessageView", "ChatMessageMarkdown": settings.contentSize = max(settings.contentSize, .large)
        case "TypingIndicatorView": settings.contentSize = .large
        default: break
        }
        return settings
    }

    /// The colour behind the view, such as `gray (#808080)`, or `nil` for none.
    private var backdrop: UIColor? {
        guard let text = inputs.string("backdrop") else { return nil }
        if let color = SystemColors.byName[text] { return color }
        if text == "white / black" { return .systemBackground }
        guard let hash = text.firstIndex(of: "#"), let color = RGBA(String(text[hash...].prefix(7))) else {
            return nil
        }
        return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// How the scenes are built, by their kinds.
    private static let builders: [String: (Scene) -> UIView] = [
        "ChatMessageContentView": \.messageView,
        "ChatMessageBubbleView": \.bubbleView,
        "ChatReactionsBubbleView": \.reactionsBubbleView,
        "ChatMessageReactionsView": \.reactionsView,
        "ChatMessageDeliveryStatusView": \.deliveryStatusView,
        "ChatMessageDeliveryStatusCheckmarkView": \.checkmarkView,
        "ChatMessageErrorIndicator": \.errorIndicator,
        "ChatChannelAvatarView": \.channelAvatarView,
        "ChatUserAvatarView": \.userAvatarView,
        "CurrentChatUserAvatarView": \.currentUserAvatarView,
        "QuotedChatMessageView": \.quotedMessageView,
        "ChatMessageLinkPreviewView": \.linkPreviewView,
        "ChatMessageGalleryView": \.galleryView,
        "ChatMessageFileAttachmentListView": \.fileListView,
        "one": \.fileItemView,
        "ChatMessageVoiceRecordingAttachmentListView": \.voiceRecordingListView,
        "poll": \.pollMessageView,
        "ChatChannelListItemView": \.channelItemView,
        "ChatChannelUnreadCountView": \.unreadCountView,
        "ChatThreadListItemView": \.threadItemView,
        "ChatChannelListVC": \.channelListView,
        "ChatThreadListVC": \.threadListView,
        "TypingIndicatorView": \.typingIndicatorView,
        "JumpToUnreadMessagesButton": \.jumpToUnreadButton,
        "ContainerStackView": \.containerStackView,
        "TitleContainerView": \.titleContainerView,
        "ChatChannelHeaderView": \.channelHeaderView,
        "ComposerVC": \.composerView,
        "ChatChannelVC": \.channelScreenView,
        "ChatThreadVC": \.threadScreenView,
    ]
}

/// Holds the view of a scene, so that it has a superview, as components need.
final class SceneHost: UIView {
    convenience init(showing view: UIView) {
        self.init(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view.topAnchor.constraint(equalTo: topAnchor),
            view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
}
