import ChatModels
import ChatSwiftUI
import Client
import Foundation
import HeadlessSwiftUI
import UIKitValues

/// Scenes of cases without inputs, whose few words are read off the picture.
extension WrittenView {
    static let pictured = threadLists + pollForms + commands + recordings + lonely

    // MARK: Threads

    private static let threadLists = [
        threadList("errorLoadingThreads", threads: []) { $0.failedToLoadThreads = true },
        threadList("loading", threads: []) { $0.isLoading = true },
        threadList("loadingMoreThreads", threads: twoThreads) { $0.isLoadingMoreThreads = true },
        threadList("whenNewThreadsAvailable", threads: twoThreads) {
            $0.hasNewThreads = true
            $0.newThreadsCount = 2
        },
        threadList("withThreads", threads: twoThreads) { _ in },
    ]

    private static func threadList(
        _ test: String, threads: [ChatThread],
        changing change: @escaping @MainActor (ChatThreadListViewModel) -> Void
    ) -> WrittenView {
        WrittenView("ChatThreadListView/test_chatThreadListView_\(test)", isScreen: true) { _ in
            let model = ChatThreadListViewModel(
                threadListController: ChatThreadListController(client: ChatClient(), threads: threads))
            let _ = change(model)
            ChatThreadListView(viewModel: model)
        }
    }

    private static let twoThreads = [
        thread("Star Wars Channel", parent: "Parent Message", reply: "Third Message", by: "Yoda"),
        thread("Marvel Channel", parent: "Parent Message 2", reply: "First Message", by: "Vader"),
    ]

    private static func thread(_ channel: String, parent: String, reply: String, by author: String) -> ChatThread {
        let moment = Date(timeIntervalSince1970: 100)
        let user = ChatUser(id: author, name: author)
        return ChatThread(
            parentMessage: ChatMessage(id: parent, text: parent, createdAt: moment, author: user),
            channel: ChatChannel(cid: ChannelId(type: .messaging, id: parent), name: channel), replyCount: 3,
            latestReplies: [ChatMessage(id: "\(parent)-reply", text: reply, createdAt: moment, author: user)])
    }

    // MARK: Polls

    private static let pollForms = [
        pollForm("snapshot", PollsConfig()),
        pollForm(
            "allOptionsDisabledSnapshot",
            PollsConfig(
                multipleAnswers: .hidden, anonymousPoll: .hidden, suggestAnOption: .hidden, addComments: .hidden,
                maxVotesPerPerson: .hidden)),
        pollForm(
            "allOptionsEnabledSnapshot",
            PollsConfig(
                multipleAnswers: .on, anonymousPoll: .on, suggestAnOption: .on, addComments: .on,
                maxVotesPerPerson: .on)),
        pollForm(
            "mixedOptionsSnapshot",
            PollsConfig(multipleAnswers: .on, anonymousPoll: .hidden, maxVotesPerPerson: .on)),
    ]

