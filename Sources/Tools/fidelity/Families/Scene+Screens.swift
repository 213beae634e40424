import ChatModels
import ChatUI
import HeadlessUIKit

/// The families of screens with a channel or a thread.
extension Scene {
    var channelScreen: UIView { inNavigation(channelScreen(of: screenMessages)) }

    var threadScreen: UIView { inNavigation(threadScreen(of: screenMessages)) }

    /// The messages, top to bottom.
    var screenMessages: [ChatMessage] {
        inputs.objects("messages_top_to_bottom").enumerated().compactMap { index, fields in
            guard fields.has("text") else { return nil }
            // The list computes the options, and finds the unread messages by their number.
            fields.ignore(["id", "layout_options", "first_unread"])
            return models.message(fields, id: "message-\(index)")
        }
    }

    /// - Parameter messages: The messages, top to bottom.
    func channelScreen(of messages: [ChatMessage]) -> ChatChannelVC {
        let screen = Components.default.channelVC.init()
        screen.channelController = ChatChannelController(
            client: client, channel: models.channel(inputs.object("channel")), messages: messages.reversed())
        return screen
    }

    /// - Parameter messages: The thread's parent message and the replies, top to bottom.
    func threadScreen(of messages: [ChatMessage]) -> ChatThreadVC {
        let screen = Components.default.threadVC.init()
        let channel = models.channel(inputs.object("channel"))
        screen.channelController = ChatChannelController(client: client, channel: channel)
        guard var parent = messages.first else { return screen }
        parent.replyCount = messages.count - 1
        screen.messageController = ChatMessageController(
            client: client, cid: channel.cid, message: parent, replies: messages.dropFirst().reversed())
        return screen
    }

    /// Shows a screen in a navigation controller, if the case requires it.
    func inNavigation(_ screen: UIViewController) -> UIView {
        // The screen sets the content of the bar itself.
        inputs.object("navigation_bar")?.ignore(["title", "subtitle", "trailing"])
        inputs.ignore("safe_area", of: [0])
        let isInNavigation = inputs.bool("in_navigation_controller")
        return ControllerView(isInNavigation ? NavigationVC(rootViewController: screen) : screen)
    }
}
