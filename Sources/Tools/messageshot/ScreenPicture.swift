import ChatModels
import ChatUI
import Foundation
import Frames
import HeadlessUIKit

/// A whole screen with a bar: a channel, a thread, or a list of either.
struct ScreenPicture {
    let kind: SelectionOptions.Screen

    /// The message to which a channel is scrolled, or whose thread is shown: an identifier, or a number from 1.
    let message: String?

    /// Where it is scrolled to; `nil` for the newest message, or the one that is named.
    let scroll: ScrollPlace?

    /// In points; `nil` for as much as the screen usually has.
    let size: (width: CGFloat, height: CGFloat?)
    let device: Device?
    let chrome: DeviceChrome
    let statusBar: StatusBarView.Content

    /// Lays out the screen of one conversation.
    func frame(of conversation: Conversation) throws -> Frame {
        let screen = kind == .thread ? try thread(in: conversation) : try channel(of: conversation)
        screen.separatesBarFromMessages = true
        switch scroll {
        case .points(let points): screen.scroll = .offset(CGFloat(points))
        case .top: screen.scroll = .toOldest
        case .bottom: screen.scroll = .toNewest
        case .unread, nil: break
        }
        return draw(screen, in: screen.navigation)
    }

    /// Lays out the list of all of a file's channels or threads.
    func listFrame(of document: ConversationDocument) -> Frame {
        let user = document.conversations.lazy.compactMap(\.currentUser).first
        if kind == .threadList {
            // A row shows the last reply: threads of which none is known have nothing to show.
            let threads = document.conversations.flatMap(\.shownThreads).filter { !$0.latestReplies.isEmpty }
            let screen = ThreadListScreen(threads: threads, currentUser: user, title: device.map { _ in "Threads" })
            return draw(screen, in: screen.navigation ?? screen.list)
        }
        let channels = document.conversations.map(\.listedChannel)
        let screen = ChannelListScreen(channels: channels, currentUser: user)
        return draw(screen, in: screen.list.navigationController ?? screen.list)
    }

    private func draw(_ screen: any FrameSource, in controller: UIViewController) -> Frame {
        guard let device else {
            return screen.makeFrame(proposing: ProposedSize(width: size.width, height: size.height))
        }
        return DeviceScreen(screen, of: controller, on: device, chrome: chrome, statusBar: statusBar).makeFrame()
    }

    // MARK: Conversations

    private func channel(of conversation: Conversation) throws -> ConversationScreen {
        let controller = conversation.makeChannelController()
        let screen = ConversationScreen(
            channel: conversation.channel, messages: controller.messages.reversed(),
            currentUser: conversation.currentUser)
        if scroll == .unread {
            guard let first = controller.firstUnreadMessageId else {
                throw Failure("--scroll unread leads nowhere: no message of the channel is unread")
            }
            screen.scroll = .toMessage(first)
        }
        guard let message else { return screen }
        let wanted = try conversation.message(message)
        guard controller.messages.contains(where: { $0.id == wanted.id }) else {
            throw Failure("--message “\(message)” is not shown in the channel: it is hidden, or only in a thread")
        }
        screen.scroll = .toMessage(wanted.id)
        return screen
    }

    private func thread(in conversation: Conversation) throws -> ConversationScreen {
        let threads = conversation.shownThreads
        guard let first = threads.first else {
            throw Failure("--screen thread needs a message with replies; there is none")
        }
        var thread = first
        if let message {
            let root = try conversation.message(message)
            guard let chosen = threads.first(where: { $0.parentMessageId == root.id }) else {
                throw Failure("--message “\(message)” has no replies, so there is no thread to show")
            }
            thread = chosen
        } else if threads.count > 1 {
            throw Failure("--screen thread needs --message with a message that has replies; \(threads.count) have")
        }
        return ConversationScreen(
            channel: conversation.channel, root: thread.parentMessage, replies: thread.latestReplies,
            currentUser: conversation.currentUser)
    }
}

extension Conversation {
    /// The message with an identifier, or a number counted from 1.
    fileprivate func message(_ reference: String) throws -> ChatMessage {
        let byNumber = Int(reference).flatMap { messages.indices.contains($0 - 1) ? messages[$0 - 1] : nil }
        guard let message = messages.first(where: { $0.id == reference }) ?? byNumber else {
            throw Failure("--message “\(reference)” is no message; give an id or a number from 1 to \(messages.count)")
        }
        return message
    }

    /// The threads, each with the replies that are known.
    fileprivate var shownThreads: [ChatThread] {
        guard threads.isEmpty else { return threads }
        return messages.filter { $0.replyCount > 0 }.map { root in
            ChatThread(
                parentMessage: root, channel: channel,
                latestReplies: messages.filter { $0.parentMessageId == root.id })
        }
    }

    /// The channel with the newest message, as lists show it.
    fileprivate var listedChannel: ChatChannel {
        var listed = channel
        if listed.previewMessage == nil { listed.previewMessage = makeChannelController().messages.first }
        return listed
    }
}
