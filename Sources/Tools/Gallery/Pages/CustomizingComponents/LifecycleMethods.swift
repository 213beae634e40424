// swift-format-ignore-file
import ChatModels
import ChatUI
import DocumentationImages
import HeadlessUIKit

/// The four steps in which every component is set up.
enum LifecycleMethods {
    /// The methods of `Customizable`, without bodies as in every protocol.
    protocol Component: Customizable {
        // Snippet 2
        /// Main point of customization for the view functionality.
        func setUp()

        /// Main point of customization for the view appearance.
        func setUpAppearance()

        /// Main point of customization for the view layout.
        func setUpLayout()

        /// Main point of customizing the way the view updates its content.
        func updateContent()
        // End of snippet
    }

    static let section = PictureSection("Components Lifecycle Methods")
}
