import HeadlessUIKit

extension UISceneDelegate {
    /// Starts an application, which sets its components at that time.
    func connect() {
        scene(UIScene(), willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
    }
}
