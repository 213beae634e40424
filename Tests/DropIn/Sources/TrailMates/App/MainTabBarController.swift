import StreamChat
import StreamChatUI
import UIKit

/// The tabs of the chat, with the number of what is unread.
final class MainTabBarController: UITabBarController {
    private let client: ChatClient
    private let currentUserController: CurrentChatUserController
    private let eventsController: EventsController

    var onLogout: (() -> Void)?

    /// The last message that somebody else sent, as the application's log tells it.
    private(set) var lastEventText: String?

    private(set) lazy var channelListVC: TrailChannelListVC = {
        let list = TrailChannelListVC()
        list.controller = client.channelListController(query: ChannelListFilter.all.query(for: client))
        return list
    }()

    private(set) lazy var threadListVC: TrailThreadListVC = {
        TrailThreadListVC(threadListController: client.threadListController(query: ThreadListQuery(watch: true)))
    }()

    private(set) lazy var profileVC = ProfileViewController(viewModel: ProfileViewModel(client: client))

    init(client: ChatClient) {
        self.client = client
        currentUserController = client.currentUserController()
        eventsController = client.eventsController()
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        channelListVC.tabBarItem = UITabBarItem(
            title: Strings.Tabs.chats, image: UIImage(systemName: "message"), tag: 0)
        threadListVC.tabBarItem = UITabBarItem(
            title: Strings.Tabs.threads, image: UIImage(systemName: "text.bubble"), tag: 1)
        profileVC.tabBarItem = UITabBarItem(title: Strings.Tabs.profile, image: UIImage(systemName: "person"), tag: 2)
        profileVC.onLogout = { [weak self] in self?.onLogout?() }
        viewControllers = [channelListVC, threadListVC, profileVC].map(UINavigationController.init(rootViewController:))

        currentUserController.delegate = self
        currentUserController.synchronize()
        eventsController.delegate = self
        show(currentUserController.unreadCount)
    }

    private func show(_ unread: UnreadCount) {
        channelListVC.navigationController?.tabBarItem.badgeValue = unread.channels > 0 ? "\(unread.channels)" : nil
        threadListVC.navigationController?.tabBarItem.badgeValue = unread.threads > 0 ? "\(unread.threads)" : nil
    }
}

extension MainTabBarController: CurrentChatUserControllerDelegate {
    func currentUserController(
        _ controller: CurrentChatUserController, didChangeCurrentUserUnreadCount unreadCount: UnreadCount
    ) {
        show(unreadCount)
    }
}

extension MainTabBarController: EventsControllerDelegate {
    func eventsController(_ controller: EventsController, didReceiveEvent event: Event) {
        switch event {
        case let event as MessageNewEvent:
            lastEventText = "\(event.user.name ?? event.user.id): \(event.message.text)"
        case let event as ReactionNewEvent:
            lastEventText = "\(event.user.id) reacted with \(event.reaction.type.rawValue)"
        case let event as MessageDeletedEvent:
            lastEventText = "deleted: \(event.message.id)"
        default:
            break
        }
    }
}
