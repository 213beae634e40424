/// An instance of a program's interface.
open class UIScene: UIResponder {
    /// The identity of the scene.
    open var session: UISceneSession
    /// Kept and never read: there is no app switcher.
    open var title: String?
    /// The scene's own delegate. A launch creates it, keeps it, and calls it. Kept and never read: it is for the app's
    /// own use.
    open weak var delegate: UISceneDelegate?

    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// The reasons for creating a scene.
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {
        /// Always empty: links don't open the app.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// Always empty: there is no Handoff.
        open var userActivities: Set<NSUserActivity> { [] }
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
    /// The screen of the current render.
    open var screen: UIScreen { .main }
    /// The windows created for the scene, in order.
    open var windows: [UIWindow] { members.compactMap(\.window) }
    /// The last window that was made the key window, or else the last one.
    open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) ?? windows.last }
    /// The traits of the current render.
    open var traitCollection: UITraitCollection { .current }
    /// Always upright.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }

    private struct Member { weak var window: UIWindow? }
    private var members: [Member] = []

    final func add(_ window: UIWindow) {
        remove(window)
        members.append(Member(window: window))
    }

    final func remove(_ window: UIWindow) {
        members.removeAll { $0.window == nil || $0.window === window }
    }
}

/// The identity of a scene across runs of a program.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    open var persistentIdentifier: String { "scene" }
    open var role: Role { .windowApplication }
    /// The configuration from the app's delegate.
    open internal(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
    /// Kept and never read: nothing is restored.
    open var userInfo: [String: Any]?
}

/// The configuration of a new scene.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// Kept and never read: a launch creates a `UIWindowScene`.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate. It is created by `init()`.
    open var delegateClass: AnyClass?
    /// The storyboard with the scene's first screen; by default, that of Info.plist.
    open var storyboard: UIStoryboard?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

@MainActor @preconcurrency
public protocol UISceneDelegate: ObjectiveCProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

/// A link that opened the app. There never is one.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
    public let url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }
}

/// A user activity for Handoff. There never is one.
open class NSUserActivity: NSObject {
    public let activityType: String
    /// Kept and never read: there is no Handoff.
    open var title: String?
    /// Kept and never read: there is no Handoff.
    open var userInfo: [AnyHashable: Any]?
    /// Kept and never read: there is no Handoff.
    open var webpageURL: URL?

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Never called: a scene lives as long as the launched app.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Never called: a scene lives as long as the launched app.
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Never called: a scene lives as long as the launched app.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Never called: links don't open the app.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Never called: there is no Handoff.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
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
