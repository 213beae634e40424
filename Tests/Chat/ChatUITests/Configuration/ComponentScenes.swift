import ChatModels
import Foundation
import Frames
import HeadlessUIKit
import Rendering

@testable import ChatUI

/// Screens that together contain every component.
@MainActor
struct ComponentScenes {
    private let size = CGSize(width: 390, height: 844)
    private let phone = ProposedSize(width: 390, height: 844)
    private let url = URL(fileURLWithPath: "/a")

    /// Draws all of them.
    func trace() throws -> Trace {
        var trace = Trace()
        for name in ["attachments", "states", "group"] { try addChannel(try example(name), to: &trace) }
        addRareMessages(to: &trace)
        addThread(to: &trace)
        try addMenus(to: &trace)
        addComposers(to: &trace)
        addChannelLists(to: &trace)
        addThreadLists(to: &trace)
        addPolls(to: &trace)
        addGallery(to: &trace)
        return trace
    }

    // MARK: Conversations

    private func example(_ name: String) throws -> Conversation {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { folder.deleteLastPathComponent() }
        folder.appendPathComponent("Examples")
        let data = try Data(contentsOf: folder.appendingPathComponent("\(name).yaml"))
        let document = try ConversationReader.read(data, name: name, imageRoot: folder.path)
        return document.conversations[0]
    }

    /// The screen of a channel, high enough to show all its messages.
    private func addChannel(_ conversation: Conversation, to trace: inout Trace) throws {
        let screen = ConversationScreen(
            channel: conversation.channel, messages: conversation.messages, currentUser: conversation.currentUser)
        trace.add(screen.makeFrame(proposing: ProposedSize(width: 390, height: 9000)))
        trace.add(screen.navigation.view)
    }

    private func message(_ id: String, _ text: String = "", _ payloads: any AttachmentPayload...) -> ChatMessage {
        ChatMessage.own(text, id: id).with { message in
            message.allAttachments = payloads.enumerated().map { index, payload in
                let attachment = AttachmentId(cid: ChatChannel.group().cid, messageId: id, index: index)
                return AnyChatMessageAttachment(
                    id: attachment, type: type(of: payload).type, payload: AnyAttachmentPayload(payload))
            }
        }
    }

    private var image: ImageAttachmentPayload { ImageAttachmentPayload(imageURL: url) }
    private var file: FileAttachmentPayload {
        FileAttachmentPayload(title: "a.pdf", assetURL: url, file: AttachmentFile(type: .pdf, size: 120))
    }
    private var recording: VoiceRecordingAttachmentPayload { VoiceRecordingAttachmentPayload(voiceRecordingURL: url) }
    private var unknown: UnknownAttachmentPayload { UnknownAttachmentPayload(json: .dictionary([:])) }

    /// A list with floating views, and rare kinds of messages.
    private func addRareMessages(to trace: inout Trace) {
        let quoting = message("quoting", "Listen").with { $0.quotedMessage = message("recording", "", recording) }
        var channel = ChatChannel.group()
        channel.unreadCount = ChannelUnreadCount(messages: 5)
        let messages =
            (0..<20).map { message("old\($0)", "Old") } + [
                message("unknown", "", unknown), message("mixed", "", image, file), quoting,
                message("chosen", "Chosen by the catalog", file), message("last", "Last"),
            ]
        var screen = MessageListScreen(channel: channel, messages: messages, currentUserId: ChatUser.luke.id)
        screen.typingUsers = [.leia]
        screen.firstUnreadMessageId = "chosen"
        for (jumps, height) in [(false, 900.0), (true, 900)] {
            screen.offersJumpToUnread = jumps
            screen.scroll = .offset(40)
            screen.isDragging = true
            screen.withList(size: CGSize(width: 390, height: height)) { list in
                list.view.layoutIfNeeded()
                trace.add(list.view.paintedFrame())
                trace.add(list.view)
            }
        }
    }

    private func addThread(to trace: inout Trace) {
        let root = ChatMessage.incoming("Root", id: "root").with { $0.replyCount = 2 }
        let screen = ConversationScreen(
            channel: .group(), root: root, replies: [.own("Reply", id: "reply")],
            currentUser: CurrentChatUser(user: .luke))
        trace.add(screen.makeFrame(proposing: phone))
        trace.add(screen.navigation.view)
    }

    /// The menu of a message, and the authors of its reactions.
    private func addMenus(to trace: inout Trace) throws {
        let message = ChatMessage.own("Hi", id: "hi").with(reactions: ["love"])
        let screen = MessageListScreen(channel: .group(), messages: [message], currentUserId: ChatUser.luke.id)
        screen.withList(size: size) { list in
            let menus: [@MainActor (IndexPath) -> Void] = [
                list.didSelectMessageCell, { list.messageContentViewDidTapOnReactionsView($0) },
            ]
            for open in menus {
                open([0, 0])
                guard let popup = list.presentedViewController else { continue }
                trace.add(popup.makeFrame(proposing: phone))
                trace.add(popup.view)
                list.dismiss(animated: false)
            }
        }
    }

