import ChatModels
import ChatSwiftUI
import HeadlessHosting
import HeadlessSwiftUI
import HeadlessUIKit

/// The screens of the chat in SwiftUI.
extension RepeatedSubject {
    static var swiftUIChat: [RepeatedSubject] {
        let conversation = RepeatedConversation.conversation
        return [
            hosted("SwiftUI channel") { client in
                NavigationView { ChatChannelView(channelController: channelController(client)) }
            },
            hosted("SwiftUI thread") { client in
                let controller = channelController(client)
                return NavigationView {
                    ChatChannelView(
                        channelController: controller,
                        messageController: RepeatedConversation.root.map {
                            client.messageController(cid: conversation.channel.cid, messageId: $0.id)
                        })
                }
            },
            hosted("SwiftUI channel list") { client in
                let controller = ChatChannelListController(
                    client: client, channels: [conversation.channel, other(conversation.channel)])
                return ChatChannelListView(channelListController: controller, title: "Chats")
            },
            hosted("SwiftUI thread list") { client in
                ChatThreadListView(
                    threadListController: ChatThreadListController(
                        client: client, threads: RepeatedConversation.threads))
            },
            hosted("SwiftUI composer") { client in
                let controller = channelController(client)
                let model = MessageComposerViewModel(channelController: controller, messageController: nil)
                model.text = "A message that goes on for more than a line on a small phone"
                return MessageComposerView(
                    viewFactory: DefaultViewFactory.shared, viewModel: model, channelController: controller,
                    messageController: nil, quotedMessage: .constant(conversation.messages.first),
                    editedMessage: .constant(nil), onMessageSent: {})
            },
            hosted("SwiftUI reactions overlay") { _ in
                ReactionsOverlayView(
                    factory: DefaultViewFactory.shared, channel: conversation.channel, currentSnapshot: UIImage(),
                    messageDisplayInfo: MessageDisplayInfo(
                        message: conversation.messages[1], frame: CGRect(x: 44, y: 200, width: 240, height: 50),
                        contentWidth: 240, isFirst: true),
                    onBackgroundTap: {}, onActionExecuted: { _ in })
            },
        ]
    }

    private static func hosted(
        _ name: String, _ makeView: @escaping @MainActor (ChatClient) -> some View
    ) -> RepeatedSubject {
        RepeatedSubject(name: name) {
            let client = ChatClient(currentUser: RepeatedConversation.conversation.currentUser)
            _ = StreamChat(chatClient: client)
            return UIHostingController(rootView: makeView(client))
        }
    }

    private static func channelController(_ client: ChatClient) -> ChatChannelController {
        let conversation = RepeatedConversation.conversation
        return ChatChannelController(
            client: client, channel: conversation.channel, messages: conversation.messages.reversed())
    }
}
