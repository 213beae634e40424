import StreamChat
import StreamChatSwiftUI
import SwiftUI

/// Replaces the avatar and the bubble of messages.
final class HikeViewFactory: ViewFactory {
    @Injected(\.chatClient) var chatClient

    static let shared = HikeViewFactory()

    private init() {}

    func makeMessageAvatarView(for userDisplayInfo: UserDisplayInfo) -> some View {
        Text(userDisplayInfo.name.prefix(1))
            .font(.headline)
            .foregroundStyle(.white)
            .frame(width: 36, height: 36)
            .background(Color.purple.gradient, in: .rect(cornerRadius: 10))
    }

    func makeMessageViewModifier(for messageModifierInfo: MessageModifierInfo) -> some ViewModifier {
        EdgedBubble(isOwn: messageModifierInfo.message.isSentByCurrentUser)
    }
}

/// A bubble with a colored edge.
struct EdgedBubble: ViewModifier {
    let isOwn: Bool

    func body(content: Content) -> some View {
        content
            .background(isOwn ? Color.purple.opacity(0.18) : Color(.secondarySystemBackground))
            .overlay(alignment: isOwn ? .trailing : .leading) { Color.purple.frame(width: 4) }
            .clipShape(.rect(cornerRadius: 10))
    }
}

/// A row with a message, as the message list has it.
struct HikeRow: View {
    let message: ChatMessage

    private let channel = ChatChannel(cid: ChannelId(type: .messaging, id: "hikes"), name: "Hikes", memberCount: 3)
    private let streamChat = StreamChat(
        chatClient: ChatClient(currentUser: CurrentChatUser(user: ChatUser(id: "jon", name: "Jon"))))

    var body: some View {
        HikeViewFactory.shared.makeMessageContainerView(
            channel: channel, message: message, width: 320, showsAllInfo: true, isInThread: false,
            scrolledId: .constant(nil), quotedMessage: .constant(nil), onLongPress: { _ in }, isLast: true)
    }
}

#Preview("incoming", traits: .fixedLayout(width: 340, height: 140)) {
    HikeRow(
        message: ChatMessage(
            id: "1", text: "The ridge is clear of snow. Shall we start at six?",
            createdAt: Date(timeIntervalSince1970: 1_778_486_400), author: ChatUser(id: "mira", name: "Mira")))
}

#Preview("own", traits: .fixedLayout(width: 340, height: 120)) {
    HikeRow(
        message: ChatMessage(
            id: "2", text: "Half past. I bring the coffee ☕️", createdAt: Date(timeIntervalSince1970: 1_778_486_520),
            author: ChatUser(id: "jon", name: "Jon"), isSentByCurrentUser: true))
}
