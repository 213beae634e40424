import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// A quoted message beside the avatar of its author.
public struct QuotedMessageViewContainer<Factory: ViewFactory>: View {
    @Injected(\.utils) private var utils

    private let factory: Factory
    private let quotedMessage: ChatMessage
    private let fillAvailableSpace: Bool
    private let forceLeftToRight: Bool
    private let attachmentSize: CGSize
    @Binding private var scrolledId: String?

    /// - Parameters:
    ///   - fillAvailableSpace: Whether the quote fills the available width.
    ///   - forceLeftToRight: Whether the avatar is on the leading side, whoever the author is.
    ///   - attachmentSize: The size of the thumbnail, in points.
    public init(
        factory: Factory, quotedMessage: ChatMessage, fillAvailableSpace: Bool, forceLeftToRight: Bool = false,
        scrolledId: Binding<String?>, attachmentSize: CGSize = CGSize(width: 36, height: 36)
    ) {
        self.factory = factory
        self.quotedMessage = quotedMessage
        self.fillAvailableSpace = fillAvailableSpace
        self.forceLeftToRight = forceLeftToRight
        self.attachmentSize = attachmentSize
        _scrolledId = scrolledId
    }

    public var body: some View {
        HStack(alignment: .bottom) {
            if isAvatarLeading {
                avatar
                quote(forceLeftToRight: true)
            } else {
                quote(forceLeftToRight: false)
                avatar
            }
        }
        .padding(utils.messageListConfig.messagePaddings.quotedViewPadding)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("QuotedMessageViewContainer")
    }

    private var isAvatarLeading: Bool { !quotedMessage.isSentByCurrentUser || forceLeftToRight }

    private var avatar: some View {
        factory.makeQuotedMessageAvatarView(
            for: quotedMessage.authorDisplayInfo, size: CGSize(width: 24, height: 24))
    }

    private func quote(forceLeftToRight: Bool) -> some View {
        QuotedMessageView(
            factory: factory, quotedMessage: quotedMessage, fillAvailableSpace: fillAvailableSpace,
            forceLeftToRight: forceLeftToRight, attachmentSize: attachmentSize)
    }
}

/// A quoted message in a separate bubble: a thumbnail of its attachment, and at most three lines of text.
public struct QuotedMessageView<Factory: ViewFactory>: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts
    @Injected(\.utils) private var utils

    private let factory: Factory
    private let quotedMessage: ChatMessage
    private let fillAvailableSpace: Bool
    private let forceLeftToRight: Bool
    private let attachmentSize: CGSize

    /// - Parameters:
    ///   - fillAvailableSpace: Whether the quote fills the available width.
    ///   - forceLeftToRight: Whether the bubble has the style of others, whoever the author is.
    ///   - attachmentSize: The size of the thumbnail, in points.
    public init(
        factory: Factory, quotedMessage: ChatMessage, fillAvailableSpace: Bool, forceLeftToRight: Bool,
        attachmentSize: CGSize = CGSize(width: 36, height: 36)
    ) {
        self.factory = factory
        self.quotedMessage = quotedMessage
        self.fillAvailableSpace = fillAvailableSpace
        self.forceLeftToRight = forceLeftToRight
        self.attachmentSize = attachmentSize
    }

    public var body: some View {
        HStack(alignment: .top) {
            content
            if fillAvailableSpace { Spacer(minLength: 0) }
        }
        .padding(8)
        .modifier(
            factory.makeMessageViewModifier(
                for: MessageModifierInfo(
                    message: quotedMessage, isFirst: true, injectedBackgroundColor: background, cornerRadius: 12,
                    forceLeftToRight: forceLeftToRight))
        )
        .accessibilityIdentifier("QuotedMessageView")
    }

    @ViewBuilder
    private var content: some View {
        if utils.messageTypeResolver.hasCustomAttachment(message: quotedMessage) {
            factory.makeCustomAttachmentQuotedView(for: quotedMessage)
        } else if let recording = quotedMessage.voiceRecordingAttachments.first, !quotedMessage.isDeleted {
            QuotedVoiceRecording(attachment: recording)
        } else {
            QuotedAttachmentPreview(message: quotedMessage, size: attachmentSize)
            Text(QuotedMessageText.text(of: quotedMessage))
                .foregroundColor(textColor(for: quotedMessage))
                .lineLimit(3)
                .font(fonts.footnote)
                .fixedSize(horizontal: false, vertical: true)
                .accessibilityIdentifier("quotedMessageText")
        }
    }

    private var background: UIColor {
        if utils.messageTypeResolver.hasLinkAttachment(message: quotedMessage) {
            return colors.highlightedAccentBackground1
        }
        return quotedMessage.isSentByCurrentUser
            ? colors.quotedMessageBackgroundCurrentUser : colors.quotedMessageBackgroundOtherUser
    }
}
