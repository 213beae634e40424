import HeadlessUIKit

/// The navigation controller of conversations.
open class NavigationVC: UINavigationController {
    /// Creates a controller that shows `rootViewController` below a bar.
    public convenience required init(
        rootViewController: UIViewController,
        navigationBarClass: ChatNavigationBar.Type = ChatNavigationBar.self,
        toolbarClass: AnyClass? = nil
    ) {
        self.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
        pushViewController(rootViewController, animated: false)
    }
}

/// The bar at the top of conversations.
open class ChatNavigationBar: _NavigationBar, AppearanceProvider {
    override open func setUpAppearance() {
        super.setUpAppearance()

        backIndicatorImage = appearance.images.back.imageFlippedForRightToLeftLayoutDirection()
    }
}
