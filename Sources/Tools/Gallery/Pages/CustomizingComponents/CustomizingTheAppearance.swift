// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// A green border around every avatar.
enum CustomizingTheAppearance {
    // Snippet 3
    class BorderedAvatarView: ChatAvatarView {

        override func setUpAppearance() {
            super.setUpAppearance()

            imageView.layer.borderWidth = 1.0
            imageView.layer.borderColor = UIColor.green.cgColor
        }
    }
    // End of snippet

    // Snippet 4, adapted: `...` stands for the rest of the function
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            // On the page: ...
            // …
            Components.default.avatarView = BorderedAvatarView.self
            // On the page: ...
            // …
        }
    }
    // End of snippet

    @MainActor
    static func addBorders() {
        SceneDelegate().connect()
    }

    static let section = PictureSection("Customizing the appearance") {
        PictureRow(
            DockAtDawn.unchanged.captioned("Before"),
            PictureEntry("bordered-avatars", of: DockAtDawn.scene, changedBy: addBorders).captioned("After"))
    }
}
