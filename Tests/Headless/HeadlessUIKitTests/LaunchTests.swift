import XCTest

@testable import HeadlessUIKit

@MainActor @preconcurrency
final class LaunchTests: XCTestCase {
    func testDelegatesAreCalledInOrderAndTheScenesWindowIsReturned() throws {
        Calls.list = []
        let window = try XCTUnwrap(UIApplication.launch(ScenesDelegate.self))
        XCTAssertEqual(Calls.list, ["will", "did", "configuration", "connect", "foreground", "active"])
        XCTAssertEqual(window.rootViewController?.title, "First")

        let application = UIApplication.shared
        XCTAssert(application.delegate is ScenesDelegate)
        XCTAssertEqual(application.windows, [window])
        let scene = try XCTUnwrap(application.connectedScenes.first as? UIWindowScene)
        XCTAssertEqual(scene.windows, [window])
        XCTAssertEqual(scene.session.configuration.name, "Club")
        XCTAssertIdentical(scene.delegate as? OwnSceneDelegate, window.windowScene?.delegate)
    }

    func testAppWithoutScenesShowsItsDelegatesWindow() {
        Calls.list = []
        let window = UIApplication.launch(WindowDelegate.self)
        XCTAssertEqual(window?.rootViewController?.title, "Only")
        XCTAssertEqual(window?.bounds.size, CGSize(width: 390, height: 844))
        XCTAssertEqual(Calls.list, ["did", "active"])
        XCTAssertEqual(UIApplication.shared.keyWindow, window)
    }

    func testSecondLaunchTakesThePlaceOfTheFirst() {
        UIApplication.launch(ScenesDelegate.self)
        UIApplication.launch(WindowDelegate.self)
        XCTAssertEqual(UIApplication.shared.windows.map { $0.rootViewController?.title }, ["Only"])
    }

    func testAppWithoutWindowIsReported() {
        let lines = reported { XCTAssertNil(UIApplication.launch(IdleDelegate.self)) }
        XCTAssertEqual(
            lines,
            [
                "IdleDelegate: the launch created no window; set the window of IdleDelegate and its "
                    + "rootViewController, or name the storyboard in Info.plist"
            ])
    }

    func testInfoPlistNamesTheScenesDelegate() {
        let info: [String: Any] = [
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": [
                    "UIWindowSceneSessionRoleApplication": [
                        ["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).ClubSceneDelegate"]
                    ]
                ]
            ]
        ]
        XCTAssertEqual(
            LaunchedApplication.sceneDelegateName(inInfo: info), "$(PRODUCT_MODULE_NAME).ClubSceneDelegate")
        XCTAssertNil(LaunchedApplication.sceneDelegateName(inInfo: ["UIApplicationSceneManifest": "no"]))
    }

    func testWindowLeavesItsSceneForAnother() {
        let (first, second) = (UIWindowScene(), UIWindowScene())
        let window = UIWindow(windowScene: first)
        XCTAssertEqual(first.windows, [window])
        window.windowScene = second
        XCTAssertEqual(first.windows, [])
        XCTAssertEqual(second.windows, [window])
        window.windowScene = nil
        XCTAssertEqual(second.windows, [])
    }

    func testStoryboardGivesWhatIsRegistered() {
        UIStoryboard.register("Launch", identifier: "Login") { TitledController("Login") }
        UIStoryboard.register("Launch") { TitledController("Initial") }
        let storyboard = UIStoryboard(name: "Launch", bundle: nil)
        XCTAssertEqual(storyboard.instantiateInitialViewController()?.title, "Initial")
        XCTAssertEqual(storyboard.instantiateViewController(withIdentifier: "Login").title, "Login")
        let login: TitledController = storyboard.instantiateViewController(identifier: "Login") { _ in nil }
        XCTAssertEqual(login.title, "Login")
        XCTAssertNotIdentical(login, storyboard.instantiateViewController(withIdentifier: "Login"))
    }
}

@MainActor @preconcurrency
private enum Calls {
    static var list: [String] = []
}

private final class TitledController: UIViewController {
    convenience init(_ title: String) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
    }
}

private class ScenesDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Calls.list.append("will")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Calls.list.append("did")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        Calls.list.append("configuration")
        let configuration = UISceneConfiguration(name: "Club", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = OwnSceneDelegate.self
        return configuration
    }
}

private class OwnSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        Calls.list.append("connect")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = TitledController("First")
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillEnterForeground(_ scene: UIScene) { Calls.list.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { Calls.list.append("active") }
}

private class WindowDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Calls.list.append("did")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = TitledController("Only")
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Calls.list.append("active") }
}

private class IdleDelegate: UIResponder, UIApplicationDelegate {}
