import ChatModels
import ChatUI
import HeadlessUIKit

/// Whole screens with a channel or a thread.
extension Scene {
    var channelScreen: UIView { inNavigation(channelScreen(of: screenMessages)) }

    var threadScreen: UIView { inNavigation(threadScreen(of: screenMessages)) }

    /// The messages from the top down.
    var screenMessages: [ChatMessage] {
        inputs.objects("messages_top_to_bottom").enumerated().compactMap { index, fields in
            guard fields.has("text") else { return nil }
            // The list finds the options itself, and which messages are unread is known by their number.
            fields.ignore(["id", "layout_options", "first_unread"])
            return models.message(fields, id: "message-\(index)")
        }
    }

    /// - Parameter messages: The messages from the top down.
    func channelScreen(of messages: [ChatMessage]) -> ChatChannelVC {
        let screen = Components.default.channelVC.init()
        screen.channelController = ChatChannelController(
            client: client, channel: models.channel(inputs.object("channel")), messages: messages.reversed())
        return screen
    }

    /// - Parameter messages: The message that the thread is about, and the replies from the top down.
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

    /// Shows a screen in a navigation controller, if the case says so.
    func inNavigation(_ screen: UIViewController) -> UIView {
        // What the bar shows is the screen's own matter.
        inputs.object("navigation_bar")?.ignore(["title", "subtitle", "trailing"])
        inputs.ignore("safe_area", of: [0])
        let isInNavigation = inputs.bool("in_navigation_controller")
        return ControllerView(isInNavigation ? NavigationVC(rootViewController: screen) : screen)
    }
}
