/// An instance of a program's interface.
open class UIScene: UIResponder {
    /// Kept and never read: scenes come and go on devices only.
    open var session: UISceneSession
    /// Kept and never read: no app switcher shows it.
    open var title: String?
    /// Kept and never called: scenes come and go on devices only.
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
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    open var persistentIdentifier: String { "scene" }
    open var role: Role { .windowApplication }
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    /// Kept and never read: nothing is restored.
    open var userInfo: [String: Any]?
}

/// How a scene is to be made. Kept and never read: no scene is connected in a still.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    open var storyboard: UIStoryboard?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
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