    private static func pollForm(_ test: String, _ config: PollsConfig) -> WrittenView {
        WrittenView(
            "CreatePollView/test_createPollView_\(test)",
            safeArea: EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0),
            configure: { _, utils in utils.pollsConfig = config },
            view: { _ in
                CreatePollView(
                    chatController: ChatChannelController(client: ChatClient(), channel: nil), messageController: nil
                )
                .frame(width: 360, height: 700)
            })
    }

    // MARK: Composer

    private static let commands = [
        WrittenView("InstantCommandsView/test_instantCommandsContainerViewEmpty_snapshot") { _ in
            DefaultViewFactory.shared.makeCommandsContainerView(
                suggestions: ["instantCommands": [any CommandHandler]()], handleCommand: { _ in })
        }
    ]

    private static let recordings = [
        composer("test_messageComposerView_recordingLocked", height: 120, alignment: .top) {
            $0.recordingState = .locked
        },
        composer("test_messageComposerView_recordingTip") { $0.recordingState = .showingTip },
        WrittenView("MessageComposerView/test_videoIndicatorView_snapshot") { _ in
            VideoIndicatorView().background(Color.black)
        },
        WrittenView("MessageComposerView/test_videoDurationIndicatorView_snapshot") { _ in
            VideoDurationIndicatorView(duration: "02:54").background(Color.black)
        },
        WrittenView("MessageComposerView/test_composerInputView_inputTextView") { _ in
            ComposerTextInputView(
                text: .constant("This is a sample text"), height: .constant(38), selectedRangeLocation: .constant(0),
                placeholder: "Send a message", editable: true, currentHeight: 38)
        },
        WrittenView("MessageComposerView/test_leadingComposerView_withoutUploadFileCapability") { _ in
            DefaultViewFactory.shared.makeLeadingComposerView(
                state: .constant(.expanded(.none)), channelConfig: ChannelConfig(uploadsEnabled: false))
        },
    ]

    private static func composer(
        _ test: String, height: CGFloat = 100, alignment: Alignment = .center,
        changing change: @escaping @MainActor (MessageComposerViewModel) -> Void
    ) -> WrittenView {
        WrittenView(
            "MessageComposerView/\(test)",
            configure: { _, utils in utils.composerConfig = ComposerConfig(isVoiceRecordingEnabled: true) },
            view: { _ in
                let channel = ChatChannel(
                    cid: ChannelId(type: .messaging, id: "channel"),
                    config: ChannelConfig(commands: [Command(name: "giphy")]))
                let controller = ChatChannelController(client: ChatClient(), channel: channel)
                let model = MessageComposerViewModel(channelController: controller, messageController: nil)
                let _ = change(model)
                MessageComposerView(
                    viewFactory: DefaultViewFactory.shared, viewModel: model, channelController: controller,
                    quotedMessage: .constant(nil), editedMessage: .constant(nil), onMessageSent: {}
                )
                .frame(width: 360, height: height, alignment: alignment)
            })
    }

    // MARK: Channel lists

    private static let lonely = [
        WrittenView("LoadingView/test_redactedLoadingView_snapshot", isScreen: true) { _ in
            RedactedLoadingView(factory: DefaultViewFactory.shared)
        },
        WrittenView("NoChannelsView/test_noChannelsView_snapshot", isScreen: true) { _ in NoChannelsView() },
        WrittenView("MoreChannelActionsView/test_moreChannelActionsView_snapshot", isScreen: true) { _ in
            let channel = ChatChannel(cid: ChannelId(type: .messaging, id: "channel"), name: "test")
            MoreChannelActionsView(
                channel: channel,
                channelActions: [
                    ("View info", "person.fill"), ("Mute user", "speaker.slash"), ("Cancel", "xmark.circle"),
                ]
                .map {
                    ChannelAction(
                        title: $0.0, iconName: $0.1, action: {}, confirmationPopup: nil, isDestructive: false)
                },
                swipedChannelId: .constant(nil), onDismiss: {})
        },
        WrittenView("ChatChannelListView/test_trailingSwipeActionsView_snapshot", isScreen: true) { _ in
            TrailingSwipeActionsView(
                channel: ChatChannel(cid: ChannelId(type: .messaging, id: "channel")), offsetX: 80, buttonWidth: 40,
                leftButtonTapped: { _ in }, rightButtonTapped: { _ in })
        },
        search("test_searchResultsView_snapshotLoading", results: [], isLoading: true),
        search("test_searchResultsView_snapshotResults", results: ["Test 1", "Test 2"], isLoading: false),
        WrittenView("ReactionsUsersView/test_reactionsUsersView_snapshotOneRow") { _ in
            let author = ChatUser(id: "martin", name: "Martin")
            let reaction = ChatMessageReaction(type: "love", author: author)
            DefaultViewFactory.shared.makeReactionsUsersView(
                message: ChatMessage(
                    id: "message", text: "Test", createdAt: Date(timeIntervalSince1970: 0), author: author,
                    reactionScores: ["love": 1], latestReactions: [reaction]), maxHeight: 280
            )
            .frame(width: 250, alignment: .leading)
        },
    ]

    private static func search(_ test: String, results names: [String], isLoading: Bool) -> WrittenView {
        WrittenView(
            "SearchResultsView/\(test)", isScreen: true, configure: { _, utils in utils.dateFormatter = NoDates() }
        ) { _ in
            let results = names.map { name in
                ChannelSelectionInfo(
                    channel: ChatChannel(cid: ChannelId(type: .messaging, id: name), name: name),
                    message: ChatMessage(
                        id: name, text: name, createdAt: Date(timeIntervalSince1970: 0), author: ChatUser(id: name)))
            }
            DefaultViewFactory.shared.makeSearchResultsView(
                selectedChannel: .constant(nil), searchResults: results, loadingSearchResults: isLoading,
                onlineIndicatorShown: { _ in false }, channelNaming: { $0.name ?? "" },
                imageLoader: { _ in UIImage(systemName: "person.circle") ?? circle }, onSearchResultTap: { _ in },
                onItemAppear: { _ in })
        }
    }
}

extension PollsEntryConfig {
    fileprivate static let hidden = PollsEntryConfig(configurable: false, defaultValue: false)
    fileprivate static let on = PollsEntryConfig(configurable: true, defaultValue: true)
}
