import ChatModels
import ChatSwiftUI
import HeadlessSwiftUI
import Styles
import UIKitValues

/// Creates the styled views of the SwiftUI flavor: bubbles, avatars, and parts of messages.
public final class StyledViewFactory: ViewFactory {
    @Injected(\.chatClient) public var chatClient

    private let style: Style

    /// - Parameter style: The style. Values that it doesn't set have their defaults.
    public init(_ style: Style) {
        self.style = style
    }

    /// Whether the style removes a part of a message.
    private func leavesOut(_ option: LayoutOption, of message: ChatMessage, isLast: Bool = true) -> Bool {
        style.layout.has(option, isMine: message.isSentByCurrentUser, isLast: isLast) == false
    }

    // MARK: Bubbles

    public func makeMessageViewModifier(for messageModifierInfo: MessageModifierInfo) -> some ViewModifier {
        Styled.MessageBubbleModifier(
            info: messageModifierInfo, style: style,
            isHidden: leavesOut(.bubble, of: messageModifierInfo.message, isLast: messageModifierInfo.isFirst))
    }

    public func makeMessageTextView(
        for message: ChatMessage, isFirst: Bool, availableWidth: CGFloat, scrolledId: Binding<String?>
    ) -> some View {
        let horizontal = style.bubble.horizontalPadding ?? 16
        let vertical = style.bubble.verticalPadding ?? 8
        return MessageTextView(
            factory: self, message: message, isFirst: isFirst, leadingPadding: horizontal,
            trailingPadding: horizontal, topPadding: vertical, bottomPadding: vertical, scrolledId: scrolledId)
    }

    // MARK: Avatars

    public func makeMessageAvatarView(for userDisplayInfo: UserDisplayInfo) -> some View {
        let isMine = userDisplayInfo.id == chatClient.currentUserId
        let size = style.avatar.size.map { CGSize(width: $0, height: $0) } ?? .messageAvatarSize
        return avatar(of: userDisplayInfo, size: size)
            .opacity(style.layout.has(.avatar, isMine: isMine, isLast: true) == false ? 0 : 1)
            .padding(.trailing, (style.spacing.avatar ?? Self.defaultSpacing) - Self.defaultSpacing)
    }

    public func makeQuotedMessageAvatarView(for userDisplayInfo: UserDisplayInfo, size: CGSize) -> some View {
        avatar(of: userDisplayInfo, size: size)
    }

    @ViewBuilder
    private func avatar(of user: UserDisplayInfo, size: CGSize) -> some View {
        if style.avatar.changesOutline {
            Styled.MessageAvatarView(avatarURL: user.imageURL, size: size, style: style)
        } else {
            MessageAvatarView(avatarURL: user.imageURL, size: size)
        }
    }

    /// The row's spacing between an avatar and its message, in points.
    private static let defaultSpacing: CGFloat = 8

    // MARK: Parts of messages

    @ViewBuilder
    public func makeMessageDateView(for message: ChatMessage) -> some View {
        let isNamed = style.layout.has(.authorName, isMine: message.isSentByCurrentUser, isLast: true) == true
        if isNamed && !message.isSentByCurrentUser {
            authorAndDate(of: message)
        } else if !leavesOut(.timestamp, of: message) {
            MessageDateView(message: message)
        }
    }

    public func makeMessageAuthorAndDateView(for message: ChatMessage) -> some View {
        authorAndDate(of: message)
    }

    private func authorAndDate(of message: ChatMessage) -> some View {
        HStack {
            if !leavesOut(.authorName, of: message) { MessageAuthorView(message: message) }
            if !leavesOut(.timestamp, of: message) { MessageDateView(message: message) }
            Spacer()
        }
        .accessibilityIdentifier("MessageAuthorAndDateView")
    }

    @ViewBuilder
    public func makeMessageReadIndicatorView(channel: ChatChannel, message: ChatMessage) -> some View {
        if !leavesOut(.deliveryStatusIndicator, of: message) {
            DefaultViewFactory.shared.makeMessageReadIndicatorView(channel: channel, message: message)
        }
    }

    public func makeMessageContainerView(
        channel: ChatChannel, message: ChatMessage, width: CGFloat?, showsAllInfo: Bool, isInThread: Bool,
        scrolledId: Binding<String?>, quotedMessage: Binding<ChatMessage?>,
        onLongPress: @escaping (MessageDisplayInfo) -> Void, isLast: Bool
    ) -> some View {
        MessageContainerView(
            factory: self, channel: channel, message: styled(message, isLast: showsAllInfo), width: width,
            showsAllInfo: showsAllInfo, isInThread: isInThread, isLast: isLast, scrolledId: scrolledId,
            quotedMessage: quotedMessage, onLongPress: onLongPress)
    }

    /// The message in the style's language, without the removed parts, so that they take no space.
    private func styled(_ message: ChatMessage, isLast: Bool) -> ChatMessage {
        var shown = message
        if style.messages.translates == true, let language = chatClient.currentUser?.language,
            let translation = message.translatedText(for: language)
        {
            shown.text = translation
        }
        if style.messages.showsVoicePlayers == false {
            shown.allAttachments = shown.allAttachments.map(\.withRecordingAsFile)
        }
        if leavesOut(.quotedMessage, of: message, isLast: isLast) { shown.quotedMessage = nil }
        if leavesOut(.reactions, of: message, isLast: isLast) { shown.reactionScores = [:] }
        if leavesOut(.threadInfo, of: message, isLast: isLast) { shown.replyCount = 0 }
        return shown
    }
}

extension AnyChatMessageAttachment {
    /// The attachment, with a voice recording as a file.
    fileprivate var withRecordingAsFile: AnyChatMessageAttachment {
        guard let recording = attachment(payloadType: VoiceRecordingAttachmentPayload.self) else { return self }
        return ChatMessageFileAttachment(
            id: recording.id, type: .file,
            payload: FileAttachmentPayload(
                title: recording.title ?? recording.type.rawValue, assetURL: recording.voiceRecordingURL,
                file: recording.file, extraData: recording.extraData),
            downloadingState: recording.downloadingState, uploadingState: recording.uploadingState
        ).asAnyAttachment
    }
}

/// The views of styles.
///
/// They have the names of the views that they replace: in frame trees the style differs, not the view.
enum Styled {}
