import Frames
import Rendering
internal import SwiftRuntime
import UIKitValues

extension UIApplication {
    /// Launches an app like iOS does, up to its first screen, and returns its window; `nil` if it has none, which is
    /// reported.
    ///
    ///     let window = UIApplication.launch(AppDelegate.self)
    ///     assertSnapshot(of: window!.rootViewController!, as: .image(on: .iPhone13))
    ///
    /// The app's delegate is created, notified that the launch is finished, and asked for the configuration of its
    /// scene. The scene's delegate is the configuration's `delegateClass`, the class in Info.plist, or else the class
    /// `SceneDelegate` in the module of the app's delegate. An app without one shows the window of its delegate.
    @discardableResult
    public static func launch(_ delegateType: (some UIResponder & UIApplicationDelegate).Type) -> UIWindow? {
        let launched = LaunchedApplication(delegate: ObjectCreation.make(delegateType))
        shared.launched = launched
        shared.delegate = launched.delegate
        launched.finish()
        guard let window = launched.windows.last else {
            RenderProblems.report(
                "\(delegateType): the launch created no window; set the window of \(launched.sceneOwner) "
                    + "and its rootViewController, or name the storyboard in Info.plist")
            return nil
        }
        return window
    }
}

extension UIApplicationDelegate where Self: UIResponder {
    /// The entry point of an app marked with `@main`. There is no screen to run on: `messageshot app` launches the app
    /// and draws its first screen; otherwise, a message says so, and the program exits.
    public static func main() {
        LaunchRequest.run(app: "\(Self.self)") { request in
            UIScreen.withSize(request.size) {
                UIApplication.launch(Self.self)?.frame(on: request)
            }
        }
    }
}

extension UIWindow {
    /// Returns the drawing of the window's controller on a screen, within the device's safe area.
    fileprivate func frame(on request: LaunchRequest) -> Frame? {
        guard let root = rootViewController else {
            RenderProblems.report("\(Self.self): the app's window has no rootViewController")
            return nil
        }
        let hasBar = (root as? UINavigationController)?.isNavigationBarHidden == false
        root.additionalSafeAreaInsets = UIEdgeInsets(
            top: hasBar ? request.topInsetUnderNavigationBar : request.topInset, left: 0, bottom: request.bottomInset,
            right: 0)
        var frame = root.makeFrame(proposing: ProposedSize(width: request.size.width, height: request.size.height))
        if frame.fill == nil, let color = backgroundColor { frame.fill = .color(color.rgba) }
        return frame
    }
}
