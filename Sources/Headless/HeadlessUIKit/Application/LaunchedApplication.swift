internal import SwiftRuntime
import UIKitValues

/// A launched app: its delegate, its scene, and the scene's delegate.
@MainActor
final class LaunchedApplication {
    let delegate: any UIResponder & UIApplicationDelegate
    let scene: UIWindowScene
    private var sceneDelegate: (any UISceneDelegate)?

    /// The window with the first screen of the storyboard that Info.plist names.
    private var storyboardWindow: UIWindow?

    init(delegate: any UIResponder & UIApplicationDelegate) {
        self.delegate = delegate
        scene = UIWindowScene()
    }

    /// The type that should have created a window.
    var sceneOwner: String { sceneDelegate.map { "\(type(of: $0))" } ?? "\(type(of: delegate))" }

    /// The windows with a controller: those of the scene, or else that of the app's delegate.
    var windows: [UIWindow] {
        let windows = scene.windows.filter { !$0.isHidden }
        if !windows.isEmpty { return windows }
        let owned = (sceneDelegate as? any UIWindowSceneDelegate)?.window ?? delegate.window ?? storyboardWindow
        return owned.map { [$0] } ?? []
    }

    /// Calls the delegates in the order of a launch.
    func finish() {
        let application = UIApplication.shared
        let info = AppInfo.dictionary(of: delegate)
        if let storyboard = UIStoryboard.main(inInfo: info) {
            storyboardWindow = window(of: storyboard)
            delegate.window = storyboardWindow
        }
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        guard let type = sceneDelegateType() else {
            storyboardWindow?.makeKeyAndVisible()
            delegate.applicationDidBecomeActive(application)
            return
        }
        guard let made = ObjectCreation.make(type) as? any UISceneDelegate else { return }
        sceneDelegate = made
        scene.delegate = made
        if let storyboard = scene.session.configuration.storyboard ?? UIStoryboard.scene(inInfo: info) {
            storyboardWindow = window(of: storyboard)
            storyboardWindow?.windowScene = scene
            (made as? any UIWindowSceneDelegate)?.window = storyboardWindow
        }
        made.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        storyboardWindow?.makeKeyAndVisible()
        made.sceneWillEnterForeground(scene)
        made.sceneDidBecomeActive(scene)
    }

    /// Creates a window with the initial controller of a storyboard, as a launch does.
    private func window(of storyboard: UIStoryboard) -> UIWindow? {
        guard let root = storyboard.instantiateInitialViewController() else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        return window
    }

    /// The class of the scene's delegate; `nil` for an app without scenes.
    private func sceneDelegateType() -> NSObject.Type? {
        let configuration = delegate.application(
            .shared, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
        scene.session.configuration = configuration
        if let named = configuration.delegateClass { return named as? NSObject.Type }
        let module = String(reflecting: type(of: delegate)).split(separator: ".").first ?? ""
        let named = Self.sceneDelegateName(inInfo: AppInfo.dictionary(of: delegate))
        for name in [named, "SceneDelegate"].compactMap({ $0 }) {
            // Info.plist usually names the module with a build setting.
            let name = name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
            let type: AnyClass? = NSClassFromString(name.contains(".") ? name : "\(module).\(name)")
            if let type = type as? NSObject.Type, type is any UISceneDelegate.Type { return type }
        }
        return nil
    }

    /// The class for the first scene in Info.plist.
    static func sceneDelegateName(inInfo info: [String: Any]) -> String? {
        AppInfo.firstScene(in: info)?["UISceneDelegateClassName"] as? String
    }
}
