import ChatModels
import ChatSwiftUI
import Foundation
import HeadlessSwiftUI
import UIKitValues

/// Reactions, list items, parts of the composer, and the overlay.
extension WrittenView {
    static let parts =
        [
            "test_bottomReactions_multipleRows_twoPerRow", "test_bottomReactions_singleRow_currentUser",
            "test_bottomReactions_singleRow_currentUserReaction", "test_bottomReactions_singleRow_otherUser",
        ].map { bottomReactions($0) } + channelItems + threadItems + readMarks + composers + overlays

    private static func bottomReactions(_ test: String) -> WrittenView {
        WrittenView("BottomReactionsView/\(test)") { scene in
            let arguments = scene.inputs.object("arguments")
            BottomReactionsView(
                message: scene.models.message(scene.inputs.object("message")),
                showsAllInfo: arguments?.bool("showsAllInfo") ?? false,
                reactionsPerRow: arguments?.int("reactionsPerRow") ?? 0, onTap: {}, onLongPress: {}
            )
            .padding()
            .frame(width: scene.inputs.number("width").map { CGFloat($0) })
        }
    }

    private static let readMarks = ["Direct", "Group"].map { kind in
        WrittenView("MessageReadIndicatorView/test_messageReadIndicatorView_snapshotMessageRead\(kind)") { scene in
            let arguments = scene.inputs.object("arguments")
            MessageReadIndicatorView(
                readUsers: (0..<(arguments?.int("readUsers") ?? 0)).map { ChatUser(id: "reader-\($0)") },
                showReadCount: arguments?.bool("showReadCount") ?? false)
        }
    }

    // MARK: Items

    private static let channelItems = [
        channelItem("test_channelListItem_audioMessage") { message in
            message.attach(AudioAttachmentPayload(title: "Some Audio", audioURL: nowhere, file: noFile))
        },
        channelItem("test_channelListItem_fileMessage") { message in
            message.attach(FileAttachmentPayload(title: "Filename", assetURL: nowhere, file: noFile))
        },
        channelItem("test_channelListItem_videoMessage") { message in
            message.attach(VideoAttachmentPayload(title: "Video", videoURL: nowhere))
        },
        channelItem("test_channelListItem_pollMessage_someoneCreated") { message in
            message.poll = Poll(id: "poll", name: "Test poll", createdBy: ChatUser(id: "test", name: "test"))
        },
        channelItem("test_channelListItem_pollMessage_youVoted") { message in
            let vote = PollVote(id: "vote", optionId: "option", user: ChatUser(id: viewer))
            message.poll = Poll(id: "poll", name: "Test poll", latestVotes: [vote], ownVotes: [vote])
        },
    ]

    private static let nowhere = URL(fileURLWithPath: "/attachment")
    private static let noFile = AttachmentFile(type: .generic, size: 0)

    /// The current user, where it matters.
    private static let viewer = "viewer"

    private static func channelItem(
        _ test: String, adding attach: @escaping @MainActor (inout ChatMessage) -> Void
    ) -> WrittenView {
        WrittenView("ChatChannelListItemView/\(test)", viewer: viewer) { scene in
            scene.channelItem(adding: attach)
        }
    }

    private static let threadItems = [
        threadItem("test_threadListItem_default") { _, _ in },
        threadItem("test_threadListItem_withUnreads") { _, _ in },
        threadItem("test_threadListItem_withLastReplyDeleted") { _, reply in reply.deletedAt = reply.createdAt },
        threadItem("test_threadListItem_withParentMessageDeleted") { parent, _ in parent.deletedAt = parent.createdAt },
    ]

    private static func threadItem(
        _ test: String, changing change: @escaping @MainActor (inout ChatMessage, inout ChatMessage) -> Void
    ) -> WrittenView {
        WrittenView("ChatThreadListItemView/\(test)") { scene in
            let (yoda, vader) = (ChatUser(id: "Yoda", name: "Yoda"), ChatUser(id: "Vader", name: "Vader"))
            let moment = Date(timeIntervalSince1970: 100)
            var parent = ChatMessage(id: "parent", text: "Parent Message", createdAt: moment, author: yoda)
            var replies = zip(["First", "Second", "Third"], [yoda, vader, yoda]).map {
                ChatMessage(id: $0, text: "\($0) Message", createdAt: moment, author: $1)
            }
            let _ = change(&parent, &replies[2])
            let thread = scene.inputs.object("thread")
            let _ = thread?.ignore(["parent", "latest_replies", "last_reply"])
            let unread = thread?.int("unread") ?? 0
            ChatThreadListItem(
                thread: ChatThread(
                    parentMessage: parent,
                    channel: ChatChannel(
                        cid: ChannelId(type: .messaging, id: "channel"),
                        name: thread?.string("channel")),
                    replyCount: thread?.int("reply_count"), latestReplies: replies,
                    reads: [ThreadRead(user: vader, unreadMessagesCount: unread)]))
        }
    }

