import ChatModels
import ChatUI
import Frames
import HeadlessUIKit
import Rendering

/// A case that is ready to be drawn.
@MainActor
struct Scene {
    let family: String
    let inputs: Fields
    let models: ModelReader

    /// The settings of the case's picture.
    let settings: RenderSettings

    /// The code for the case's prose inputs, if it has been written.
    private let written: WrittenScene?

    init(_ reference: ReferenceCase, models: ModelReader) {
        family = reference.family
        inputs = reference.inputs
        settings = reference.settings
        written = WrittenScene.all[reference.test]
        self.models = models
    }

    /// Creates the view, lays it out and returns its frames, with the backdrop behind it.
    ///
    /// - Returns: `nil` if the tool can't draw scenes of the family.
    func makeFrame() -> Frame? {
        // These values describe the defaults.
        inputs.ignore("components", of: ["default, images loaded synchronously"])
        if let written { inputs.ignore(written.words) }
        return RenderSettings.withCurrent(application) {
            ConfigurationScope.run {
                written?.configure()
                return (written?.view?(self) ?? viewOfData).map(frame)
            }
        }
    }

    /// The settings of the application that drew the pictures. A case's deviations from them are traits of its view.
    private var application: RenderSettings {
        var application = settings
        let usual = RenderSettings()
        application.appearance = usual.appearance
        application.contentSize = usual.contentSize
        application.direction = usual.direction
        return application
    }

    /// The traits of a case.
    var traits: UITraitCollection {
        UITraitCollection { traits in
            traits.userInterfaceStyle = settings.appearance == .dark ? .dark : .light
            traits.preferredContentSizeCategory = UIContentSizeCategory(settings.contentSize)
            traits.layoutDirection = settings.direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    private func frame(of view: UIView) -> Frame {
        let host = SceneHost(showing: view)
        host.backgroundColor = backdrop
        host.overrideTraits(traits)
        inputs.ignore("width", of: ["fits"])
        inputs.ignore("height", of: ["fits"])
        return host.makeFrame(
            proposing: ProposedSize(width: length("width"), height: length("height")))
    }

    /// A width or a height in points; `nil` if it follows from the content.
    private func length(_ name: String) -> CGFloat? {
        inputs.number(name).map { CGFloat($0) }
    }

    /// The color behind the view, or `nil` for none.
    private var backdrop: UIColor? {
        inputs.ignore("backdrop", of: ["transparent", "opaque (view background)"])
        return inputs.value(
            "backdrop", of: ["gray (#808080)": .gray, "darkGray": .darkGray, "white / black": .systemBackground])
    }

    /// The current user.
    var viewer: ChatUser { models.user(inputs.object("current_user"), role: "me") }

    /// The client of the current user.
    var client: ChatClient { ChatClient(currentUser: CurrentChatUser(user: viewer)) }

    /// The view described by the data.
    private var viewOfData: UIView? {
        switch family {
        case "ChatMessageContentView", "ChatMessageMarkdown": messageView
        case "ChatMessageBubbleView": Components.default.messageBubbleView.init()
        case "ChatReactionsBubbleView": reactionsBubbleView
        case "ChatMessageReactionsView": reactionsView(firstReactions: [:])
        case "ChatMessageDeliveryStatusView": deliveryStatusView
        case "ChatMessageDeliveryStatusCheckmarkView": checkmarkView
        case "ChatMessageErrorIndicator": Components.default.messageErrorIndicator.init()
        case "QuotedChatMessageView": quotedMessageView
        case "ChatChannelAvatarView": channelAvatarView
        case "ChatUserAvatarView": userAvatarView
        case "CurrentChatUserAvatarView": currentUserAvatarView
        case "ChatMessageLinkPreviewView": linkPreviewView
        case "ChatMessageGalleryView": galleryView
        case "ChatMessageFileAttachmentListView": inputs.has("file") ? fileItemView : fileListView
        case "ChatMessageVoiceRecordingAttachmentListView": voiceRecordingListView
        case "PollAttachmentView": pollMessageView
        case "ChatChannelListItemView": channelItemView
        case "ChatChannelUnreadCountView": unreadCountView
        case "ChatThreadListItemView": threadItemView
        case "ChatChannelListVC": channelListScreen
        case "ChatThreadListVC": threadListScreen(.remoteDataFetched)
        case "TypingIndicatorView": typingIndicatorView
        case "JumpToUnreadMessagesButton": jumpToUnreadButton
        case "ContainerStackView": containerStackView
        case "TitleContainerView": titleContainerView
        case "ChatChannelHeaderView": channelHeaderView
        case "ComposerVC": composerScreen
        case "ChatChannelVC": channelScreen
        case "ChatThreadVC": threadScreen
        default: nil
        }
    }
}

/// A superview for the view of a scene, which components need.
final class SceneHost: UIView {
    convenience init(showing view: UIView) {
        self.init(frame: .zero)
        addFilling(view)
    }
}

/// A view that is filled by a controller's view, and retains the controller.
final class ControllerView: UIView {
    private var controller: UIViewController?

    convenience init(_ controller: UIViewController) {
        self.init(frame: .zero)
        self.controller = controller
        addFilling(controller.view)
    }
}

extension UIView {
    /// Adds a view that fills this one.
    fileprivate func addFilling(_ view: UIView) {
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
