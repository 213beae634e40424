import HeadlessUIKit

extension UISceneDelegate {
    /// Starts an application, which is when it says what its components are.
    func connect() {
        scene(UIScene(), willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
    }
}