    // MARK: Composers

    private func addComposers(to trace: inout Trace) {
        let giphy = Command(name: "giphy", args: "[text]")
        let link = LinkAttachmentPayload(originalURL: url, title: "A page", text: "About it")
        let contents: [(inout ComposerVC.Content) -> Void] = [
            { $0.quoteMessage(message("quoted", "", recording)) },
            { $0.editMessage(.own("Edited")) },
            { $0.addCommand(giphy) },
            { $0.threadMessage = .incoming("Root") },
            { $0.cooldownTime = 10 },
            { $0.text = "https://example.org" },
            { content in
                let video = VideoAttachmentPayload(videoURL: url)
                let all: [any AttachmentPayload] = [image, video, file, recording, unknown]
                content.attachments = all.map { AnyAttachmentPayload($0) }
            },
        ]
        for change in contents {
            let composer = Components.default.messageComposerVC.init()
            composer.channelController = ChatChannelController(
                client: ChatClient(), channel: .group { $0.commands = [giphy] })
            change(&composer.content)
            composer.linkPreview = link
            trace.add(composer.makeFrame(proposing: ProposedSize(width: 390)))
            trace.add(composer.view)
        }
        for suggestions in [ChatSuggestionsVC.Content.commands([giphy]), .mentions([.leia])] {
            let floating = Components.default.suggestionsVC.init()
            floating.content = suggestions
            trace.add(floating.makeFrame(proposing: ProposedSize(width: 390, height: floating.fittingHeight)))
            trace.add(floating.view)
        }
    }

    // MARK: Polls

    /// The screens of a poll, and the form for a new one.
    private func addPolls(to trace: inout Trace) {
        var screens: [UIViewController] = []
        let results = Components.default.pollResultsVC.init()
        let comments = Components.default.pollCommentListVC.init()
        let options = Components.default.pollAllOptionsListVC.init()
        for screen in [results, comments, options] as [_PollListVC] {
            screen.poll = PollFixtures.poll
            screens.append(screen)
        }
        let votes = Components.default.pollResultsVoteListVC.init()
        votes.poll = PollFixtures.poll
        votes.option = PollFixtures.poll.options[0]
        let form = Components.default.pollCreationVC.init()
        for screen in screens + [votes, form] {
            trace.add(screen.makeFrame(proposing: phone))
            trace.add(screen.view)
        }
    }

    // MARK: Pictures, videos and files

    private func addGallery(to trace: inout Trace) {
        let video = VideoAttachmentPayload(videoURL: url)
        var screens: [UIViewController] = (0..<2).map { page in
            let gallery = Components.default.galleryVC.init()
            gallery.content = GalleryVC.Content(message: message("pages", "", image, video), currentPage: page)
            return gallery
        }
        let preview = Components.default.filePreviewVC.init()
        preview.content = url
        screens.append(preview)
        for screen in screens {
            trace.add(screen.makeFrame(proposing: phone))
            trace.add(screen.view)
        }
        let overlay = Components.default.uploadingOverlayView.init()
        overlay.content = AttachmentUploadingState(
            localFileURL: url, state: .uploadingFailed, file: AttachmentFile(type: .pdf, size: 1))
        trace.add(overlay.makeFrame(proposing: ProposedSize(width: 100, height: 100)))
    }

    // MARK: Lists

    private func addChannelLists(to trace: inout Trace) {
        var channel = ChatChannel.group()
        channel.unreadCount = ChannelUnreadCount(messages: 3)
        channel.previewMessage = .own("Preview").with { $0.readByCount = 1 }
        let states: [([ChatChannel], DataControllerState)] = [
            ([channel], .remoteDataFetched), ([], .remoteDataFetched), ([], .initialized), ([], .remoteDataFetchFailed),
        ]
        for (channels, state) in states {
            let screen = ChannelListScreen(
                channels: channels, currentUser: CurrentChatUser(user: .luke), state: state)
            _ = screen.makeFrame(proposing: phone)
            screen.list.showSwipeActions(at: [0, 0])
            trace.add(screen.makeFrame(proposing: phone))
            trace.add(screen.list.navigationController?.view ?? screen.list.view)
        }
    }

    private func addThreadLists(to trace: inout Trace) {
        var thread = ChatThread(
            parentMessage: .own("Root", id: "root"), channel: .group(),
            latestReplies: [.incoming("Reply", from: ChatUser(id: "han", name: "Han Solo", isOnline: true))])
        thread.reads = [ThreadRead(user: .luke, unreadMessagesCount: 2)]
        let states: [([ChatThread], DataControllerState)] = [
            ([thread], .remoteDataFetched), ([], .remoteDataFetched), ([], .initialized), ([], .remoteDataFetchFailed),
        ]
        for (threads, state) in states {
            let screen = ThreadListScreen(
                threads: threads, currentUser: CurrentChatUser(user: .luke), state: state)
            screen.list.newAvailableThreadIds = ["new"]
            trace.add(screen.makeFrame(proposing: phone))
            trace.add(screen.list.view)
        }
    }
}
