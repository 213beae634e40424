import ChatModels
import HeadlessSwiftUI

/// The screen of a channel or a thread: the messages, and the composer below them.
public struct ChatChannelView<Factory: ViewFactory>: View {
    @Injected(\.colors) private var colors
    @Injected(\.chatClient) private var chatClient

    @StateObject private var viewModel: ChatChannelViewModel
    private let factory: Factory

    /// - Parameters:
    ///   - viewModel: `nil` to create it from the other arguments.
    ///   - messageController: The controller of the thread's parent message; `nil` for the channel's messages.
    ///   - scrollToMessage: The message to scroll to; `nil` for the newest.
    public init(
        viewFactory: Factory = DefaultViewFactory.shared,
        viewModel: ChatChannelViewModel? = nil,
        channelController: ChatChannelController,
        messageController: ChatMessageController? = nil,
        scrollToMessage: ChatMessage? = nil
    ) {
        factory = viewFactory
        _viewModel = StateObject(
            wrappedValue: viewModel
                ?? ChatChannelViewModel(
                    channelController: channelController, messageController: messageController,
                    scrollToMessage: scrollToMessage))
    }

    /// Shows the state of a view model.
    public init(viewFactory: Factory = DefaultViewFactory.shared, viewModel: ChatChannelViewModel) {
        self.init(viewFactory: viewFactory, viewModel: viewModel, channelController: viewModel.channelController)
    }

    public var body: some View {
        ZStack {
            if let channel = viewModel.channel {
                screen(of: channel)
                    .modifier(
                        ChannelScreenHeader(factory: factory, type: viewModel.channelHeaderType, channel: channel))
            } else {
                factory.makeChannelLoadingView()
            }
        }
        .navigationBarTitleDisplayMode(factory.navigationBarDisplayMode())
        .onAppear { viewModel.onViewAppear() }
        .onDisappear { viewModel.onViewDissappear() }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("ChatChannelView")
    }

    private func screen(of channel: ChatChannel) -> some View {
        VStack(spacing: 0) {
            if viewModel.messages.isEmpty {
                emptyView(of: channel)
            } else {
                list(of: channel)
            }
            Divider()
            factory.makeMessageComposerViewType(
                with: viewModel.channelController, messageController: viewModel.messageController,
                quotedMessage: $viewModel.quotedMessage, editedMessage: $viewModel.editedMessage,
                onMessageSent: { viewModel.scrollToLastMessage() })
        }
    }

    private func emptyView(of channel: ChatChannel) -> some View {
        ZStack {
            factory.makeEmptyMessagesView(for: channel, colors: colors)
            if viewModel.shouldShowTypingIndicator {
                factory.makeTypingIndicatorBottomView(channel: channel, currentUserId: chatClient.currentUserId)
            }
        }
    }

    private func list(of channel: ChatChannel) -> some View {
        MessageListView(
            factory: factory,
            channel: channel,
            messages: viewModel.messages,
            messagesGroupingInfo: viewModel.messagesGroupingInfo,
            scrolledId: $viewModel.scrolledId,
            showScrollToLatestButton: $viewModel.showScrollToLatestButton,
            quotedMessage: $viewModel.quotedMessage,
            currentDateString: viewModel.currentDateString,
            listId: viewModel.listId,
            isMessageThread: viewModel.isMessageThread,
            shouldShowTypingIndicator: viewModel.shouldShowTypingIndicator,
            scrollPosition: $viewModel.scrollPosition,
            loadingNextMessages: viewModel.loadingNextMessages,
            firstUnreadMessageId: $viewModel.firstUnreadMessageId,
            onMessageAppear: { viewModel.handleMessageAppear(index: $0, scrollDirection: $1) },
            onScrollToBottom: { viewModel.scrollToLastMessage() },
            onLongPress: { _ in },
            onJumpToMessage: { viewModel.jumpToMessage(messageId: $0) }
        )
    }
}

/// Adds the navigation bar of a channel screen.
private struct ChannelScreenHeader<Factory: ViewFactory>: ViewModifier {
    let factory: Factory
    let type: ChannelHeaderType
    let channel: ChatChannel

    func body(content: Content) -> some View {
        switch type {
        case .regular, .typingIndicator:
            content.modifier(factory.makeChannelHeaderViewModifier(for: channel))
        case .messageThread:
            content.modifier(factory.makeMessageThreadHeaderViewModifier())
        }
    }
}
