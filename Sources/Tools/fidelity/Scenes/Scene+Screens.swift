import ChatModels
import ChatUI
import HeadlessUIKit

/// Whole screens with a channel or a thread.
extension Scene {
    var channelScreenView: UIView {
        let fields = inputs.object("channel")
        let messages = screenMessages
        let screen = Components.default.channelVC.init()
        screen.channelController = ChatChannelController(
            client: ChatClient(currentUser: CurrentChatUser(user: ChatUser(id: "me"))),
            channel: channelOfScreen(fields), messages: messages.reversed())
        return screenView(screen, list: screen.messageListVC)
    }

    var threadScreenView: UIView {
        var messages = screenMessages
        let client = ChatClient(currentUser: CurrentChatUser(user: ChatUser(id: "me")))
        let screen = Components.default.threadVC.init()
        let channel = channelOfScreen(inputs.object("channel"))
        var parent = messages.removeFirst()
        parent.replyCount = messages.count
        screen.channelController = ChatChannelController(client: client, channel: channel)
        screen.messageController = ChatMessageController(
            client: client, cid: channel.cid, message: parent, replies: messages.reversed())
        return screenView(screen, list: screen.messageListVC)
    }

    // MARK: Messages and channels

    /// The messages from the top down. Who is named at random is someone else each time.
    private var screenMessages: [ChatMessage] {
        inputs.objects("messages_top_to_bottom").enumerated().compactMap { index, fields in
            fields.ignore([
                "date_separator", "unread_separator", "replies_separator", "first_unread", "id", "layout_options",
            ])
            guard fields.has("text") else { return nil }
            var message = reader.message(fields, id: "message-\(index)")
            message.author = ChatUser(
                id: "author-\(index)", name: message.author.name,
                imageURL: message.author.imageURL, isOnline: message.author.isOnline)
            return message
        }
    }

    /// A channel with its capabilities. One of which no commands are said has some.
    func channelOfScreen(_ fields: Fields?) -> ChatChannel {
        var channel = reader.channel(fields)
        guard let fields else { return channel }
        let capabilities = fields.strings("own_capabilities")
        channel.ownCapabilities = Set(capabilities.map(ChannelCapability.init(rawValue:)))
        channel.watcherCount = fields.int("watcher_count") ?? 0
        channel.unreadCount = ChannelUnreadCount(messages: fields.int("unread_count") ?? 0)
        channel.cooldownDuration = fields.int("cooldown_s") ?? 0
        channel.config.commands = fields.has("commands") ? [] : [Command(name: "giphy", args: "[text]")]
        fields.ignore(["commands"])
        return channel
    }

    // MARK: Around the screen

    private func screenView(_ screen: UIViewController, list: ChatMessageListVC) -> UIView {
        Components.default.messageContentView = FixedSizeMessageContentView.self
        Appearance.default.fonts.subheadline = .preferredFont(
            forTextStyle: .subheadline, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        inputs.ignore(["composer", "date_overlay", "in_navigation_controller", "safe_area"])
        let bar = inputs.object("navigation_bar")
        bar?.ignore(["subtitle", "trailing"])
        let title = bar?.string("title")
        let leading = bar?.string("leading")
        if inputs.string("wrapped_in") != nil {
            return ControllerView(hosted(screen, title: title, leading: leading))
        }
        // The pictures of screens are mirrored but for their lists.
        let leftToRight = UITraitCollection(layoutDirection: .leftToRight)
        screen.setOverrideTraitCollection(leftToRight, forChild: list)
        guard inputs.bool("in_navigation_controller") else { return ControllerView(screen) }
        return ControllerView(NavigationVC(rootViewController: screen))
    }

    /// The screen in a white one of another framework, which keeps clear of the bars.
    private func hosted(_ screen: UIViewController, title: String?, leading: String?) -> UIViewController {
        let host = UIViewController()
        host.view.backgroundColor = .systemBackground
        host.addChild(screen)
        host.view.addSubview(screen.view)
        screen.view.translatesAutoresizingMaskIntoConstraints = false
        let area = host.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            screen.view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            screen.view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            screen.view.topAnchor.constraint(equalTo: area.topAnchor),
            screen.view.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        ])
        screen.didMove(toParent: host)
        host.navigationItem.title = title
        if let text = leading?.components(separatedBy: " (").first {
            host.navigationItem.leftBarButtonItem = UIBarButtonItem(title: text)
        }
        let navigation = NavigationVC(rootViewController: host)
        if let insets = inputs.object("safe_area") {
            navigation.additionalSafeAreaInsets = UIEdgeInsets(
                top: CGFloat(insets.number("top") ?? 0), left: 0, bottom: CGFloat(insets.number("bottom") ?? 0),
                right: 0)
        }
        return navigation
    }
}

/// In the pictures of whole screens, the texts of messages don't follow the content size; nor does anything in the
/// font of quoted messages.
final class FixedSizeMessageContentView: ChatMessageContentView {
    override func setUp() {
        super.setUp()
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        var fixed = appearance
        fixed.fonts.body = .preferredFont(forTextStyle: .body, compatibleWith: usual)
        fixed.fonts.emoji = fixed.fonts.body.withSize(50)
        appearance = fixed
    }
}
