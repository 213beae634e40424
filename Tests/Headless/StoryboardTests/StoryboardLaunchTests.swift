import HeadlessUIKit
import XCTest

@MainActor @preconcurrency
final class StoryboardLaunchTests: XCTestCase {
    /// Info.plist, among the resources of the delegate's module, names the storyboard.
    func testAppLaunchesWithItsStoryboard() throws {
        let window = try XCTUnwrap(UIApplication.launch(StoryboardAppDelegate.self))
        let tabs = try XCTUnwrap(window.rootViewController as? UITabBarController)
        XCTAssertEqual(tabs.viewControllers?.count, 3)
        let delegate = try XCTUnwrap(UIApplication.shared.delegate as? StoryboardAppDelegate)
        XCTAssertIdentical(delegate.window, window)
        XCTAssertIdentical(delegate.rootAtLaunch, tabs)
    }
}

class StoryboardAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var rootAtLaunch: UIViewController?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        rootAtLaunch = window?.rootViewController
        return true
    }
}
