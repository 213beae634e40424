import ChatModels
import ChatSwiftUI
import Client
import Foundation
import HeadlessSwiftUI
import UIKitValues

/// Information about a channel: its members, and what was pinned or sent. The cases have no inputs; the few words are
/// read off the pictures.
extension WrittenView {
    static let channelInfo = infoScreens + pinned + sent + galleries + users

    // MARK: Channels

    private static let infoScreens = [
        info("directChannelMutedSnapshot", channel: direct) { $0.muted = true },
        info("directChannelOnlineSnapshot", channel: directOnline) { _ in },
        info("groupCollapsedSnapshot", channel: group(of: 8)) { _ in },
        info("smallGroupSnapshot", channel: group(of: 2)) { _ in },
        info("addUsersShownSnapshot", channel: group(of: 8)) { $0.addUsersShown = true },
    ]

    private static func info(
        _ test: String, channel: ChatChannel,
        changing change: @escaping @MainActor (ChatChannelInfoViewModel) -> Void
    ) -> WrittenView {
        WrittenView("ChatChannelInfoView/test_chatChannelInfoView_\(test)", isScreen: true) { _ in
            let model = ChatChannelInfoViewModel(channel: channel)
            let _ = change(model)
            ChatChannelInfoView(viewModel: model, channel: channel)
        }
    }

    private static let direct = conversation(isOnline: false)
    private static let directOnline = conversation(isOnline: true)

    private static func conversation(isOnline: Bool) -> ChatChannel {
        ChatChannel(
            cid: ChannelId(type: .messaging, id: "!members-info"),
            memberCount: 2, lastActiveMembers: [member("Test 1", isOnline: isOnline)])
    }

    /// The first two members are online.
    private static func group(of count: Int) -> ChatChannel {
        var channel = ChatChannel(
            cid: ChannelId(type: .messaging, id: "info"), name: "Test Group", memberCount: count,
            lastActiveMembers: (0..<count).map { member("Test \($0)", isOnline: $0 < 2) })
        channel.ownCapabilities = [.leaveChannel, .updateChannel]
        return channel
    }

    private static func member(_ name: String, isOnline: Bool) -> ChatChannelMember {
        ChatChannelMember(user: ChatUser(id: name, name: name, isOnline: isOnline))
    }

    // MARK: Pinned messages

    private static let pinned = [
        pinned("image", attachments: [attachment(.image)]),
        pinned("video", attachments: [attachment(.video)]),
        pinned("poll", poll: Poll(id: "poll", name: "Test poll")),
    ]

    private static func pinned(
        _ kind: String, attachments: [AnyChatMessageAttachment] = [], poll: Poll? = nil
    ) -> WrittenView {
        WrittenView(
            "PinnedMessagesView/test_pinnedMessagesView_\(kind)Snapshot", isScreen: true,
            configure: { _, utils in utils.dateFormatter = NoDates() },
            view: { _ in
                let message = ChatMessage(
                    id: "pinned", text: "", createdAt: Date(timeIntervalSince1970: 0),
                    author: ChatUser(id: "user", name: "Test User"), allAttachments: attachments, poll: poll)
                PinnedMessagesView(
                    channel: ChatChannel(
                        cid: ChannelId(type: .messaging, id: "pinned"), pinnedMessages: [message]))
            })
    }

    private static func attachment(_ type: AttachmentType, number: Int = 0) -> AnyChatMessageAttachment {
        let place = URL(fileURLWithPath: "/attachments/\(number)")
        let payload: any AttachmentPayload =
            type == .image
            ? ImageAttachmentPayload(title: nil, imageURL: place) : VideoAttachmentPayload(title: nil, videoURL: place)
        return AnyChatMessageAttachment(
            id: AttachmentId(cid: channel.cid, messageId: "message", index: number), type: type,
            payload: AnyAttachmentPayload(payload))
    }

    // MARK: Media and files

    private static let channel = ChatChannel(cid: ChannelId(type: .messaging, id: "sent"))

    private static let sent = [
        WrittenView("MediaAttachmentsView/test_mediaAttachmentsView_emptySnapshot", isScreen: true) { _ in
            MediaAttachmentsView(channel: channel)
        },
        // The screen of the tests is 393 points wide.
        WrittenView("MediaAttachmentsView/test_mediaAttachmentsView_notEmptySnapshot", isScreen: true) { _ in
            let controller = ChatChannelController(client: ChatClient(), channel: channel, messages: [photos])
            let _ = InjectedValues[\.chatClient] = controller.client
            MediaAttachmentsView(channel: channel, screenWidth: 393)
        },
        WrittenView("FileAttachmentsView/test_fileAttachmentsView_emptySnapshot", isScreen: true) { _ in
            FileAttachmentsView(channel: channel)
        },
        WrittenView("FileAttachmentsView/test_fileAttachmentsPickerView_snapshot", isScreen: true) { _ in
            FilePickerView(fileURLs: .constant([]))
        },
    ]

    private static let photos = ChatMessage(
        id: "photos", text: "", createdAt: Date(timeIntervalSince1970: 0), author: ChatUser(id: "author"),
        allAttachments: (0..<12).map { attachment(.image, number: $0) })

    private static let galleries = [
        WrittenView("GalleryView/test_galleryView_snapshotLoading", isScreen: true) { _ in
            GalleryView(
                mediaAttachments: [MediaAttachment(url: URL(fileURLWithPath: "/attachments/0"), type: .image)],
                author: ChatUser(id: "author"), isShown: .constant(true), selected: 0)
        },
        WrittenView("GalleryView/test_galleryHeader_snapshot") { _ in
            GalleryHeaderView(title: "Test", subtitle: "Subtitle", isShown: .constant(true))
        },
        WrittenView("LazyImageExtensions/test_imageURL_empty", isScreen: true) { _ in LazyImage(imageURL: nil) },
        WrittenView("MessageListView/test_messageListView_snapshotFallback") { _ in
            Image(uiImage: DefaultSnapshotCreator().makeSnapshot(for: AnyView(EmptyView())))
        },
    ]

    // MARK: Users, banners and sheets

    private static let users = [
        WrittenView("AddUsersView/test_addUsersView_snapshot", isScreen: true) { _ in
            let users = (0..<8).map { ChatUser(id: "\($0)", name: "Test User \($0)") }
            let model = AddUsersViewModel(loadedUserIds: [])
            let _ = model.users = users
            AddUsersView(viewModel: model, onUserTap: { _ in })
        },
        WrittenView("AlertBannerViewModifier/test_alertBanner_snapshot") { _ in
            Color.clear.alertBanner(isPresented: .constant(true))
        },
        WrittenView(
            "MoreChannelActionsFullScreenWrappingView/test_moreChannelActionsFullScreenWrappingView_snapshot",
            isScreen: true
        ) { _ in
            MoreChannelActionsFullScreenWrappingView(
                presentedView: AnyView(Text("Default Empty More Channel Actions FullScreen View")), onDismiss: {})
        },
        WrittenView("InstantCommandsView/test_instantCommandsView_snapshot") { _ in
            InstantCommandView(
                displayInfo: CommandDisplayInfo(
                    displayName: "Test command", icon: UIImage(systemName: "person") ?? circle,
                    format: "test command", isInstant: true))
        },
    ]
}
