import ChatModels
import ChatUI
import HeadlessUIKit

extension Scene {
    /// A whole message with the options that the case names.
    var messageView: UIView {
        inputs.object("current_user")?.ignore(["id", "name", "image", "is_online"])
        let message = reader.message(inputs.object("message") ?? Fields([:]))
        let isPlain = message.isDeleted || message.shouldRenderAsSystemMessage
        let view = Components.default.messageContentView.init()
        view.setUpLayoutIfNeeded(
            options: ChatMessageLayoutOptions(
                inputs.strings("layout_options").map(ChatMessageLayoutOption.init(rawValue:))),
            attachmentViewInjectorType: isPlain
                ? nil
                : Components.default.attachmentViewCatalog.attachmentViewInjectorClassFor(
                    message: message, components: .default))
        view.channel = reader.channel(inputs.object("channel"))
        view.currentUserId = "me"
        view.content = message
        return view
    }

    /// The message of the scene, quoted by another one.
    var quotedMessageView: UIView {
        let view = Components.default.quotedMessageView.init()
        view.content = QuotedChatMessageView.Content(
            message: reader.message(inputs),
            avatarAlignment: inputs.string("avatar_alignment") == "trailing" ? .trailing : .leading,
            channel: inputs.object("channel").map(reader.channel))
        return view
    }

    /// An empty bubble.
    var bubbleView: UIView {
        let view = EditedBubbleView()
        guard let content = inputs.object("content") else { return view }
        let background = content.string("background")?.split(separator: " ").last.map(String.init) ?? ""
        view.content = ChatMessageBubbleView.Content(
            backgroundColor: Phrase.color(background),
            roundedCorners: roundedCorners(content.string("rounded_corners") ?? ""))
        return view
    }

    /// Reads `all but top right`.
    private func roundedCorners(_ text: String) -> CACornerMask {
        let corners: [(name: String, corner: CACornerMask)] = [
            ("top left", .layerMinXMinYCorner), ("top right", .layerMaxXMinYCorner),
            ("bottom left", .layerMinXMaxYCorner), ("bottom right", .layerMaxXMaxYCorner),
        ]
        return corners.reduce(into: CACornerMask()) { mask, corner in
            if !text.contains(corner.name) { mask.insert(corner.corner) }
        }
    }

    var errorIndicator: UIView { EditedErrorIndicator() }
}
