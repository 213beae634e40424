internal import ChatModels
internal import Client
internal import Devices
import Foundation
internal import Frames
internal import Rendering

/// A whole screen with a bar: a channel, a thread, or a list of either.
@MainActor
struct ScreenPicture {
    private let selection: PictureSelection
    private let views: any FlavorViews

    init(_ selection: PictureSelection, views: any FlavorViews) {
        self.selection = selection
        self.views = views
    }

    /// Lays out the screen of a conversation.
    func frame(of conversation: Conversation) throws(PictureError) -> Frame {
        if selection.screen == .pollCreation { return try pollForm(in: conversation) }
        let conversation = try selection.applied(to: conversation)
        var content = selection.screen == .thread ? try thread(in: conversation) : try channel(of: conversation)
        switch selection.scroll {
        case .points(let points): content.position = .offset(points)
        case .top: content.position = .oldest
        case .bottom: content.position = .newest
        case .unread, nil: break
        }
        if let menu = conversation.menu, content.messageWithMenu == nil { throw .noMenu(menu) }
        if let message = content.composerMessageElsewhere { throw .composerMessageElsewhere(message.id) }
        let frame = draw(
            try addingKeyboard(to: views.screen(of: content), of: conversation),
            defaultHeight: PictureSelection.defaultHeight)
        try checkComposer(of: content, in: frame)
        return frame
    }

    /// A composer with a quote and attachments may need more room than is left above a keyboard.
    private func checkComposer(of content: ConversationContent, in frame: Frame) throws(PictureError) {
        let conversation = content.conversation
        guard conversation.composer != nil || conversation.keyboard != .none, conversation.menu == nil,
            let place = ComposerPlace(in: frame), !place.leavesRoom
        else { return }
        let height = selection.device?.size.height ?? selection.height ?? PictureSelection.defaultHeight
        // On a screen with room to spare, the composer is as high as it needs to be.
        let ample = height + 2000
        let screen = try addingKeyboard(to: views.screen(of: content), of: conversation)
        let roomy = Rendered { layOut(screen, height: ample) }.value
        guard let least = ComposerPlace(in: roomy)?.leastHeight(within: ample), least > height else { return }
        throw .noRoomForComposer(
            height: Double(height), least: Double(least.rounded(.up)), device: selection.device?.name,
            hasKeyboard: conversation.keyboard != .none)
    }

    /// Lays out a screen alone, at a height in points.
    private func layOut(_ screen: any ScreenContent, height: CGFloat) -> Frame {
        guard let device = selection.device else {
            return screen.makeFrame(proposing: ProposedSize(width: selection.width, height: height))
        }
        return DeviceScreen(screen, on: device, chrome: selection.chrome).makeContentFrame(height: height)
    }

    private func addingKeyboard(
        to screen: any ScreenContent, of conversation: Conversation
    ) throws(PictureError) -> any ScreenContent {
        let page: Keyboard.Page
        switch conversation.keyboard {
        case .none: return screen
        case .letters: page = .letters
        case .emoji: page = .emoji
        }
        // Without a device, the screen is that of a phone without a home button.
        let device = selection.device ?? .iPhone12
        guard !device.isTablet else { throw .noKeyboard(device: device.name) }
        try checkRoom(above: Keyboard(page, on: device))
        let before = conversation.composer?.textBeforeCaret ?? conversation.channel.draftMessage?.text ?? ""
        return KeyboardScreen(screen, Keyboard(page, on: device, isShifted: before.isEmpty))
    }

    /// A bar, a row and a composer need room above a keyboard.
    private func checkRoom(above keyboard: Keyboard) throws(PictureError) {
        let least = keyboard.height + 129
        let height = selection.height ?? PictureSelection.defaultHeight
        guard selection.device == nil, height < least else { return }
        throw .noRoomAboveKeyboard(height: Double(height), least: Double(least))
    }

    /// Lays out the list of all channels or threads.
    func listFrame(of conversations: [Conversation]) -> Frame {
        let user = conversations.lazy.compactMap(\.currentUser).first
        let status = selection.list
        if selection.screen == .threadList {
            let threads = status.state.hidesRows ? [] : conversations.flatMap(\.shownThreads)
            for thread in threads where thread.latestReplies.isEmpty { Self.reportMissingReply(of: thread) }
            return draw(
                views.list(of: threads, currentUser: user, status: status, hasTitle: selection.device != nil),
                defaultHeight: listHeight(threads.isEmpty))
        }
        let listed = conversations.filter { !$0.channel.isArchived }
        // If all channels are archived, they are shown.
        let channels = (listed.isEmpty ? conversations : listed).map(\.listedChannel)
        let rows = status.state.hidesRows ? [] : channels
        return draw(
            views.list(of: rows, currentUser: user, status: status), defaultHeight: listHeight(rows.isEmpty))
    }

    private static func reportMissingReply(of thread: ChatThread) {
        RenderProblems.report(
            "the message “\(thread.parentMessageId)” has \(thread.replyCount) replies, but none of them is known: its row in the "
                + "list of threads shows none")
    }

    /// The height of a list, in points: that of a screen if something replaces the rows or is at the bottom; `nil` for
    /// the height of the rows.
    private func listHeight(_ isEmpty: Bool) -> CGFloat? {
        isEmpty || selection.list.state == .error || !selection.list.tabs.isEmpty ? PictureSelection.defaultHeight : nil
    }

    /// - Parameter defaultHeight: In points; `nil` for a screen as high as its content.
    private func draw(_ screen: any ScreenContent, defaultHeight: CGFloat? = nil) -> Frame {
        guard let device = selection.device else {
            return screen.makeFrame(
                proposing: ProposedSize(width: selection.width, height: selection.height ?? defaultHeight))
        }
        var placed = DeviceScreen(screen, on: device, chrome: selection.chrome, statusBar: selection.statusBar)
        placed.stage = selection.stage
        return placed.makeFrame()
    }

    private func pollForm(in conversation: Conversation) throws(PictureError) -> Frame {
        var poll: Poll?
        if let reference = selection.message {
            poll = try conversation.message(reference).poll
            guard poll != nil else { throw .noPoll(reference) }
        }
        return draw(views.pollForm(of: conversation, filledInWith: poll), defaultHeight: PictureSelection.defaultHeight)
    }

    // MARK: Conversations

    private func channel(of conversation: Conversation) throws(PictureError) -> ConversationContent {
        var content = ConversationContent(conversation: conversation)
        let controller = conversation.makeChannelController()
        if selection.scroll == .unread {
            guard let first = controller.messages.first(where: { $0.id == controller.firstUnreadMessageId }) else {
                throw .nothingUnread
            }
            content.position = .message(first)
        }
        guard let message = selection.message else { return content }
        let wanted = try conversation.message(message)
        guard controller.messages.contains(where: { $0.id == wanted.id }) else {
            throw .messageNotInChannel(message)
        }
        content.position = .message(wanted)
        return content
    }

    private func thread(in conversation: Conversation) throws(PictureError) -> ConversationContent {
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
        return ConversationContent(conversation: conversation, thread: thread)
    }
}
