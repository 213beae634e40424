import ChatModels
import Foundation
import Frames
import HeadlessUIKit
import Rendering

@testable import ChatUI

/// Screens and components that can be drawn repeatedly, and together contain every component.
@MainActor
struct VariantScene {
    let name: String
    let room: ProposedSize
    let make: @MainActor () throws -> any FrameSource

    init(
        _ name: String, width: CGFloat? = 390, height: CGFloat? = nil,
        _ make: @escaping @MainActor () throws -> any FrameSource
    ) {
        self.name = name
        room = ProposedSize(width: width, height: height)
        self.make = make
    }
}

extension VariantScene {
    static let all = conversations + composers + lists + polls + media + parts

    // MARK: Conversations

    private static let conversations =
        ["attachments", "states", "group"].map { name in
            VariantScene(name, height: 9000) {
                let conversation = try example(name)
                return ConversationScreen(
                    channel: conversation.channel, messages: conversation.messages,
                    currentUser: conversation.currentUser)
            }
        } + [
            VariantScene("thread", height: 844) {
                let root = ChatMessage.incoming("Root", id: "root").with { $0.replyCount = 2 }
                return ConversationScreen(
                    channel: .group(), root: root, replies: [.own("Reply", id: "reply")],
                    currentUser: CurrentChatUser(user: .luke))
            }
        ]

    private static func example(_ name: String) throws -> Conversation {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { folder.deleteLastPathComponent() }
        folder.appendPathComponent("Examples")
        let data = try Data(contentsOf: folder.appendingPathComponent("\(name).yaml"))
        return try ConversationReader.read(data, name: name, imageRoot: folder.path).conversations[0]
    }

    // MARK: Composers

    private static let url = URL(fileURLWithPath: "/a")
    private static let giphy = Command(name: "giphy", args: "[text]")

    private static let composers: [VariantScene] = [
        composer("quoting") { $0.quoteMessage(.own("Quoted")) },
        composer("editing") { $0.editMessage(.own("Edited")) },
        composer("command") { $0.addCommand(giphy) },
        composer("cooldown") { $0.cooldownTime = 10 },
        composer("link") { $0.text = "https://example.org" },
        composer("attachments") { content in
            let all: [any AttachmentPayload] = [
                ImageAttachmentPayload(imageURL: url), VideoAttachmentPayload(videoURL: url),
                FileAttachmentPayload(title: "a.pdf", assetURL: url, file: AttachmentFile(type: .pdf, size: 120)),
                VoiceRecordingAttachmentPayload(voiceRecordingURL: url),
            ]
            content.attachments = all.map { AnyAttachmentPayload($0) }
        },
        VariantScene("suggestions", height: 300) {
            let floating = Components.default.suggestionsVC.init()
            floating.content = .mentions([.leia])
            return floating
        },
    ]

    private static func composer(_ name: String, _ change: @escaping (inout ComposerVC.Content) -> Void) -> Self {
        VariantScene("composer, \(name)") {
            let composer = Components.default.messageComposerVC.init()
            composer.channelController = ChatChannelController(
                client: ChatClient(), channel: .group { $0.commands = [giphy] })
            change(&composer.content)
            composer.linkPreview = LinkAttachmentPayload(originalURL: url, title: "A page", text: "About it")
            return composer
        }
    }

    // MARK: Lists

    private static let states: [(String, DataControllerState)] = [
        ("full", .remoteDataFetched), ("empty", .remoteDataFetched), ("loading", .initialized),
        ("failed", .remoteDataFetchFailed),
    ]

    private static let lists: [VariantScene] = states.flatMap { name, state in
        [
            VariantScene("channels, \(name)", height: 844) {
                var channel = ChatChannel.group()
                channel.unreadCount = ChannelUnreadCount(messages: 3)
                channel.previewMessage = .own("Preview").with { $0.readByCount = 1 }
                return ChannelListScreen(
                    channels: name == "full" ? [channel] : [], currentUser: CurrentChatUser(user: .luke), state: state)
            },
            VariantScene("threads, \(name)", height: 844) {
                let thread = ChatThread(
                    parentMessage: .own("Root", id: "root"), channel: .group(),
                    latestReplies: [.incoming("Reply")])
                return ThreadListScreen(
                    threads: name == "full" ? [thread] : [], currentUser: CurrentChatUser(user: .luke), state: state)
            },
        ]
    }

    // MARK: Polls

    private static let polls: [VariantScene] =
        [("results", PollResultsVC.self), ("comments", PollCommentListVC.self), ("options", PollAllOptionsListVC.self)]
        .map { (name: String, type: _PollListVC.Type) in
            VariantScene("poll, \(name)", height: 844) {
                let list = type.init()
                list.poll = PollFixtures.poll
                return NavigationVC(rootViewController: list)
            }
        } + [
            VariantScene("poll, new", height: 844) {
                NavigationVC(rootViewController: Components.default.pollCreationVC.init())
            }
        ]

    // MARK: Recordings and the gallery

    private static let media: [VariantScene] = [
        VariantScene("gallery", height: 844) {
            let gallery = Components.default.galleryVC.init()
            let id = AttachmentId(cid: ChatChannel.group().cid, messageId: "m", index: 0)
            let video = VideoAttachmentPayload(videoURL: url)
            gallery.content = GalleryVC.Content(
                message: ChatMessage.own("").with { message in
                    message.allAttachments = [
                        AnyChatMessageAttachment(id: id, type: .video, payload: AnyAttachmentPayload(video))
                    ]
                })
            return gallery
        },
        recording(.recording), recording(.preview),
    ]

    private static func recording(_ state: VoiceRecordingVC.State) -> VariantScene {
        VariantScene("composer, \(state)") {
            let composer = Components.default.messageComposerVC.init()
            composer.voiceRecordingVC.content = VoiceRecordingVC.Content(
                state: state, duration: 7, waveform: [0.1, 0.9, 0.5])
            return composer
        }
    }

    // MARK: Parts

    private static let parts: [VariantScene] = [
        VariantScene("typing", width: nil) {
            let view = Components.default.typingIndicatorView.init()
            view.content = "Leia is typing"
            return view
        },
        VariantScene("unread count", width: nil) {
            let view = Components.default.channelUnreadCountView.init()
            view.content = ChannelUnreadCount(messages: 10)
            return view
        },
        VariantScene("title", width: nil) {
            let view = Components.default.titleContainerView.init()
            view.content = ("Rebels", "3 members")
            return view
        },
        VariantScene("reactions", width: nil) {
            let view = Components.default.messageReactionsView.init()
            view.content = ChatMessageReactionsView.Content(
                useBigIcons: true,
                reactions: ["love", "haha"].map {
                    ChatMessageReactionData(
                        type: MessageReactionType(rawValue: $0), score: 2, isChosenByCurrentUser: true)
                },
                didTapOnReaction: nil)
            return view
        },
        VariantScene("message") {
            let view = Components.default.messageContentView.init()
            view.setUpLayoutIfNeeded(
                options: [.bubble, .text, .timestamp, .authorName, .reactions], attachmentViewInjectorType: nil)
            view.channel = .group()
            view.content = .incoming("Some **bold** words and a [link](https://example.org)").with(reactions: ["love"])
            return view
        },
        VariantScene("quote", width: 300) {
            let view = Components.default.quotedMessageView.init()
            view.content = QuotedChatMessageView.Content(message: .incoming("Quoted"), avatarAlignment: .leading)
            return view
        },
    ]
}
