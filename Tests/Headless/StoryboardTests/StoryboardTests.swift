import Foundation
import HeadlessUIKit
import Rendering
import XCTest

@MainActor @preconcurrency
final class StoryboardTests: XCTestCase {
    private let storyboard = UIStoryboard(name: "Main", bundle: .module)

    private func controller<Controller: UIViewController>(_ identifier: String) throws -> Controller {
        try XCTUnwrap(storyboard.instantiateViewController(withIdentifier: identifier) as? Controller)
    }

    /// Lays out a controller's view in a size.
    private func layOut(_ controller: UIViewController, width: CGFloat = 393, height: CGFloat = 852) {
        _ = controller.makeFrame(proposing: ProposedSize(width: width, height: height))
    }

    func testContainersHaveTheirControllers() throws {
        let tabs = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UITabBarController)
        XCTAssertEqual(tabs.viewControllers?.map { $0.tabBarItem.title }, ["Friends", "Settings", "Photos"])
        let navigation = try XCTUnwrap(tabs.viewControllers?.first as? UINavigationController)
        XCTAssertTrue(navigation.navigationBar.prefersLargeTitles)
        XCTAssertTrue(navigation.topViewController is FriendsViewController)
        XCTAssertIdentical(navigation.topViewController?.storyboard, navigation.storyboard)
    }

    func testReferencesLeadToOtherStoryboards() throws {
        let split: UISplitViewController = try controller("Elsewhere")
        XCTAssertEqual(split.viewControllers.map(\.title), ["Master", "Detail"])
    }

    func testViewsAreMadeWhenTheyAreLoaded() throws {
        let friends: FriendsViewController = try controller("Friends")
        XCTAssertEqual(friends.log, ["awake false"])
        XCTAssertEqual(friends.addButton, friends.navigationItem.rightBarButtonItem)
        layOut(friends)
        XCTAssertEqual(friends.log, ["awake false", "loaded"])
        XCTAssertIdentical(friends.tableView.dataSource, friends)
    }

    func testNothingIsKept() throws {
        weak var friends: FriendsViewController?
        weak var login: LoginViewController?
        weak var varied: UIViewController?
        try {
            let navigation: UINavigationController = try controller("Navigation")
            friends = navigation.topViewController as? FriendsViewController
            layOut(navigation)
            let form: LoginViewController = try controller("Login")
            layOut(form)
            login = form
            let other = UIStoryboard(name: "Second", bundle: .module)
            let screen = other.instantiateViewController(withIdentifier: "Varied")
            layOut(screen)
            varied = screen
            XCTAssertNotNil(friends)
        }()
        XCTAssertNil(friends)
        XCTAssertNil(login)
        XCTAssertNil(varied)
    }

    // MARK: Cells

    func testPrototypeCells() throws {
        let friends: FriendsViewController = try controller("Friends")
        layOut(friends)
        let cells = friends.tableView.visibleCells
        XCTAssertEqual(cells.count, 4)
        let cell = try XCTUnwrap(cells.first as? FriendCell)
        XCTAssertEqual(cell.nameLabel.text, "Luke")
        XCTAssertEqual(cell.frame.height, 61)
        XCTAssertEqual(cell.accessoryType, .disclosureIndicator)
        XCTAssertEqual(cell.reuseIdentifier, "Friend")
        XCTAssertNotIdentical(cell.nameLabel, (cells[1] as? FriendCell)?.nameLabel)
        XCTAssertEqual(cells[3].textLabel?.text, "Friends")
        XCTAssertEqual(cells[3].detailTextLabel?.text, "3")
        XCTAssertEqual(friends.tableView.tableHeaderView?.frame.height, 40)
    }

    func testStaticCells() throws {
        let settings: UITableViewController = try controller("Settings")
        layOut(settings)
        let table = try XCTUnwrap(settings.tableView)
        XCTAssertEqual(table.style, .insetGrouped)
        XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["Dark", "Light"])
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 60)
        XCTAssertEqual(settings.tableView(table, titleForHeaderInSection: 0), "Look")
        XCTAssertEqual(settings.tableView(table, titleForFooterInSection: 0), "Dark is easier on the eyes.")
        try RenderSettings.withCurrent(RenderSettings(locale: "de_DE")) {
            let german: UITableViewController = try controller("Settings")
            XCTAssertEqual(german.tableView(german.tableView, titleForHeaderInSection: 0), "Aussehen")
            XCTAssertEqual(german.tabBarItem.title, "Einstellungen")
        }
    }

    func testCollectionCells() throws {
        let photos: PhotosViewController = try controller("Grid")
        layOut(photos)
        let layout = try XCTUnwrap(photos.collectionViewLayout as? UICollectionViewFlowLayout)
        XCTAssertEqual(layout.itemSize, CGSize(width: 104, height: 80))
        XCTAssertEqual(layout.sectionInset, UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
        let cell = try XCTUnwrap(photos.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)) as? PhotoCell)
        XCTAssertEqual(cell.numberLabel.text, "5")
        XCTAssertEqual(cell.frame, CGRect(x: 144.5, y: 136, width: 104, height: 80))
        XCTAssertEqual(cell.numberLabel.center.x, 52, accuracy: 0.5)
    }

    // MARK: Outlets and actions

    func testActionsOfControls() throws {
        let login: LoginViewController = try controller("Login")
        layOut(login)
        login.nameField.text = "Rey"
        login.nameField.sendActions(for: .editingChanged)
        let stack = try XCTUnwrap(login.view.subviews.first as? UIStackView)
        try XCTUnwrap(stack.arrangedSubviews.last as? UIButton).performPrimaryAction()
        login.view.gestureRecognizers?.first?.sendActions()
        XCTAssertEqual(login.log, ["changed Rey", "log in UIButton", "hide"])
    }

    func testActionsOfBarButtons() throws {
        let friends: FriendsViewController = try controller("Friends")
        layOut(friends)
        friends.navigationItem.leftBarButtonItem?.perform()
        XCTAssertEqual(friends.names, ["Han", "Leia", "Luke"])
    }

    func testCreatorsUseTheirOwnInitializers() {
        let login = storyboard.instantiateViewController(identifier: "Login") {
            LoginViewController(coder: $0, token: "abc")
        }
        XCTAssertEqual(login.token, "abc")
        XCTAssertNotNil(login.view)
        XCTAssertEqual(login.nameField.placeholder, "Name")
    }

    // MARK: Segues

    func testShowSegue() throws {
        let navigation: UINavigationController = try controller("Navigation")
        let friends = try XCTUnwrap(navigation.topViewController as? FriendsViewController)
        friends.performSegue(withIdentifier: "ShowFriend", sender: "Leia")
        let detail = try XCTUnwrap(navigation.topViewController as? DetailViewController)
        XCTAssertEqual(friends.log.last, "prepare ShowFriend DetailViewController")
        layOut(navigation)
        XCTAssertEqual(detail.log, ["prepare Map", "loaded 1 false"])
        let label = try XCTUnwrap(detail.view.subviews.first as? UILabel)
        XCTAssertEqual(label.text, "Leia")
        XCTAssertTrue(label.adjustsFontSizeToFitWidth)
    }

    func testEmbeddedControllerFillsItsContainer() throws {
        let detail: DetailViewController = try controller("Detail")
        layOut(detail)
        let container = detail.view.subviews[1]
        XCTAssertEqual(container.frame.size, CGSize(width: 361, height: 128))
        XCTAssertIdentical(container.subviews.first, detail.children.first?.view)
        XCTAssertEqual(container.subviews.first?.frame, container.bounds)
        XCTAssertEqual(container.subviews.first?.layer.cornerRadius, 16)
    }

    func testUnwindSegueGoesBack() throws {
        let navigation: UINavigationController = try controller("Navigation")
        let friends = try XCTUnwrap(navigation.topViewController as? FriendsViewController)
        friends.performSegue(withIdentifier: "ShowFriend", sender: nil)
        let detail = try XCTUnwrap(navigation.topViewController)
        try XCTUnwrap(detail.view.subviews.last as? UIButton).performPrimaryAction()
        XCTAssertIdentical(navigation.topViewController, friends)
        XCTAssertEqual(friends.log.last, "back from DetailViewController")
    }

    func testPresentingSegueOfABarButton() throws {
        let friends: FriendsViewController = try controller("Friends")
        friends.addButton.perform()
        let login = try XCTUnwrap(friends.presentedViewController as? LoginViewController)
        XCTAssertEqual(login.modalPresentationStyle, .formSheet)
    }

    // MARK: Size classes

    func testSizeClassesVaryLayout() throws {
        let varied = UIStoryboard(name: "Second", bundle: .module).instantiateViewController(withIdentifier: "Varied")
        varied.loadViewIfNeeded()
        let stack = try XCTUnwrap(varied.view.subviews.first as? UIStackView)
        let label = try XCTUnwrap(varied.view.subviews.last as? UILabel)
        layOut(varied, width: 400, height: 800)
        XCTAssertEqual(stack.axis, .vertical)
        XCTAssertEqual(stack.frame, CGRect(x: 0, y: 0, width: 400, height: 700))
        XCTAssertEqual(label.font.pointSize, 17)
        varied.view.traitOverrides.verticalSizeClass = .compact
        layOut(varied, width: 800, height: 400)
        XCTAssertEqual(stack.axis, .horizontal)
        XCTAssertEqual(stack.frame, CGRect(x: 0, y: 0, width: 800, height: 380))
        XCTAssertEqual(stack.arrangedSubviews.map(\.frame.width), [395, 395])
        XCTAssertNil(label.superview)
        XCTAssertEqual(label.font.pointSize, 12)
        varied.view.traitOverrides.verticalSizeClass = .regular
        layOut(varied, width: 400, height: 800)
        XCTAssertEqual(stack.frame, CGRect(x: 0, y: 0, width: 400, height: 700))
        XCTAssertEqual(label.frame.midX, 200, accuracy: 0.5)
    }

    // MARK: Problems

    func testWhatIsNotUnderstoodIsReported() throws {
        let lines = Lines()
        RenderProblems.withHandler(lines.add) {
            let odd = storyboard.instantiateViewController(withIdentifier: "Odd")
            XCTAssertEqual(odd.view.subviews[0].frame, CGRect(x: 10, y: 20, width: 30, height: 40))
            XCTAssertEqual((odd.view.subviews[1] as? UILabel)?.text, "?")
        }
        XCTAssertEqual(
            lines.all.map { $0.replacing(#/line \d+/#, with: "line …") },
            [
                "Main.storyboard, line …: there is no class NobodyViewController in “StoryboardTests”; "
                    + "<viewController> is a UIViewController",
                "Main.storyboard, line …: <hologramView> isn't drawn: an empty view takes its place",
                "Main.storyboard, line …: <label> has sparkle=\"YES\", which isn't understood",
                "Main.storyboard, line …: <label> has <glitter> for dust, which isn't understood",
            ])
    }

    func testMissingConnectionsAreReported() throws {
        let lines = Lines()
        try RenderProblems.withHandler(lines.add) {
            let form: FormViewController = try controller("Broken")
            form.loadViewIfNeeded()
        }
        XCTAssertEqual(
            lines.all.map { $0.replacing(#/line \d+/#, with: "line …") },
            [
                "Main.storyboard, line …: FormViewController has no outlet “saveButton” that is known by name; compile "
                    + "its file with the plug-in AppSources",
                "Main.storyboard, line …: FormViewController.nameField can't be a UIButton",
                "Main.storyboard, line …: FormViewController has no action “save:” that is known by name; compile its "
                    + "file with the plug-in AppSources",
                "Main.storyboard, line …: UIView has no property “flavor” that can be set by its name",
            ])
    }

    func testUnknownSegueIsReported() throws {
        let lines = Lines()
        try RenderProblems.withHandler(lines.add) {
            let login: LoginViewController = try controller("Login")
            login.performSegue(withIdentifier: "Nowhere", sender: nil)
        }
        XCTAssertEqual(lines.all, ["LoginViewController has no segue “Nowhere” in Main.storyboard"])
    }
}

/// Collects lines from any thread.
private final class Lines: @unchecked Sendable {
    private(set) var all: [String] = []

    func add(_ line: String) { all.append(line) }
}
