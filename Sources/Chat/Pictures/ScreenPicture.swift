internal import ChatLook
internal import ChatModels
internal import ChatUI
internal import Devices
import Foundation
internal import Frames

/// A whole screen with a bar: a channel, a thread, or a list of either.
@MainActor
struct ScreenPicture {
    private let selection: PictureSelection

    init(_ selection: PictureSelection) {
        self.selection = selection
    }

    /// Lays out the screen of one conversation.
    func frame(of conversation: Conversation) throws(PictureError) -> Frame {
        let screen = selection.screen == .thread ? try thread(in: conversation) : try channel(of: conversation)
        screen.separatesBarFromMessages = true
        switch selection.scroll {
        case .points(let points): screen.scroll = .offset(points)
        case .top: screen.scroll = .toOldest
        case .bottom: screen.scroll = .toNewest
        case .unread, nil: break
        }
        return draw(screen)
    }

    /// Lays out the list of all channels or threads.
    func listFrame(of conversations: [Conversation]) -> Frame {
        let user = conversations.lazy.compactMap(\.currentUser).first
        if selection.screen == .threadList {
            // A row shows the last reply: threads of which none is known have nothing to show.
            let threads = conversations.flatMap(\.shownThreads).filter { !$0.latestReplies.isEmpty }
            let screen = ThreadListScreen(
                threads: threads, currentUser: user, title: selection.device.map { _ in L10n.ThreadList.title })
            return draw(screen)
        }
        let channels = conversations.map(\.listedChannel)
        let screen = ChannelListScreen(channels: channels, currentUser: user)
        return draw(screen)
    }

    private func draw(_ screen: any ScreenContent) -> Frame {
        guard let device = selection.device else {
            return screen.makeFrame(proposing: ProposedSize(width: selection.width, height: selection.height))
        }
        return DeviceScreen(screen, on: device, chrome: selection.chrome, statusBar: selection.statusBar).makeFrame()
    }

    // MARK: Conversations

    private func channel(of conversation: Conversation) throws(PictureError) -> ConversationScreen {
        let controller = conversation.makeChannelController()
        let screen = ConversationScreen(
            channel: conversation.channel, messages: controller.messages.reversed(),
            currentUser: conversation.currentUser)
        if selection.scroll == .unread {
            guard let first = controller.firstUnreadMessageId else {
                throw .nothingUnread
            }
            screen.scroll = .toMessage(first)
        }
        guard let message = selection.message else { return screen }
        let wanted = try conversation.message(message)
        guard controller.messages.contains(where: { $0.id == wanted.id }) else {
            throw .messageNotInChannel(message)
        }
        screen.scroll = .toMessage(wanted.id)
        return screen
    }

    private func thread(in conversation: Conversation) throws(PictureError) -> ConversationScreen {
        let threads = conversation.shownThreads
        guard let first = threads.first else {
            throw .noThread
        }
        var thread = first
        if let message = selection.message {
            let root = try conversation.message(message)
            guard let chosen = threads.first(where: { $0.parentMessageId == root.id }) else {
                throw .noReplies(message)
            }
            thread = chosen
        } else if threads.count > 1 {
            throw .severalThreads(count: threads.count)
        }
        return ConversationScreen(
            channel: conversation.channel, root: thread.parentMessage, replies: thread.latestReplies,
            currentUser: conversation.currentUser)
    }
}
