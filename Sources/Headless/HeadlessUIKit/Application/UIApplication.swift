import Frames

/// The program as UIKit sees it. It runs in the foreground and opens nothing.
open class UIApplication: UIResponder {
    public static var shared: UIApplication { UIApplication() }

    public enum State: Int, Sendable { case active, inactive, background }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Kept and never called: nothing is launched in a still.
    open weak var delegate: UIApplicationDelegate?
    /// Always active.
    open var applicationState: State { .active }
    /// Always empty: windows are drawn on their own, not found through the application.
    open var windows: [UIWindow] { [] }
    /// Always empty.
    open var connectedScenes: Set<UIScene> { [] }
    /// Kept and never read: there is no icon.
    open var applicationIconBadgeNumber = 0
    /// Kept and never read: there is no display to switch off.
    open var isIdleTimerDisabled = false

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

    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
}

@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
    var window: UIWindow? { get set }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}
