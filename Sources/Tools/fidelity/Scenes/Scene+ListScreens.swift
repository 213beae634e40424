import ChatModels
import ChatUI
import HeadlessUIKit

/// Whole screens with a list of channels or threads.
extension Scene {
    var channelListView: UIView {
        Appearance.default.formatters.channelListMessageTimestamp = Appearance.default.formatters.messageTimestamp
        Components.default.isChatChannelListStatesEnabled = inputs.has("state")
        Components.default.channelListSearchStrategy = inputs.bool("search_bar") ? .channels : nil
        inputs.ignore(["time_format", "state", "in_navigation_controller"])
        inputs.object("navigation_bar")?.ignore(["title", "leading"])
        let user = ChatUser(id: "me", name: "Me", imageURL: reader.imageURL("yoda"))
        let client = ChatClient(currentUser: CurrentChatUser(user: user))
        let channels = inputs.objects("channels").map(listedChannel)
        let list = ChatChannelListVC.make(
            with: ChatChannelListController(client: client, channels: channels))
        ViewEdits.apply(.scene, to: list.collectionView)
        return ControllerView(UINavigationController(rootViewController: list))
    }

    private func listedChannel(_ fields: Fields) -> ChatChannel {
        fields.ignore(["shown_title", "shown_subtitle"])
        let members = fields.objects("members").enumerated().map { index, member in
            ChatChannelMember(user: reader.user(member, role: index == 0 ? "other" : "me"))
        }
        let isDirect = fields.bool("direct")
        return ChatChannel(
            cid: ChannelId(type: .messaging, id: isDirect ? "!members-1" : "channel"), name: fields.string("name"),
            imageURL: reader.imageURL(fields.string("image")), memberCount: members.count,
            lastActiveMembers: members,
            unreadCount: ChannelUnreadCount(messages: fields.int("unread_count") ?? 0),
            previewMessage: fields.object("preview_message").map(listedMessage))
    }

    private func listedMessage(_ fields: Fields) -> ChatMessage {
        fields.ignore(["shown_time"])
        let author = fields.string("author")?.split(separator: " ").first.map(String.init) ?? ""
        return ChatMessage(
            id: "message", text: fields.string("text") ?? "",
            createdAt: Date(timeIntervalSince1970: fields.number("created_at_epoch_s") ?? 0),
            author: ChatUser(id: author), isSentByCurrentUser: fields.bool("is_sent_by_current_user"),
            readByCount: fields.int("read_by") ?? 0)
    }

    var threadListView: UIView {
        inputs.object("current_user")?.ignore(["id", "name", "image", "is_online"])
        inputs.ignore(["time_format", "in_navigation_controller"])
        let threads = inputs.objects("threads").map(thread)
        let state = inputs.string("state") ?? ""
        let controller = ChatThreadListController(
            client: ChatClient(currentUser: CurrentChatUser(user: ChatUser(id: "me"))), threads: threads,
            state: state.hasPrefix("loading")
                ? .initialized : state.hasPrefix("error") ? .remoteDataFetchFailed : .remoteDataFetched)
        let list = ChatThreadListVC(threadListController: controller)
        list.isLoadingNewThreads = state.contains("loading state")
        // Like the list of messages, the rows of a table are not mirrored in the pictures.
        list.tableView.overrideTraits(UITraitCollection(layoutDirection: .leftToRight))
        return ControllerView(list)
    }
}

/// A view that is filled by a controller's view, and keeps the controller.
final class ControllerView: UIView {
    private var controller: UIViewController?

    convenience init(_ controller: UIViewController) {
        self.init(frame: .zero)
        self.controller = controller
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(controller.view)
        NSLayoutConstraint.activate([
            controller.view.leadingAnchor.constraint(equalTo: leadingAnchor),
            controller.view.trailingAnchor.constraint(equalTo: trailingAnchor),
            controller.view.topAnchor.constraint(equalTo: topAnchor),
            controller.view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
}
