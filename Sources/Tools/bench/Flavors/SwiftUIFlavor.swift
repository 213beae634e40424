import ChatModels
import ChatSwiftUI
import HeadlessSwiftUI
import Rendering

/// The SwiftUI views.
enum SwiftUIFlavor: Flavor {
    static func source(_ drawing: FlavorCase, of chat: LongChat) -> any FrameSource {
        let controller = ChatChannelController(
            client: ChatClient(currentUser: chat.currentUser), channel: chat.channel,
            messages: chat.messages.reversed())
        switch drawing {
        case .row: return ViewFrames(row(chat.messages[0], in: chat.channel))
        case .list100, .list1000, .list10000: return ViewFrames(MessageList(controller: controller))
        case .screen: return ViewFrames(NavigationView { ChatChannelView(channelController: controller) })
        }
    }

    @MainActor
    private static func row(_ message: ChatMessage, in channel: ChatChannel) -> some View {
        DefaultViewFactory.shared.makeMessageContainerView(
            channel: channel, message: message, width: 390, showsAllInfo: true, isInThread: false,
            scrolledId: .constant(nil), quotedMessage: .constant(nil), onLongPress: { _ in }, isLast: false)
    }

    /// The messages of a channel without the screen around.
    private struct MessageList: View {
        @StateObject private var model: ChatChannelViewModel

        init(controller: ChatChannelController) {
            _model = StateObject(wrappedValue: ChatChannelViewModel(channelController: controller))
        }

        var body: some View {
            if let channel = model.channel {
                MessageListView(
                    factory: DefaultViewFactory.shared, channel: channel, messages: model.messages,
                    messagesGroupingInfo: model.messagesGroupingInfo, scrolledId: $model.scrolledId,
                    showScrollToLatestButton: $model.showScrollToLatestButton, quotedMessage: $model.quotedMessage,
                    listId: model.listId, onMessageAppear: { _, _ in }, onScrollToBottom: {}, onLongPress: { _ in })
            }
        }
    }
}
