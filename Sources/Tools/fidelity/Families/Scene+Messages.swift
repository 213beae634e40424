import ChatModels
import ChatUI
import HeadlessUIKit

/// The families of messages and their parts.
extension Scene {
    /// A whole message with the case's options.
    var messageView: UIView {
        useMarkdownStyles()
        let message = models.message(inputs.object("message") ?? Fields([:]))
        let isPlain = message.isDeleted || message.shouldRenderAsSystemMessage
        return messageView(
            of: message,
            injector: isPlain
                ? nil
                : Components.default.attachmentViewCatalog.attachmentViewInjectorClassFor(
                    message: message, components: .default))
    }

    /// A message with a poll.
    var pollMessageView: UIView {
        // The line below the question follows from the poll's data.
        inputs.ignore(["subtitle"])
        var message = models.message(inputs.object("message") ?? Fields([:]))
        message.poll = inputs.object("poll").map(models.poll)
        return messageView(of: message, injector: Components.default.pollAttachmentInjector)
    }

    private func messageView(of message: ChatMessage, injector: AttachmentViewInjector.Type?) -> UIView {
        let view = Components.default.messageContentView.init()
        view.setUpLayoutIfNeeded(
            options: ChatMessageLayoutOptions(
                inputs.strings("layout_options").map(ChatMessageLayoutOption.init(rawValue:))),
            attachmentViewInjectorType: injector)
        view.channel = models.channel(inputs.object("channel"))
        view.currentUserId = viewer.id
        view.content = message
        return view
    }

    /// The message of the scene, quoted by another message.
    var quotedMessageView: UIView {
        let view = Components.default.quotedMessageView.init()
        view.content = QuotedChatMessageView.Content(
            message: models.message(inputs),
            avatarAlignment: inputs.value(
                "avatar_alignment", of: ["leading": .leading, "trailing": .trailing]) ?? .leading,
            channel: inputs.object("channel").map(models.channel))
        return view
    }

    // MARK: Markdown

    /// Applies the styles of Markdown text, such as `"h1Font": { "color": "systemRed", "size": "40" }`.
    private func useMarkdownStyles() {
        guard let fields = inputs.object("customised")?.object("markdown_styles") else { return }
        var styles = MarkdownStyles()
        let fonts: [String: WritableKeyPath<MarkdownStyles, MarkdownFont>] = [
            "bodyFont": \.bodyFont, "codeFont": \.codeFont, "linkFont": \.linkFont, "h1Font": \.h1Font,
            "h2Font": \.h2Font, "h3Font": \.h3Font, "h4Font": \.h4Font, "h5Font": \.h5Font, "h6Font": \.h6Font,
        ]
        for (name, font) in fonts {
            guard let fields = fields.object(name) else { continue }
            let usual = styles[keyPath: font]
            styles[keyPath: font] = MarkdownFont(
                name: fields.string("name") ?? usual.name, size: fields.string("size").flatMap(Double.init),
                color: fields.value("color", of: Self.markdownColors),
                styling: fields.value("styling", of: Self.markdownStylings))
        }
        Appearance.default.formatters.markdownFormatter = DefaultMarkdownFormatter(styles: styles)
    }

    private static let markdownColors: [String: UIColor] = [
        "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue, "systemPink": .systemPink,
        "systemTeal": .systemTeal, "systemBrown": .systemBrown, "systemOrange": .systemOrange,
    ]

    private static let markdownStylings: [String: MarkdownFontStyle] = [
        "normal": .normal, "bold": .bold, "italic": .italic, "boldItalic": .boldItalic,
    ]

    // MARK: Reactions

    var reactionsBubbleView: UIView {
        let view = Components.default.messageReactionsBubbleView.init()
        view.tailDirection =
            inputs.value("tail_direction", of: ["toLeading": .toLeading, "toTrailing": .toTrailing]) ?? .toLeading
        return view
    }

    /// - Parameter firstReactions: The times of the first reaction of each type, in seconds.
    func reactionsView(firstReactions: [String: Double]) -> UIView {
        inputs.ignore("sorting", of: ["by type name (default): haha, like, love, sad, wow"])
        let view = Components.default.messageReactionsView.init()
        view.content = ChatMessageReactionsView.Content(
            useBigIcons: inputs.bool("big_icons"),
            reactions: inputs.objects("reactions").map { fields in
                let type = fields.string("type") ?? ""
                return ChatMessageReactionData(
                    type: MessageReactionType(rawValue: type), score: fields.int("score") ?? 1,
                    isChosenByCurrentUser: fields.bool("by_current_user"),
                    firstReactionAt: firstReactions[type].map { Date(timeIntervalSince1970: $0) })
            },
            didTapOnReaction: nil)
        return view
    }

    // MARK: Delivery

    var checkmarkView: UIView {
        let view = Components.default.messageDeliveryStatusCheckmarkView.init()
        view.content = ChatMessageDeliveryStatusCheckmarkView.Content(
            deliveryStatus: inputs.value("status", as: MessageDeliveryStatus.self))
        return view
    }

    var deliveryStatusView: UIView {
        let view = Components.default.messageDeliveryStatusView.init()
        // A delivered message has no local state.
        let localStates: [String: LocalMessageState?] = [
            "pending": .sending, "failed": .sendingFailed, "sent": nil, "read": nil,
        ]
        let message = ChatMessage(
            id: "message", text: "", createdAt: Date(timeIntervalSince1970: 0), author: ChatUser(id: "me"),
            isSentByCurrentUser: true, localState: inputs.value("status", of: localStates) ?? nil,
            readByCount: inputs.int("read_by_count") ?? 0)
        view.content = ChatMessageDeliveryStatusView.Content(
            message: message, channel: models.channel(inputs.object("channel")))
        return view
    }
}
