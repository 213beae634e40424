// swift-format-ignore-file
import ChatModels
import ChatSwiftUI
import DocumentationImages
import Gallery
import HeadlessSwiftUI

/// Rows with text only, as in a livestream chat.
enum CustomMessageContainerView {
    static let section = PictureSection("Custom Message Container View") {
        ChannelScene(conversation: Conversations.twoDays)
            .beforeAndAfter("message-list-livestream", with: { LivestreamFactory() })
    }
}

final class LivestreamFactory: ViewFactory {
    @Injected(\.chatClient) public var chatClient

    // Snippet 10
    public func makeMessageContainerView(
        channel: ChatChannel,
        message: ChatMessage,
        width: CGFloat?,
        showsAllInfo: Bool,
        isInThread: Bool,
        scrolledId: Binding<String?>,
        quotedMessage: Binding<ChatMessage?>,
        onLongPress: @escaping (MessageDisplayInfo) -> (),
        isLast: Bool
    ) -> some View {
        HStack {
            Text(message.text)
            Spacer()
        }
        .padding(.horizontal, 8)
        .padding(.bottom, showsAllInfo ? 8 : 2)
        .padding(.top, isLast ? 8 : 0)
    }
    // End of snippet
}
