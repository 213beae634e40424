import ChatModels
import ChatUI
import HeadlessUIKit

/// The families of screens with a list of channels or threads.
extension Scene {
    var channelListScreen: UIView { channelListScreen { _ in } }

    /// - Parameter change: Changes the screen after its view is loaded.
    func channelListScreen(changing change: (ChatChannelListVC) -> Void) -> UIView {
        useTimeFormat()
        Components.default.channelListSearchStrategy = inputs.bool("search_bar") ? .channels : nil
        inputs.ignore(["in_navigation_controller"])
        let bar = inputs.object("navigation_bar")
        // The screen sets its title itself.
        bar?.ignore(["title"])
        let image = models.imageURL(bar?.value("leading", of: ["current user avatar (yoda), 32 pt": "yoda"]))
        let client = ChatClient(currentUser: CurrentChatUser(user: ChatUser(id: "me", name: "Me", imageURL: image)))
        let list = ChatChannelListVC.make(
            with: ChatChannelListController(client: client, channels: inputs.objects("channels").map(listedChannel)))
        change(list)
        return ControllerView(UINavigationController(rootViewController: list))
    }

    private func listedChannel(_ fields: Fields) -> ChatChannel {
        var channel = models.channel(fields)
        if channel.isDirectMessageChannel, channel.lastActiveMembers.count == 2 {
            // The second member of a channel of two looks at it.
            channel.lastActiveMembers[1] = ChatChannelMember(user: ChatUser(id: "me"))
        }
        channel.previewMessage = fields.object("preview_message").map(listedMessage)
        return channel
    }

    private func listedMessage(_ fields: Fields) -> ChatMessage {
        let author = fields.value(
            "author", of: ["Me": ChatUser(id: "me", name: "Me"), "Vader2 (id, no name)": ChatUser(id: "Vader2")])
        return ChatMessage(
            id: "message", text: fields.string("text") ?? "",
            createdAt: Date(timeIntervalSince1970: fields.number("created_at_epoch_s") ?? 0),
            author: author ?? ChatUser(id: "author"), isSentByCurrentUser: fields.bool("is_sent_by_current_user"),
            readByCount: fields.int("read_by") ?? 0)
    }

    /// - Parameter isLoadingNewThreads: Whether new threads are loading that the list doesn't show yet.
    func threadListScreen(_ state: DataControllerState, isLoadingNewThreads: Bool = false) -> UIView {
        useTimeFormat()
        inputs.ignore(["in_navigation_controller"])
        inputs.ignore("state", of: ["loaded"])
        let controller = ChatThreadListController(
            client: client, threads: inputs.objects("threads").map { models.thread($0, readBy: viewer) }, state: state)
        let list = ChatThreadListVC(threadListController: controller)
        list.isLoadingNewThreads = isLoadingNewThreads
        return ControllerView(list)
    }
}
