import Frames
import HeadlessUIKit
import Rendering
import XCTest

@MainActor @preconcurrency
final class UIViewControllerTests: XCTestCase {
    private final class Recorder: UIViewController {
        var events: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            events.append("load")
        }

        override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { events.append("did appear") }
        override func didMove(toParent parent: UIViewController?) { events.append(parent == nil ? "out" : "in") }
    }

    func testViewIsLoadedOnce() {
        let controller = Recorder()
        XCTAssertFalse(controller.isViewLoaded)
        _ = controller.view
        _ = controller.view

        XCTAssertEqual(controller.events, ["load"])
    }

    func testFrameIsMadeAfterAppearing() {
        let controller = Recorder()
        let frame = controller.makeFrame(proposing: ProposedSize(width: 200, height: 100))

        XCTAssertEqual(controller.events, ["load", "will appear", "did appear"])
        XCTAssertEqual(frame.rect.size, CGSize(width: 200, height: 100))
    }

    func testChildrenKnowTheirParent() {
        let parent = UIViewController()
        let child = Recorder()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)

        XCTAssertTrue(child.parent === parent)
        XCTAssertTrue(child.next === parent.view)
        XCTAssertTrue(child.view.next === child)

        child.removeFromParent()
        XCTAssertNil(child.parent)
        XCTAssertEqual(child.events, ["load", "in", "out"])
    }

    func testBarHasABackgroundOnlyWhileContentIsScrolledUnderIt() {
        let content = UIViewController()
        let list = UIScrollView()
        content.view.addSubview(list)
        let navigation = UINavigationController(rootViewController: content)
        let size = ProposedSize(width: 360, height: 300)
        list.frame = CGRect(x: 0, y: 0, width: 360, height: 300)
        _ = navigation.makeFrame(proposing: size)
        XCTAssertEqual(navigation.navigationBar.backgroundColor, .clear)

        list.contentOffset.y = 20
        navigation.view.setNeedsLayout()
        _ = navigation.makeFrame(proposing: size)
        XCTAssertNotEqual(navigation.navigationBar.backgroundColor, .clear)

        navigation.navigationBar.standardAppearance.configureWithTransparentBackground()
        navigation.navigationBar.standardAppearance = navigation.navigationBar.standardAppearance
        XCTAssertEqual(navigation.navigationBar.backgroundColor, .clear)
    }

    func testBarOfAnotherClass() {
        final class Bar: UINavigationBar {}
        let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
        XCTAssertTrue(navigation.navigationBar is Bar)
    }

    func testPresentedControllersAreRecorded() {
        let presenter = UIViewController()
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        var isDeleted = false
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in isDeleted = true })
        presenter.present(alert, animated: true)

        XCTAssertTrue(presenter.presentedViewController === alert)
        alert.actions.first?.perform()
        XCTAssertTrue(isDeleted)

        alert.dismiss(animated: true)
        XCTAssertNil(presenter.presentedViewController)
    }

    func testRootViewHasTheMarginsOfTheSystem() {
        let controller = UIViewController()
        XCTAssertEqual(
            controller.view.directionalLayoutMargins,
            NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    }
}

@MainActor @preconcurrency
final class UINavigationControllerTests: XCTestCase {
    private func makeController(title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    private func layOut(_ controller: UIViewController) {
        controller.view.frame = CGRect(x: 0, y: 0, width: 360, height: 700)
        controller.view.layoutIfNeeded()
    }

    func testBarIsAboveTheContent() {
        let content = makeController(title: "Messages")
        let navigation = UINavigationController(rootViewController: content)
        layOut(navigation)

        XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 360, height: 44))
        XCTAssertEqual(content.view.frame, CGRect(x: 0, y: 0, width: 360, height: 700))
        XCTAssertEqual(content.view.safeAreaInsets.top, 44)
        XCTAssertTrue(content.navigationController === navigation)
    }

    func testTitleIsCentered() throws {
        let navigation = UINavigationController(rootViewController: makeController(title: "Messages"))
        layOut(navigation)

        let label = try XCTUnwrap(navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first)
        XCTAssertEqual(label.text, "Messages")
        XCTAssertEqual(label.frame.midX, 180, accuracy: 0.5)
    }

    func testItemsStandSixteenPointsFromTheEdges() {
        let content = makeController(title: "Messages")
        let avatar = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: avatar)
        layOut(UINavigationController(rootViewController: content))

        XCTAssertEqual(avatar.frame, CGRect(x: 312, y: 6, width: 32, height: 32))
    }

    func testPushedControllerHasAWayBack() {
        let navigation = UINavigationController(rootViewController: makeController(title: "Channels"))
        let second = makeController(title: "Leia")
        navigation.pushViewController(second, animated: false)
        layOut(navigation)

        let buttons = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
        XCTAssertEqual(buttons.map(\.currentTitle), ["Channels"])
        XCTAssertTrue(navigation.popViewController(animated: false) === second)
        XCTAssertNil(second.parent)
        XCTAssertNil(navigation.popViewController(animated: false))
    }
}
