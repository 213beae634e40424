/// An instance of a program's interface.
open class UIScene: UIResponder {
    open var session: UISceneSession
    open var title: String?
    open weak var delegate: UISceneDelegate?

    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// Why a scene was made.
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {
        /// Always empty.
        open var userActivities: Set<AnyHashable> { [] }
        /// Always `nil`.
        open var sourceApplication: String? { nil }
    }

    public init(
        session: UISceneSession = UISceneSession(), connectionOptions: ConnectionOptions = ConnectionOptions()
    ) {
        self.session = session
        super.init()
    }

    /// Always in the foreground and active.
    open var activationState: ActivationState { .foregroundActive }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
    /// The screen of the render under way.
    open var screen: UIScreen { .main }
    /// Always empty: windows are drawn on their own, not found through their scene.
    open var windows: [UIWindow] { [] }
    /// The traits of the render under way.
    open var traitCollection: UITraitCollection { .current }
    /// Always upright.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// The identity of a scene over several runs of a program.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    open var persistentIdentifier: String { "scene" }
}

@MainActor @preconcurrency
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
    /// Never called: a still has no life cycle.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Never called: a still has no life cycle.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Never called: a still has no life cycle.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Never called: a still has no life cycle.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Never called: a still has no life cycle.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Never called: a still has no life cycle.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
