import ChatModels
import ChatSwiftUI
import HeadlessSwiftUI

/// Lists of messages, and the views that float over them.
extension WrittenView {
    static let lists = [
        list("MessageListView/test_messageListView_noReactions"),
        list("MessageListView/test_messageListView_typingIndicator"),
        list("MessageListViewAvatars/test_messageListView_defaultDMChannel", settings: ["showAvatars"]) {
            MessageListConfig(messageDisplayOptions: MessageDisplayOptions(showAvatars: true))
        },
        list("MessageListViewAvatars/test_messageListView_defaultGroupsChannel", settings: ["showAvatars"]) {
            MessageListConfig(messageDisplayOptions: MessageDisplayOptions(showAvatars: true))
        },
        list(
            "MessageListViewNewMessages/test_messageListViewNewMessages_moreMessages",
            settings: ["showNewMessagesSeparator"]
        ) { MessageListConfig(showNewMessagesSeparator: true) },
        list(
            "MessageListViewNewMessages/test_messageListViewNewMessages_singleMessage",
            settings: ["showNewMessagesSeparator"]
        ) { MessageListConfig(showNewMessagesSeparator: true) },
        scrollButton("test_scrollToBottomButton_snapshotEmptyCount"),
        scrollButton("test_scrollToBottomButton_snapshotUnreadCount"),
        WrittenView("TypingIndicatorView/test_typingIndicatorView_snapshot") { _ in TypingIndicatorView() },
    ]

    private static func list(
        _ test: String, settings: [String] = [],
        _ configuration: @escaping @MainActor () -> MessageListConfig = { MessageListConfig() }
    ) -> WrittenView {
        WrittenView(
            test, settings: settings, configure: { _, utils in utils.messageListConfig = configuration() },
            view: { $0.list })
    }

    private static func scrollButton(_ test: String) -> WrittenView {
        WrittenView("MessageListView/\(test)") { scene in
            ScrollToBottomButton(
                unreadCount: scene.inputs.object("arguments")?.int("unreadCount") ?? 0, onScrollToBottom: {})
        }
    }
}

extension ViewScene {
    /// The list of messages, without group ends.
    fileprivate var list: some View {
        let arguments = inputs.object("arguments")
        arguments?.ignore(["messagesGroupingInfo"])
        let channel = models.channel(inputs.object("channel"))
        return MessageListView(
            factory: DefaultViewFactory.shared, channel: channel,
            messages: models.messages(inputs.objects("messages_newest_first")), messagesGroupingInfo: [:],
            scrolledId: .constant(nil), showScrollToLatestButton: .constant(false), quotedMessage: .constant(nil),
            listId: "list", isMessageThread: arguments?.bool("isMessageThread") ?? false,
            shouldShowTypingIndicator: !channel.currentlyTypingUsers.isEmpty, onMessageAppear: { _, _ in },
            onScrollToBottom: {}, onLongPress: { _ in })
    }
}
