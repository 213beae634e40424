import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: GreetingViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

/// A title, and a card inside the safe area.
final class GreetingViewController: UIViewController {
    private let card = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let app = UIApplication.shared.delegate as? AppDelegate
        title = app?.isPrepared == true ? "Prepared" : "Unprepared"
        view.backgroundColor = .systemBackground
        card.text = "Good morning"
        card.textAlignment = .center
        card.backgroundColor = .systemYellow
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            card.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }
}
