import ChatModels
import ChatSwiftUI
import Foundation
import HeadlessSwiftUI
import UIKitValues

/// Whole screens and their bars.
extension WrittenView {
    static let screens = [
        channel("ChatChannelView/test_chatChannelView_snapshotEmpty"),
        WrittenView("ChatChannelView/test_chatChannelView_snapshotLoading", isScreen: true) { _ in
            channelScreen {
                ChatChannelView(channelController: ChatChannelController(client: ChatClient(), channel: nil))
            }
        },
        channel(
            "ChatChannelViewDateOverlay/test_chatChannelView_snapshot", settings: ["dateIndicatorPlacement"]
        ) { MessageListConfig(dateIndicatorPlacement: .messageList) },
        WrittenView(
            "MessageListViewLastGroupHeader/test_messageListView_headerOnTop", isScreen: true,
            words: ["view_factory"], settings: ["showMessageDate", "showAuthorName", "lastInGroupHeaderSize"],
            configure: { _, utils in
                let options = MessageDisplayOptions(
                    showMessageDate: false, showAuthorName: false, lastInGroupHeaderSize: 24)
                utils.messageListConfig = MessageListConfig(messageDisplayOptions: options)
            },
            view: { $0.channelScreen(made: HeaderFactory()) }),
        WrittenView("ChatChannelHeader/test_channelTitleView_snapshot") { scene in
            ChannelTitleView(
                channel: scene.models.channel(scene.inputs.object("channel")),
                shouldShowTypingIndicator: scene.inputs.object("arguments")?.bool("shouldShowTypingIndicator") ?? false)
        },
        WrittenView("ChatChannelHeader/test_chatChannelHeader_snapshot", isScreen: true) { scene in
            NavigationView {
                Text("Test").toolbar {
                    DefaultChatChannelHeader(
                        channel: scene.models.channel(scene.inputs.object("channel")), headerImage: circle)
                }
            }
        },
        WrittenView("ChatChannelListView/test_chatChannelListViewSansNavigation_snapshot", isScreen: true) { scene in
            NavigationView {
                ChatChannelListView(channelListController: scene.channelList, embedInNavigationView: false)
            }
        },
        WrittenView("ChatChannelListView/test_chatChannelScreen_snapshot", isScreen: true) {
            ChatChannelListScreen(channelListController: $0.channelList)
        },
    ]

    private static func channel(
        _ test: String, settings: [String] = [],
        _ configuration: @escaping @MainActor () -> MessageListConfig = { MessageListConfig() }
    ) -> WrittenView {
        WrittenView(
            test, isScreen: true, settings: settings,
            configure: { _, utils in utils.messageListConfig = configuration() },
            view: { $0.channelScreen(made: DefaultViewFactory.shared) })
    }

    /// A bar of 44 points and 636 points of content.
    fileprivate static func channelScreen<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        NavigationView(content: content)
            .frame(height: 680)
            .frame(maxHeight: .infinity, alignment: .top)
    }

    /// A disc as a channel's picture.
    static var circle: UIImage {
        let bounds = CGRect(x: 0, y: 0, width: 48, height: 48)
        return UIGraphicsImageRenderer(size: bounds.size).image { context in
            UIColor.lightGray.setFill()
            context.cgContext.fillEllipse(in: bounds)
        }
    }
}

extension ViewScene {
    fileprivate func channelScreen<Factory: ViewFactory>(made factory: Factory) -> some View {
        let controller = ChatChannelController(
            client: ChatClient(), channel: models.channel(inputs.object("channel")),
            messages: models.messages(inputs.objects("messages_newest_first")))
        let model = ChatChannelViewModel(channelController: controller)
        // The tests' controllers return the oldest message as the first unread one.
        model.firstUnreadMessageId = controller.messages.last?.id
        return WrittenView.channelScreen {
            ChatChannelView(viewFactory: factory, viewModel: model, channelController: controller)
        }
    }

    fileprivate var channelList: ChatChannelListController {
        ChatChannelListController(client: ChatClient(), channels: models.channels(inputs.objects("channels")))
    }
}

/// Puts the author above the first message of a group.
@MainActor
private final class HeaderFactory: ViewFactory {
    @Injected(\.chatClient) var chatClient

    func makeLastInGroupHeaderView(for message: ChatMessage) -> some View {
        HStack {
            MessageAuthorView(message: message)
            Spacer()
        }
        .padding(.leading, 60)
    }
}
