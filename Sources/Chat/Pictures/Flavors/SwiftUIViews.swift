internal import ChatLook
internal import ChatModels
internal import ChatSwiftUI
internal import Devices
import Foundation
internal import Frames
internal import HeadlessSwiftUI
internal import Rendering
internal import Styles
internal import SwiftUIStyles

/// The screens and lists of the SwiftUI flavor.
@MainActor
struct SwiftUIViews: FlavorViews {
    private let factory: StyledViewFactory

    /// Applies a style to the caller's scope.
    nonisolated init(_ style: Style?) {
        factory = MainQueue.run { (style ?? Style()).applyToSwiftUI() }
        InjectedValues[\.utils].composerConfig.adjustFontForContentSize()
        // Content in the conversation should be visible.
        InjectedValues[\.utils].messageListConfig.draftMessagesEnabled = true
    }

    // MARK: Messages

    func rows(of conversation: Conversation, width: CGFloat, isAlone: Bool) -> any RowSource {
        let controller = conversation.makeChannelController()
        InjectedValues[\.chatClient] = controller.client
        return MessageListFrames(
            of: ChatChannelViewModel(channelController: controller), factory: factory, width: width, isAlone: isAlone)
    }

    func screen(of content: ConversationContent) -> any ScreenContent {
        let viewModel = viewModel(of: content)
        let screen = messageScreen(of: content, viewModel)
        guard let message = content.messageWithMenu else { return screen }
        var scrolled = content
        scrolled.position = .message(message)
        let position = viewModel.messagesGroupingInfo[message.id]
        return MessageMenuScreen(
            screen, or: messageScreen(of: scrolled, self.viewModel(of: scrolled)), factory: factory,
            channel: content.conversation.channel, message: message,
            isFirst: position?.contains(firstMessageKey) ?? true)
    }

    private func messageScreen(
        of content: ConversationContent, _ viewModel: ChatChannelViewModel
    ) -> any ScreenContent {
        enter(content.conversation, in: viewModel)
        var offset: CGFloat = 0
        switch content.position {
        case .newest: break
        case .oldest: scroll(viewModel, to: viewModel.messages.last)
        case .message(let message): scroll(viewModel, to: message)
        case .offset(let points):
            offset = points
            viewModel.showScrollToLatestButton = points > 0
        }
        let factory = factory
        return SwiftUIScreen {
            NavigationView { ChatChannelView(viewFactory: factory, viewModel: viewModel).pushedOntoScreen() }
                .scrolled(by: offset)
        }
    }

    private func viewModel(of content: ConversationContent) -> ChatChannelViewModel {
        let controller = content.conversation.makeChannelController()
        InjectedValues[\.chatClient] = controller.client
        guard let thread = content.thread else { return ChatChannelViewModel(channelController: controller) }
        return ChatChannelViewModel(
            channelController: controller,
            messageController: ChatMessageController(
                client: controller.client, cid: content.conversation.channel.cid, message: thread.parentMessage,
                replies: thread.latestReplies.reversed()))
    }

    private func enter(_ conversation: Conversation, in viewModel: ChatChannelViewModel) {
        var input = conversation.composer
        if conversation.showsCaret {
            input = input ?? ComposerInput(text: conversation.channel.draftMessage?.text ?? "")
            input?.isFocused = true
        }
        InjectedValues[\.composerInput] = input
        switch input?.purpose {
        case .quoting(let message): viewModel.quotedMessage = message
        case .editing(let message): viewModel.editedMessage = message
        case .new, nil: break
        }
    }

    private func scroll(_ viewModel: ChatChannelViewModel, to message: ChatMessage?) {
        if let message { _ = viewModel.jumpToMessage(messageId: message.id) }
    }

    // MARK: Lists

    func pollForm(of conversation: Conversation, filledInWith poll: Poll?) -> any ScreenContent {
        let controller = conversation.makeChannelController()
        InjectedValues[\.chatClient] = controller.client
        return SwiftUIScreen { CreatePollView(chatController: controller, filledInWith: poll) }
    }

    func list(of channels: [ChatChannel], currentUser: CurrentChatUser?, status: ListStatus) -> any ScreenContent {
        let client = ChatClient(currentUser: currentUser)
        InjectedValues[\.chatClient] = client
        let viewModel = ChatChannelListViewModel(
            channelListController: ChatChannelListController(
                client: client, channels: channels, state: status.state.controllerState))
        if status.state == .error { viewModel.channelAlertType = .error }
        let factory = factory
        return SwiftUIScreen {
            TabbedView(tabs: status.tabs) {
                if let title = status.title {
                    ChatChannelListView(viewFactory: factory, viewModel: viewModel, title: title)
                } else {
                    ChatChannelListView(viewFactory: factory, viewModel: viewModel)
                }
            }
        }
    }

    func list(
        of threads: [ChatThread], currentUser: CurrentChatUser?, status: ListStatus, hasTitle: Bool
    ) -> any ScreenContent {
        let client = ChatClient(currentUser: currentUser)
        InjectedValues[\.chatClient] = client
        let viewModel = ChatThreadListViewModel(
            threadListController: ChatThreadListController(
                client: client, threads: threads, state: status.state.controllerState))
        viewModel.newThreadsCount = status.newThreads
        viewModel.hasNewThreads = status.newThreads > 0
        viewModel.isReloading = status.state == .reloading
        let factory = factory
        return SwiftUIScreen(hasNavigationBar: hasTitle) {
            TabbedView(tabs: status.tabs) {
                ChatThreadListView(viewFactory: factory, viewModel: viewModel, embedInNavigationView: hasTitle)
            }
        }
    }

    // MARK: Values

    nonisolated var background: RGBA { InjectedValues[\.colors].background.rgba.withAlpha(1) }

    nonisolated var tokens: DesignTokens { MainQueue.run { DesignTokens(Appearance.default) } }
}

/// A view above a tab bar, under one of its tabs; without tabs, the view alone.
private struct TabbedView<Content: View>: View {
    let tabs: [ListTab]
    @ViewBuilder let content: Content

    var body: some View {
        if tabs.isEmpty { content } else { tabView }
    }

    private var tabView: some View {
        let selected = tabs.firstIndex(where: \.isSelected) ?? 0
        return TabView(selection: .constant(selected)) {
            ForEach(Array(tabs.enumerated()), id: \.offset) { index, tab in
                screen(isSelected: index == selected)
                    .tabItem {
                        if let symbol = tab.symbol { Image(systemName: symbol) }
                        Text(verbatim: tab.title)
                    }
                    .badge(tab.badge.map(Text.init(verbatim:)))
                    .tag(index)
            }
        }
    }

    @ViewBuilder
    private func screen(isSelected: Bool) -> some View {
        if isSelected { content } else { Color.clear }
    }
}
