/// One instance of a program's interface.
open class UIScene: UIResponder {
    open var session: UISceneSession
    open var title: String?
    open weak var delegate: UISceneDelegate?

    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// Why a scene was made.
    open class ConnectionOptions: NSObject {
        open var userActivities: Set<AnyHashable> { [] }
        open var sourceApplication: String? { nil }
    }

    public init(
        session: UISceneSession = UISceneSession(), connectionOptions: ConnectionOptions = ConnectionOptions()
    ) {
        self.session = session
        super.init()
    }

    open var activationState: ActivationState { .foregroundActive }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
    open var screen: UIScreen { .main }
    open var windows: [UIWindow] { [] }
    open var traitCollection: UITraitCollection { .current }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// What is remembered of a scene.
open class UISceneSession: NSObject {
    open var persistentIdentifier: String { "scene" }
}

public protocol UISceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
