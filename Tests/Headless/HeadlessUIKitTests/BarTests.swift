import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// Heights and rules of bars: 44 points, 52 more with a large title, 30 more with a prompt, 49 for tabs, as on iOS.
@MainActor @preconcurrency
final class BarTests: XCTestCase {
    private final class Page: UIViewController {
        let list = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            list.frame = view.bounds
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.contentSize = CGSize(width: 320, height: 2000)
            view.addSubview(list)
        }
    }

    private func draw(_ controller: UIViewController) {
        _ = controller.makeFrame(proposing: ProposedSize(width: 320, height: 480))
    }

    func testLargeTitleCollapsesWithTheContent() {
        let page = Page()
        page.title = "Channels"
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        draw(navigation)
        XCTAssertEqual(navigation.navigationBar.frame.height, 96)
        XCTAssertEqual(page.list.contentOffset.y, -96)
        XCTAssertEqual(navigation.navigationBar.backgroundColor, .clear)

        page.list.contentOffset.y = -76
        draw(navigation)
        XCTAssertEqual(navigation.navigationBar.frame.height, 76)

        page.list.contentOffset.y = 100
        draw(navigation)
        XCTAssertEqual(navigation.navigationBar.frame.height, 44)
        XCTAssertEqual(page.list.contentOffset.y, 100)
        XCTAssertNotEqual(navigation.navigationBar.backgroundColor, .clear)
    }

    func testTitlesAreLargeAsTheItemSays() {
        let navigation = UINavigationController(rootViewController: Page())
        navigation.navigationBar.prefersLargeTitles = true
        let (second, third) = (Page(), Page())
        second.navigationItem.largeTitleDisplayMode = .never
        navigation.setViewControllers([navigation.viewControllers[0], second], animated: false)
        draw(navigation)
        XCTAssertEqual(navigation.navigationBar.frame.height, 44)

        navigation.pushViewController(third, animated: false)
        draw(navigation)
        XCTAssertEqual(navigation.navigationBar.frame.height, 44, "An item that leaves it open is as the one before")
        navigation.popToRootViewController(animated: false)
        draw(navigation)
        XCTAssertEqual(navigation.navigationBar.frame.height, 96)
    }

    func testPromptMakesTheBarHigher() {
        let page = Page()
        let navigation = UINavigationController(rootViewController: page)
        draw(navigation)
        page.navigationItem.prompt = "Choose"
        draw(navigation)
        XCTAssertEqual(navigation.navigationBar.frame.height, 74)
    }

    func testContentBeginsBelowABarThatIsNotTranslucent() {
        let page = Page()
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.isTranslucent = false
        draw(navigation)
        XCTAssertEqual(page.view.frame.minY, 44)
        XCTAssertEqual(page.view.safeAreaInsets.top, 0)

        page.extendedLayoutIncludesOpaqueBars = true
        draw(navigation)
        XCTAssertEqual(page.view.frame.minY, 0)
        page.edgesForExtendedLayout = []
        draw(navigation)
        XCTAssertEqual(page.view.frame.minY, 44)
    }

    func testToolbarCoversTheBottom() {
        let page = Page()
        page.toolbarItems = [UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .trash)]
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        draw(navigation)
        XCTAssertEqual(navigation.toolbar.frame, CGRect(x: 0, y: 436, width: 320, height: 44))
        XCTAssertEqual(page.view.safeAreaInsets.bottom, 44)
    }

    func testTabBarController() {
        let pages = (0..<7).map { index in
            let page = Page()
            page.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
            return page
        }
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        draw(tabs)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["0", "1", "2", "3", "More"])
        XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 431, width: 320, height: 49))
        XCTAssertEqual(pages[0].view.safeAreaInsets.bottom, 49)
        XCTAssertTrue(pages[0].tabBarController === tabs)

        tabs.selectedIndex = 5
        XCTAssertTrue(tabs.selectedViewController === pages[5])
        XCTAssertEqual(tabs.tabBar.selectedItem?.title, "More")
        tabs.selectedIndex = 99
        XCTAssertEqual(tabs.selectedIndex, 5)
    }

    /// A badge widens to the end of its tab, then begins at the image's edge, and its text is cut short.
    func testWideBadges() throws {
        func badge(_ value: String) -> CGRect {
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
            bar.items = [
                UITabBarItem(title: "Chats", image: UIImage(systemName: "gear"), tag: 0),
                UITabBarItem(title: "Calls", image: UIImage(systemName: "gear"), tag: 1),
                UITabBarItem(title: "People", image: UIImage(systemName: "gear"), tag: 2),
                UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 3),
            ]
            bar.items?[1].badgeValue = value
            var found = CGRect.zero
            bar.makeFrame(proposing: ProposedSize(width: 320, height: 49)).forEach { frame, rect in
                if frame.origin.type == "TabBadge" { found = rect }
            }
            return found
        }
        let (short, five, long) = (badge("3"), badge("12345"), badge("123456789012345678"))
        XCTAssertEqual(short.width, 18, accuracy: 1)
        XCTAssertGreaterThan(five.width, 45)
        XCTAssertLessThan(five.minX, short.minX)
        for wide in [five, long] { XCTAssertEqual(wide.maxX, 158, accuracy: 0.5, "the tab ends at 160") }
        XCTAssertGreaterThanOrEqual(long.minX, 105)
        XCTAssertGreaterThan(long.width, five.width)
        for value in ["3", "12345", "123456789012345678"] {
            let mirrored = RenderSettings.withCurrent(RenderSettings(direction: .rightToLeft)) { badge(value) }
            // The second tab is the third from the left.
            XCTAssertEqual(mirrored.minX, 320 - badge(value).maxX, accuracy: 1, value)
        }
    }

    func testPushedControllerHidesTheTabBar() {
        let root = Page()
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        draw(tabs)
        let pushed = Page()
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: false)
        draw(tabs)
        XCTAssertEqual(pushed.view.safeAreaInsets.bottom, 0)
        navigation.popViewController(animated: false)
        draw(tabs)
        XCTAssertEqual(root.view.safeAreaInsets.bottom, 49)
    }

    func testBackTitleGivesWayToTheTitle() {
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "All the channels that there are"
        second.title = "A title of some length"
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        draw(navigation)
        let back = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.first
        XCTAssertEqual(back?.currentTitle, "Back")
        second.title = "A title that needs all of the room of the bar"
        draw(navigation)
        let shorter = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.first
        XCTAssertEqual(shorter?.currentTitle, "")
        first.navigationItem.backButtonDisplayMode = .minimal
        second.title = "A"
        draw(navigation)
        XCTAssertEqual(navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.first?.currentTitle, "")
    }

    func testItemsCallTheirTargets() {
        @MainActor final class Target {
            var calls: [String] = []
            func edit() { calls.append("edit") }
            func show(_ item: UIBarButtonItem) { calls.append(item.title ?? "") }
        }
        let target = Target()
        UIBarButtonItem(barButtonSystemItem: .edit, target: target, action: Target.edit).perform()
        UIBarButtonItem(title: "Show", style: .done, target: target, action: Target.show).perform()
        UIBarButtonItem(image: nil, style: .plain, target: target, action: nil).perform()
        let disabled = UIBarButtonItem(title: "No", style: .plain, target: target, action: Target.edit)
        disabled.isEnabled = false
        disabled.perform()
        XCTAssertEqual(target.calls, ["edit", "Show"])
    }

    func testAButtonIsAsWideAsTheWidestOfItsPossibleTitles() {
        func width(_ title: String, possible: Set<String>? = nil, width: CGFloat = 0) -> CGFloat? {
            let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
            item.possibleTitles = possible
            item.width = width
            let bar = UIToolbar()
            bar.items = [item]
            _ = bar.makeFrame(proposing: ProposedSize(width: 320, height: 44))
            return bar.subviews.compactMap { $0 as? UIButton }.first?.frame.width
        }
        XCTAssertEqual(width("Edit", possible: ["Finish editing", "Edit"]), width("Finish editing"))
        XCTAssertEqual(width("Finish editing", possible: ["Edit"]), width("Finish editing"))
        XCTAssertEqual(width("Edit", possible: []), width("Edit"))
        XCTAssertEqual(width("Edit", possible: ["Finish editing"], width: 90), 90)
    }

    func testTheEditButtonBeginsAndEndsEditing() {
        let list = UITableViewController(style: .plain)
        list.navigationItem.rightBarButtonItem = list.editButtonItem
        let navigation = UINavigationController(rootViewController: list)
        draw(navigation)
        XCTAssertEqual(list.editButtonItem.title, "Edit")
        list.editButtonItem.perform()
        draw(navigation)
        XCTAssertTrue(list.isEditing && list.tableView.isEditing)
        XCTAssertEqual(
            navigation.navigationBar.subviews.compactMap { ($0 as? UIButton)?.currentTitle }.filter { $0 == "Done" },
            ["Done"])
        list.isEditing = false
        XCTAssertEqual(list.editButtonItem.title, "Edit")
        XCTAssertFalse(list.tableView.isEditing)
        XCTAssertTrue(list.editButtonItem === list.navigationItem.rightBarButtonItem)
    }

    func testBarsAreLowInACompactHeight() {
        let navigation = UINavigationController(rootViewController: Page())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        tabs.view.traitOverrides.verticalSizeClass = .compact
        draw(tabs)
        XCTAssertEqual(navigation.navigationBar.bounds.height, 32)
        XCTAssertEqual(tabs.tabBar.bounds.height, 32)
        tabs.view.traitOverrides.verticalSizeClass = .regular
        draw(tabs)
        XCTAssertEqual(navigation.navigationBar.bounds.height, 44)
        XCTAssertEqual(tabs.tabBar.bounds.height, 49)
    }

    func testBadLengthsDoNotCrash() {
        let bar = UIToolbar()
        bar.items = [.fixedSpace(-.infinity), .fixedSpace(.nan), UIBarButtonItem(systemItem: .add), .flexibleSpace()]
        bar.items?[2].width = .nan
        assertFinite(bar.makeFrame(proposing: ProposedSize(width: 0, height: 0)))
        let tabs = UITabBar()
        tabs.itemPositioning = .centered
        tabs.items = []
        assertFinite(tabs.makeFrame(proposing: ProposedSize(width: 1, height: 1)))
    }
}
