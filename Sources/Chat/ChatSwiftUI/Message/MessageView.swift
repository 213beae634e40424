import ChatModels
import Console
import Frames
import HeadlessSwiftUI
import Rendering

/// The content of a message in its bubble: text, attachments, a poll, or large emoji.
public struct MessageView<Factory: ViewFactory>: View {
    @Injected(\.utils) private var utils

    /// The factory of the views.
    public var factory: Factory
    /// The message.
    public var message: ChatMessage
    /// The width of attachments, in points.
    public var contentWidth: CGFloat
    /// Whether the message is the newest of its group.
    public var isFirst: Bool
    /// The message to scroll to; `nil` for the newest.
    @Binding public var scrolledId: String?

    public init(
        factory: Factory, message: ChatMessage, contentWidth: CGFloat, isFirst: Bool, scrolledId: Binding<String?>
    ) {
        self.factory = factory
        self.message = message
        self.contentWidth = contentWidth
        self.isFirst = isFirst
        _scrolledId = scrolledId
    }

    public var body: some View {
        VStack {
            if kind.isDeleted(message: message) {
                factory.makeDeletedMessageView(for: message, isFirst: isFirst, availableWidth: contentWidth)
            } else if kind.hasCustomAttachment(message: message) {
                factory.makeCustomAttachmentViewType(
                    for: message, isFirst: isFirst, availableWidth: contentWidth, scrolledId: $scrolledId)
            } else if let poll = message.poll {
                factory.makePollView(message: message, poll: poll, isFirst: isFirst)
            } else if !message.allAttachments.isEmpty {
                attachments
            } else if message.shouldRenderAsJumbomoji {
                factory.makeEmojiTextView(message: message, scrolledId: $scrolledId, isFirst: isFirst)
            } else if !message.text.isEmpty {
                factory.makeMessageTextView(
                    for: message, isFirst: isFirst, availableWidth: contentWidth, scrolledId: $scrolledId)
            }
        }
    }

    private var kind: any MessageTypeResolving { utils.messageTypeResolver }

    /// Unsupported kinds take no space, as on iOS, and are reported.
    @ViewBuilder
    private var attachments: some View {
        let _ = reportUndrawnAttachments()
        if kind.hasLinkAttachment(message: message) {
            factory.makeLinkAttachmentView(
                for: message, isFirst: isFirst, availableWidth: contentWidth, scrolledId: $scrolledId)
        }
        if kind.hasFileAttachment(message: message) {
            factory.makeFileAttachmentView(
                for: message, isFirst: isFirst, availableWidth: contentWidth, scrolledId: $scrolledId)
        }
        if kind.hasImageAttachment(message: message) {
            factory.makeImageAttachmentView(
                for: message, isFirst: isFirst && !kind.hasVideoAttachment(message: message),
                availableWidth: contentWidth, scrolledId: $scrolledId)
        }
        if kind.hasGiphyAttachment(message: message) {
            factory.makeGiphyAttachmentView(
                for: message, isFirst: isFirst, availableWidth: contentWidth, scrolledId: $scrolledId)
        }
        if kind.hasVideoAttachment(message: message) && !kind.hasImageAttachment(message: message) {
            factory.makeVideoAttachmentView(
                for: message, isFirst: isFirst, availableWidth: contentWidth, scrolledId: $scrolledId)
        }
        if kind.hasVoiceRecording(message: message) {
            factory.makeVoiceRecordingView(
                for: message, isFirst: isFirst, availableWidth: contentWidth, scrolledId: $scrolledId)
        }
    }
}

extension MessageView {
    private func reportUndrawnAttachments() {
        let drawn: Set<AttachmentType> = [.image, .video, .giphy, .file, .linkPreview, .voiceRecording]
        for attachment in message.allAttachments where !drawn.contains(attachment.type) {
            let (id, type) = (message.id.shortened(to: 40), attachment.type.rawValue.shortened(to: 40))
            RenderProblems.report(
                .oncePerRender,
                "message “\(id)” is drawn without its attachment of type “\(type)”: there is no default view for it; implement "
                    + "makeCustomAttachmentViewType and MessageTypeResolving to draw it")
        }
    }
}

/// The text of a message in its bubble, with the quoted message.
public struct MessageTextView<Factory: ViewFactory>: View {
    @Injected(\.fonts) private var fonts

    private let factory: Factory
    private let message: ChatMessage
    private let isFirst: Bool
    private let paddings: EdgeInsets
    @Binding private var scrolledId: String?

    /// The paddings are in points.
    public init(
        factory: Factory, message: ChatMessage, isFirst: Bool, leadingPadding: CGFloat = 16,
        trailingPadding: CGFloat = 16, topPadding: CGFloat = 8, bottomPadding: CGFloat = 8,
        scrolledId: Binding<String?>
    ) {
        self.factory = factory
        self.message = message
        self.isFirst = isFirst
        paddings = EdgeInsets(
            top: topPadding, leading: leadingPadding, bottom: bottomPadding, trailing: trailingPadding)
        _scrolledId = scrolledId
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            factory.quote(in: message, fillAvailableSpace: !message.allAttachments.isEmpty, scrolledId: $scrolledId)
            StreamTextView(message: message)
                .padding(paddings)
                .font(fonts.body)
        }
        .modifier(
            factory.makeMessageViewModifier(for: MessageModifierInfo(message: message, isFirst: isFirst))
        )
        .accessibilityIdentifier("MessageTextView")
    }
}

/// A message with only emoji: large, and without a bubble unless it has a quote.
public struct EmojiTextView<Factory: ViewFactory>: View {
    @Injected(\.fonts) private var fonts

    private let factory: Factory
    private let message: ChatMessage
    private let isFirst: Bool
    @Binding private var scrolledId: String?

    public init(factory: Factory, message: ChatMessage, scrolledId: Binding<String?>, isFirst: Bool) {
        self.factory = factory
        self.message = message
        self.isFirst = isFirst
        _scrolledId = scrolledId
    }

    public var body: some View {
        ZStack {
            if let quoted = message.quotedMessage {
                VStack(spacing: 0) {
                    factory.makeQuotedMessageView(
                        quotedMessage: quoted, fillAvailableSpace: false, isInComposer: false, scrolledId: $scrolledId)
                    emoji
                }
                .modifier(
                    factory.makeMessageViewModifier(for: MessageModifierInfo(message: message, isFirst: isFirst)))
            } else {
                emoji
            }
        }
        .accessibilityIdentifier("EmojiTextView")
    }

    private var emoji: some View {
        Text(message.adjustedText)
            .font(fonts.emoji)
            // On iOS, the line below is at a distance of 8 points; a stack alone would add 4.80 below a padded view.
            .padding(.bottom, 3.2)
    }
}
