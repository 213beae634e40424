import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The placeholder of a deleted message.
public struct DeletedMessageView: View {
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors
    @Injected(\.images) private var images
    @Injected(\.utils) private var utils
    @Injected(\.chatClient) private var chatClient

    private let message: ChatMessage
    private let isFirst: Bool

    public init(message: ChatMessage, isFirst: Bool) {
        self.message = message
        self.isFirst = isFirst
    }

    public var body: some View {
        VStack(alignment: message.isRightAligned ? .trailing : .leading, spacing: 4) {
            Text(L10n.Message.deletedMessagePlaceholder)
                .font(fonts.body)
                .foregroundColor(Color(colors.textLowEmphasis))
                .standardPadding()
                .messageBubble(for: message, isFirst: isFirst)
                .accessibilityIdentifier("deletedMessageText")
            if message.isSentByCurrentUser { info }
        }
    }

    /// Only the author of a message sees the note on who sees the placeholder.
    private var info: some View {
        HStack {
            if chatClient.config.deletedMessagesVisibility == .visibleForCurrentUser {
                Image(uiImage: images.eye)
                    .customizable()
                    .frame(maxWidth: 12)
                Text(L10n.Message.onlyVisibleToYou)
            }
            Text(utils.dateFormatter.string(from: message.createdAt))
        }
        .font(fonts.footnote)
        .foregroundColor(Color(colors.textLowEmphasis))
    }
}
