import ChatModels
import Frames
import HeadlessUIKit
import Rendering

/// A screen above a tab bar, under one of its tabs.
///
///     let tabs = [ListTab("Chats", symbol: "message.fill", badge: "3"), ListTab("Settings", symbol: "gear")]
///     let screen = TabBarScreen(ChannelListScreen(channels: channels, currentUser: user), tabs: tabs)
@MainActor @preconcurrency
public final class TabBarScreen: ControllerScreen {
    /// The controller of the tab bar.
    public let tabBarController = UITabBarController()

    private let screen: any ControllerScreen

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - screen: The screen of the selected tab.
    ///   - tabs: The tabs, the first of which is selected unless one of them says so. Other tabs have no screens.
    public init(_ screen: any ControllerScreen, tabs: [ListTab]) {
        self.screen = screen
        let selected = tabs.firstIndex(where: \.isSelected) ?? 0
        tabBarController.viewControllers = tabs.enumerated().map { index, tab in
            let controller = index == selected ? screen.controller : UIViewController()
            controller.tabBarItem = UITabBarItem(
                title: tab.title, image: tab.symbol.flatMap { UIImage(systemName: $0) }, tag: index)
            controller.tabBarItem.badgeValue = tab.badge
            return controller
        }
        tabBarController.selectedIndex = selected
    }

    public var controller: UIViewController { tabBarController }

    public var hasNavigationBar: Bool { screen.hasNavigationBar }

    /// Lays out the screen. A dimension that isn't proposed is that of a phone.
    nonisolated public func makeFrame(proposing size: ProposedSize) -> Frame {
        MainQueue.run {
            let usual = MessageListScreen.defaultSize
            return tabBarController.view.makeFrame(
                proposing: ProposedSize(width: size.width ?? usual.width, height: size.height ?? usual.height))
        }
    }
}
