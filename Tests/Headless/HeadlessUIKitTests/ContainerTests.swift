import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// The properties that containers take from their child controllers, whenever they are set.
@MainActor @preconcurrency
final class ContainerTests: XCTestCase {
    private let room = ProposedSize(width: 320, height: 480)

    private func titles(_ tabs: UITabBarController) -> [String?] {
        _ = tabs.makeFrame(proposing: room)
        return tabs.tabBar.items?.map(\.title) ?? []
    }

    private func texts(_ controller: UIViewController) -> String { "\(controller.makeFrame(proposing: room))" }

    // MARK: Tabs

    func testATabIsThatOfTheRootOfANavigationController() {
        let (root, tabs) = (UIViewController(), UITabBarController())
        root.tabBarItem = UITabBarItem(title: "Boats", image: nil, tag: 3)
        tabs.viewControllers = [UINavigationController(rootViewController: root)]
        XCTAssertEqual(titles(tabs), ["Boats"])
        XCTAssertTrue(texts(tabs).contains("“Boats”") || texts(tabs).contains("\"Boats\""))
    }

    func testATabThatIsSetLaterIsShown() {
        let (root, tabs) = (UIViewController(), UITabBarController())
        tabs.viewControllers = [UINavigationController(rootViewController: root), UIViewController()]
        _ = titles(tabs)
        root.tabBarItem = UITabBarItem(title: "Boats", image: nil, tag: 3)
        XCTAssertEqual(titles(tabs), ["Boats", nil])
    }

    func testARootThatComesLaterBringsItsTab() {
        let (root, tabs, navigation) = (UIViewController(), UITabBarController(), UINavigationController())
        root.title = "Boats"
        tabs.viewControllers = [navigation]
        XCTAssertEqual(titles(tabs), [nil])
        navigation.pushViewController(root, animated: false)
        XCTAssertEqual(titles(tabs), ["Boats"])
        navigation.pushViewController(UIViewController(), animated: false)
        XCTAssertEqual(titles(tabs), ["Boats"])
    }