    // MARK: Composer

    private static let composers = [
        WrittenView("MessageComposerView/test_composerInputView_composerInputTextView") { scene in
            ComposerTextInputView(
                text: .constant(scene.inputs.object("arguments")?.string("text") ?? ""), height: .constant(38),
                selectedRangeLocation: .constant(0), placeholder: "Send a message", editable: true, currentHeight: 38)
        },
        WrittenView("MessageComposerView/test_leadingComposerView_uploadFileCapability", words: ["arguments"]) { _ in
            DefaultViewFactory.shared.makeLeadingComposerView(
                state: .constant(.expanded(.none)), channelConfig: ChannelConfig())
        },
        WrittenView("MessageComposerView/test_trailingComposerView_slowMode", words: ["arguments"]) { _ in
            DefaultViewFactory.shared.makeTrailingComposerView(enabled: true, cooldownDuration: 15, onTap: {})
        },
        // A microphone is beside the button.
        WrittenView(
            "MessageComposerView/test_trailingComposerView_snapshot", words: ["arguments"],
            configure: { _, utils in utils.composerConfig = ComposerConfig(isVoiceRecordingEnabled: true) },
            view: { _ in
                DefaultViewFactory.shared.makeTrailingComposerView(enabled: false, cooldownDuration: 0, onTap: {})
            }),
    ]

    // MARK: Overlay

    /// The pictures were taken as the overlay began to open.
    private static let overlays = [
        WrittenView("ReactionsOverlayView/test_reactionsAnimatableView_snapshot") { scene in
            let kinds = scene.inputs.object("arguments")?.strings("reactions") ?? []
            ReactionsAnimatableView(
                message: scene.models.message(scene.inputs.object("message")),
                reactions: kinds.map(MessageReactionType.init(rawValue:)), onReactionTap: { _ in }
            )
            .environment(\.popoverPhase, .opening)
        },
        WrittenView("ReactionsOverlayView/test_reactionsOverlayContainer_snapshot") { scene in
            ReactionsOverlayContainer(
                message: scene.models.message(scene.inputs.object("message")),
                contentRect: scene.inputs.object("arguments")?.rect("contentRect") ?? .zero, onReactionTap: { _ in }
            )
            .environment(\.popoverPhase, .opening)
        },
        overlay("test_reactionsOverlayView_noReactions"),
        overlay("test_reactionsOverlayView_snapshot"),
    ]

    private static func overlay(_ test: String) -> WrittenView {
        WrittenView("ReactionsOverlayView/\(test)", isScreen: true) { scene in
            let arguments = scene.inputs.object("arguments")
            let info = MessageDisplayInfo(
                message: scene.models.message(scene.inputs.object("message")),
                frame: arguments?.rect("frame") ?? .zero,
                contentWidth: arguments?.number("contentWidth").map { CGFloat($0) } ?? 0,
                isFirst: arguments?.bool("isFirst") ?? false)
            VStack {
                Spacer()
                ReactionsOverlayView(
                    factory: DefaultViewFactory.shared, channel: scene.models.channel(scene.inputs.object("channel")),
                    currentSnapshot: snapshot, messageDisplayInfo: info, onBackgroundTap: {},
                    onActionExecuted: { _ in }
                )
                .environment(\.popoverPhase, .opening)
                Spacer()
            }
        }
    }

    /// A screen in black at an opacity of one fifth.
    private static var snapshot: UIImage {
        let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
        return UIGraphicsImageRenderer(size: bounds.size).image { context in
            UIColor.black.withAlphaComponent(0.2).setFill()
            context.fill(bounds)
        }
    }
}

extension ViewScene {
    /// The item of a channel with one message.
    fileprivate func channelItem(adding attach: (inout ChatMessage) -> Void) -> some View {
        let arguments = inputs.object("arguments")
        arguments?.ignore("avatar", of: ["light grey circle"])
        let fields = inputs.object("preview_message")
        fields?.ignore(["attachments"])
        var message = models.message(fields)
        attach(&message)
        var channel = models.channel(inputs.object("channel"))
        channel.previewMessage = message
        channel.latestMessages = [message]
        return ChatChannelListItem(
            channel: channel, channelName: arguments?.string("channelName") ?? "", avatar: WrittenView.circle,
            onlineIndicatorShown: arguments?.bool("onlineIndicatorShown") ?? false, onItemTap: { _ in })
    }
}

extension ChatMessage {
    fileprivate mutating func attach(_ payload: some AttachmentPayload) {
        let id = AttachmentId(cid: ChannelId(type: .messaging, id: "channel"), messageId: id, index: 0)
        allAttachments = [
            AnyChatMessageAttachment(id: id, type: Swift.type(of: payload).type, payload: AnyAttachmentPayload(payload))
        ]
    }
}

extension Fields {
    /// Reads `[x, y, width, height]`.
    fileprivate func rect(_ name: String) -> CGRect? {
        let numbers = numbers(name)
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
