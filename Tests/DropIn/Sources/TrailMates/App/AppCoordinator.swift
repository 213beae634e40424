import StreamChat
import StreamChatUI
import UIKit

/// Decides what the window shows: the login, or the chat of who is logged in.
public final class AppCoordinator {
    private let window: UIWindow

    public init(window: UIWindow) {
        self.window = window
    }

    public func start() {
        Theme.install()
        window.tintColor = .trailGreen
        if ChatClient.shared.currentUserId == nil { showLogin() } else { showChat() }
        window.makeKeyAndVisible()
    }

    func showLogin() {
        let login = LoginViewController()
        login.onLogin = { [weak self] in self?.showChat() }
        window.rootViewController = UINavigationController(rootViewController: login)
    }

    func showChat() {
        guard let client = ChatClient.shared else { return }
        let tabs = MainTabBarController(client: client)
        tabs.onLogout = { [weak self] in
            ChatManager.shared.logOut { self?.showLogin() }
        }
        window.rootViewController = tabs
    }
}