    func testTheNavigationControllersOwnTabCounts() {
        let (root, tabs) = (UIViewController(), UITabBarController())
        root.title = "Boats"
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: "Harbor", image: nil, tag: 0)
        tabs.viewControllers = [navigation]
        XCTAssertEqual(titles(tabs), ["Harbor"])
        XCTAssertEqual(root.tabBarItem.title, "Boats")
    }

    func testTheTabOfANavigationControllerIsTheRootsObject() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem.title = "Boats"
        navigation.tabBarItem.badgeValue = "2"
        XCTAssertTrue(navigation.tabBarItem === root.tabBarItem)
        XCTAssertEqual(root.tabBarItem.badgeValue, "2")
    }

    func testATitleSetsBothBars() {
        let controller = UIViewController()
        controller.navigationItem.title = "Old"
        controller.tabBarItem = UITabBarItem(title: "Old", image: nil, tag: 0)
        controller.title = "New"
        XCTAssertEqual(controller.navigationItem.title, "New")
        XCTAssertEqual(controller.tabBarItem.title, "New")
        controller.navigationItem.title = "Bar"
        controller.tabBarItem.title = "Tab"
        XCTAssertEqual([controller.title, controller.navigationItem.title], ["New", "Bar"])
    }

    func testATitleLeavesTheSystemsTabs() {
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
        controller.title = "Boats"
        XCTAssertEqual(controller.tabBarItem.title, "Favorites")
    }

    func testATitleThatIsSetWhileTheViewLoadsIsShown() {
        final class Titled: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Boats"
            }
        }
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: Titled()), Titled()]
        XCTAssertEqual(titles(tabs), ["Boats", nil])
    }

    func testTheTitleOfANavigationControllerIsThatOfItsTab() {
        let root = UIViewController()
        root.title = "Boats"
        let navigation = UINavigationController(rootViewController: root)
        navigation.title = "Harbor"
        XCTAssertEqual(navigation.tabBarItem.title, "Harbor")
        XCTAssertEqual(root.navigationItem.title, "Boats")
    }

    // MARK: Navigation

    func testWhatIsSetAfterLoadingIsInTheBars() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        _ = texts(navigation)
        root.title = "Boats"
        root.navigationItem.prompt = "At noon"
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        root.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
        let drawn = texts(navigation)
        for text in ["Boats", "At noon", "Add", "Share"] { XCTAssertTrue(drawn.contains(text), text) }
        let second = UIViewController()
        root.navigationItem.backButtonTitle = "Harbor"
        navigation.pushViewController(second, animated: false)
        second.title = "One boat"
        let pushed = texts(navigation)
        XCTAssertTrue(pushed.contains("Harbor") && pushed.contains("One boat"))
        XCTAssertFalse(pushed.contains("Share") || pushed.contains("At noon"))
    }

    func testAPushedControllerHidesTheTabs() {
        let (root, pushed, tabs) = (UIViewController(), UIViewController(), UITabBarController())
        let navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = [navigation]
        _ = texts(tabs)
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: false)
        _ = texts(tabs)
        XCTAssertEqual(pushed.view.safeAreaInsets.bottom, 0)
        navigation.popViewController(animated: false)
        _ = texts(tabs)
        XCTAssertGreaterThan(root.view.safeAreaInsets.bottom, 0)
    }

    func testTheEditButtonOfARootEditsTheRoot() {
        let root = UITableViewController(style: .plain)
        let navigation = UINavigationController(rootViewController: root)
        root.navigationItem.rightBarButtonItem = root.editButtonItem
        XCTAssertTrue(texts(navigation).contains("Edit"))
        root.setEditing(true, animated: false)
        XCTAssertTrue(root.tableView.isEditing)
        XCTAssertTrue(texts(navigation).contains("Done"))
    }

    // MARK: Sizes, safe areas and traits

    func testThePreferredSizeIsThatOfTheContent() {
        final class Container: UIViewController {
            var count = 0
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                super.preferredContentSizeDidChange(forChildContentContainer: container)
                count += 1
            }
        }
        let (root, container) = (UIViewController(), Container())
        let navigation = UINavigationController(rootViewController: root)
        navigation.isNavigationBarHidden = true
        container.addChild(navigation)
        root.preferredContentSize = CGSize(width: 200, height: 100)
        XCTAssertEqual(navigation.preferredContentSize, CGSize(width: 200, height: 100))
        XCTAssertEqual(container.count, 1)
        navigation.preferredContentSize = CGSize(width: 50, height: 50)
        XCTAssertEqual(navigation.preferredContentSize, CGSize(width: 50, height: 50))
    }

    func testSafeAreaAndTraitsGoThroughContainers() {
        let (root, tabs) = (UIViewController(), UITabBarController())
        tabs.viewControllers = [UINavigationController(rootViewController: root)]
        _ = texts(tabs)
        let before = root.view.safeAreaInsets
        tabs.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 4, bottom: 0, right: 0)
        tabs.overrideUserInterfaceStyle = .dark
        tabs.view.tintColor = .systemRed
        _ = texts(tabs)
        XCTAssertEqual(root.view.safeAreaInsets.top, before.top + 10)
        XCTAssertEqual(root.view.safeAreaInsets.left, before.left + 4)
        XCTAssertEqual(root.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(root.view.tintColor, .systemRed)
    }

    func testTheStatusBarIsAskedOfTheControllerThatIsSeen() {
        let (root, tabs) = (UIViewController(), UITabBarController())
        let navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = [navigation]
        XCTAssertTrue(tabs.childForStatusBarStyle === navigation)
        XCTAssertNil(navigation.childForStatusBarStyle)
        navigation.isNavigationBarHidden = true
        XCTAssertTrue(navigation.childForStatusBarStyle === root)
        XCTAssertTrue(navigation.childForStatusBarHidden === root)
        XCTAssertTrue(navigation.childForHomeIndicatorAutoHidden === root)
        XCTAssertNil(root.childForStatusBarStyle)
    }
}
