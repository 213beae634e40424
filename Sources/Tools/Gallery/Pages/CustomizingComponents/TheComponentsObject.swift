// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// The object in which an application replaces components.
enum TheComponentsObject {
    // Snippet 1, adapted: `...` stands for the rest of the function
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            // On the page: ...
            // …
            Components.default.messageContentView = MyCustomMessageView.self
            // On the page: ...
            // …
        }
    }
    // End of snippet

    /// An application's component.
    class MyCustomMessageView: ChatMessageContentView {}

    static let section = PictureSection("The Components object")
}
