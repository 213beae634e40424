import ChatModels
import ChatUI
import HeadlessUIKit

/// The families of rows of channels and threads.
extension Scene {
    var channelItemView: UIView { channelItemView { _ in } }

    /// - Parameter change: Changes the message in the row.
    func channelItemView(changing change: (inout ChatMessage) -> Void) -> UIView {
        useTimeFormat()
        let view = Components.default.channelContentView.init()
        // A row without content has no current user either.
        guard let fields = inputs.object("channel") else {
            inputs.ignore(["content", "channel", "current_user", "preview_message", "unread_count"])
            return view
        }
        var channel = models.channel(fields)
        channel.unreadCount = ChannelUnreadCount(messages: inputs.int("unread_count") ?? 0)
        channel.previewMessage = inputs.object("preview_message").map { models.message($0) }
        if var message = channel.previewMessage {
            change(&message)
            channel.previewMessage = message
        }
        view.content = .init(channel: channel, currentUserId: viewer.id, searchResult: searchResult)
        return view
    }

    private var searchResult: ChatChannelListItemView.Content.SearchResult? {
        inputs.object("search_result").map { result in
            .init(
                text: result.string("query") ?? "",
                message: result.object("message").map { models.message($0, id: "found") })
        }
    }

    /// Some scenes show the time of day, even for old messages.
    func useTimeFormat() {
        inputs.ignore("time_format", of: ["relative (old: short date)"])
        guard inputs.value("time_format", of: ["clock time always": true]) == true else { return }
        let time = Appearance.default.formatters.messageTimestamp
        Appearance.default.formatters.channelListMessageTimestamp = time
        Appearance.default.formatters.threadListMessageTimestamp = time
    }

    var unreadCountView: UIView {
        let view = Components.default.channelUnreadCountView.init()
        view.content = ChannelUnreadCount(messages: inputs.int("unread_count") ?? 0)
        return view
    }

    var threadItemView: UIView {
        useTimeFormat()
        let view = Components.default.threadListItemView.init()
        view.content = inputs.object("thread").map { fields in
            .init(thread: models.thread(fields, readBy: viewer), currentUserId: viewer.id)
        }
        return view
    }
}
