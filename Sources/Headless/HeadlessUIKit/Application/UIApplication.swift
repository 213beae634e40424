import Frames
import Rendering

/// The running program. It is in the foreground, and opens nothing.
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    public enum State: Int, Sendable { case active, inactive, background }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The app's own delegate. ``launch(_:)`` creates it, keeps it, and calls it. Kept and never read: it is for the
    /// app's own use.
    open weak var delegate: UIApplicationDelegate?
    /// Always active.
    open var applicationState: State { .active }
    /// The windows of the launched app, the key window last.
    open var windows: [UIWindow] { launched?.windows ?? [] }
    /// The window of the launched app.
    open var keyWindow: UIWindow? { windows.last }
    /// The scene of the launched app.
    open var connectedScenes: Set<UIScene> { launched.map { [$0.scene] } ?? [] }
    /// The session of the launched app's scene.
    open var openSessions: Set<UISceneSession> { launched.map { [$0.scene.session] } ?? [] }
    /// Kept and never read: there is no icon.
    open var applicationIconBadgeNumber = 0
    /// Kept and never read: there is no display to turn off.
    open var isIdleTimerDisabled = false

    /// The app that ``launch(_:)`` created.
    final var launched: LaunchedApplication?

    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIContentSizeCategory(RenderSettings.current.contentSize)
    }

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        RenderSettings.current.direction == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Always false: nothing is opened.
    open func canOpenURL(_ url: URL) -> Bool { false }

    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    /// Calls a method with a sender and an event, as far as the method takes them.
    ///
    /// - Parameter target: For `nil`, the first responder, or else the sender, and the responders after it are asked for
    ///   one that has the method.
    /// - Returns: Whether there was an object to call it on.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let responder = UIResponder.first ?? sender as? UIResponder
        guard
            let target = target as AnyObject? ?? responder?.target(forAction: action, withSender: sender) as AnyObject?
        else { return false }
        action.send(to: target, [sender, event])
        return true
    }

    /// Does nothing: there are no notifications.
    open func registerForRemoteNotifications() {}
    /// Does nothing: there are no notifications.
    open func unregisterForRemoteNotifications() {}

    public static let openSettingsURLString = "app-settings:"

    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    nonisolated public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
}

/// Life cycle events of an app. A launch calls only the first three, and ``applicationDidBecomeActive(_:)`` for an app
/// without scenes.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: ObjectiveCProtocol {
    var window: UIWindow? { get set }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    func applicationDidBecomeActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    public func applicationDidBecomeActive(_ application: UIApplication) {}
}
