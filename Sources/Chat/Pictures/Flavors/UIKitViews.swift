internal import ChatLook
internal import ChatModels
internal import ChatUI
internal import Devices
import Foundation
internal import Frames
internal import HeadlessUIKit
internal import Rendering
internal import Styles
internal import UIKitStyles

/// The screens and lists of the UIKit flavor.
@MainActor
struct UIKitViews: FlavorViews {
    /// Applies a style to the caller's scope.
    nonisolated init(_ style: Style?) {
        style?.apply()
        // Content in the conversation should be visible.
        Components.default.isDraftMessagesEnabled = true
    }

    func rows(of conversation: Conversation, width: CGFloat, isAlone: Bool) -> any RowSource {
        let controller = conversation.makeChannelController()
        let screen = MessagesScreen(
            channel: conversation.channel, messages: controller.messages.reversed(),
            currentUserId: conversation.currentUser?.id, showsDateSeparators: isAlone ? false : nil,
            firstUnreadMessageId: isAlone ? nil : controller.firstUnreadMessageId)
        return screen.makeRows(width: width)
    }

    func screen(of content: ConversationContent) -> any ScreenContent {
        let screen = conversationScreen(of: content)
        screen.separatesBarFromMessages = true
        screen.input = content.conversation.composer
        screen.showsCaret = content.conversation.showsCaret
        screen.menuMessageId = content.conversation.menu
        switch content.position {
        case .newest: screen.scroll = .toNewest
        case .oldest: screen.scroll = .toOldest
        case .message(let message): screen.scroll = .toMessage(message.id)
        case .offset(let points): screen.scroll = .offset(points)
        }
        return screen
    }

    private func conversationScreen(of content: ConversationContent) -> ConversationScreen {
        let conversation = content.conversation
        if let thread = content.thread {
            return ConversationScreen(
                channel: conversation.channel, root: thread.parentMessage, replies: thread.latestReplies,
                currentUser: conversation.currentUser)
        }
        return ConversationScreen(
            channel: conversation.channel, messages: conversation.makeChannelController().messages.reversed(),
            currentUser: conversation.currentUser)
    }

    func pollForm(of conversation: Conversation, filledInWith poll: Poll?) -> any ScreenContent {
        let form = Components.default.pollCreationVC.init()
        form.channelController = conversation.makeChannelController()
        if let poll { form.fillIn(with: poll) }
        return FormScreen(controller: Components.default.navigationVC.init(rootViewController: form))
    }

    func list(of channels: [ChatChannel], currentUser: CurrentChatUser?, status: ListStatus) -> any ScreenContent {
        // Without rows, the components' own list would be blank.
        if status.state != .loaded || channels.isEmpty { Components.default.isChatChannelListStatesEnabled = true }
        let screen = ChannelListScreen(
            channels: channels, currentUser: currentUser, state: status.state.controllerState, title: status.title)
        return addingTabBar(to: screen, status)
    }

    private func addingTabBar(to screen: some ControllerScreen, _ status: ListStatus) -> any ScreenContent {
        status.tabs.isEmpty ? screen : TabBarScreen(screen, tabs: status.tabs)
    }

    func list(
        of threads: [ChatThread], currentUser: CurrentChatUser?, status: ListStatus, hasTitle: Bool
    ) -> any ScreenContent {
        let screen = ThreadListScreen(
            threads: threads, currentUser: currentUser, state: status.state.controllerState,
            title: hasTitle ? status.title ?? L10n.ThreadList.title : nil, newThreadsCount: status.newThreads)
        screen.list.isLoadingNewThreads = status.state == .reloading
        return addingTabBar(to: screen, status)
    }

    nonisolated var background: RGBA { Appearance.default.colorPalette.background.rgba.withAlpha(1) }

    nonisolated var tokens: DesignTokens { DesignTokens(Appearance.default) }
}

/// A form below a bar.
@MainActor
private final class FormScreen: ControllerScreen {
    let controller: UIViewController

    init(controller: UIViewController) {
        self.controller = controller
    }

    nonisolated func makeFrame(proposing size: ProposedSize) -> Frame {
        MainQueue.run { controller.view.makeFrame(proposing: size) }
    }
}

extension PollCreationVC {
    /// Fills in the form with a poll.
    fileprivate func fillIn(with poll: Poll) {
        name = poll.name
        options = poll.options.map(\.text)
        features = features.map { feature in
            let isEnabled =
                switch feature.kind {
                case .multipleVotes: !poll.enforceUniqueVote
                case .anonymous: poll.votingVisibility == .anonymous
                case .suggestions: poll.allowUserSuggestedOptions
                case .comments: poll.allowAnswers
                }
            return PollFeature(kind: feature.kind, isEnabled: isEnabled)
        }
        guard let most = poll.maxVotesAllowed else { return }
        isMaximumVotesEnabled = true
        maximumVotesText = String(most)
    }
}
