import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// The calls that controllers get when they appear, disappear and change their size.
@MainActor @preconcurrency
final class AppearingTests: XCTestCase {
    private let size = ProposedSize(width: 100, height: 100)
    private let once = ["will appear", "is appearing", "did appear", "will disappear", "did disappear"]

    func testAControllerAppearsForEachPicture() {
        let controller = LivingController()
        _ = controller.makeFrame(proposing: size)
        XCTAssertEqual(controller.events, once)
        _ = controller.makeFrame(proposing: size)
        XCTAssertEqual(controller.events, once + once)
    }

    func testAControllerThatWasMadeToAppearStays() {
        let controller = LivingController()
        controller.appear()
        _ = controller.makeFrame(proposing: size)
        XCTAssertEqual(controller.events, Array(once.prefix(3)))
        controller.disappear()
        XCTAssertEqual(controller.events, once)
    }

    func testChildrenAppearWithTheirParentsIfTheirViewsAreInTheirs() {
        let (parent, shown, hidden) = (LivingController(), LivingController(), LivingController())
        for child in [shown, hidden] { parent.addChild(child) }
        parent.view.addSubview(shown.view)
        _ = parent.makeFrame(proposing: size)
        XCTAssertEqual(shown.events, once)
        XCTAssertEqual(hidden.events, [])
        XCTAssertFalse(hidden.isViewLoaded)
    }

    func testAChildThatComesLaterAppearsThenAndGoesWhenItIsTakenAway() {
        let (parent, child) = (LivingController(), LivingController())
        parent.appear()
        parent.addChild(child)
        XCTAssertTrue(child.isMovingToParent)
        child.onAppearing = { XCTAssertTrue(child.isMovingToParent) }
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        XCTAssertEqual(child.events, Array(once.prefix(3)))
        XCTAssertFalse(child.isMovingToParent)
        child.willMove(toParent: nil)
        XCTAssertTrue(child.isMovingFromParent)
        child.view.removeFromSuperview()
        child.removeFromParent()
        XCTAssertEqual(child.events, once)
        XCTAssertFalse(child.isMovingFromParent)
    }

    func testAContainerThatForwardsItselfDecides() {
        final class Container: LivingController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (container, child) = (Container(), LivingController())
        container.addChild(child)
        container.view.addSubview(child.view)
        container.appear()
        XCTAssertEqual(child.events, [])
        child.beginAppearanceTransition(true, animated: true)
        XCTAssertEqual(child.events, ["will appear animated"])
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        XCTAssertEqual(child.events, ["will appear animated", "is appearing animated", "did appear animated"])
    }

    func testTheTopOfANavigationControllerAppears() {
        let (first, second) = (LivingController(), LivingController())
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        _ = navigation.makeFrame(proposing: size)
        XCTAssertEqual(first.events, [])
        XCTAssertEqual(second.events, once)
        navigation.appear()
        navigation.popViewController(animated: false)
        XCTAssertEqual(second.events, once + once)
        XCTAssertEqual(first.events, Array(once.prefix(3)))
    }

    func testAnotherSizeIsAnnouncedBeforeItIsSet() {
        let controller = LivingController()
        _ = controller.makeFrame(proposing: size)
        XCTAssertEqual(controller.sizes, [])
        _ = controller.makeFrame(proposing: ProposedSize(width: 200, height: 100))
        XCTAssertEqual(controller.sizes, ["100 → 200", "along 200", "after 200"])
        _ = controller.makeFrame(proposing: ProposedSize(width: 200, height: 100))
        XCTAssertEqual(controller.sizes.count, 3)
    }

    func testViewsHearOfTheirWindowBeforeAndAfter() {
        let view = WindowView()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let parent = UIView()
        parent.addSubview(view)
        window.addSubview(parent)
        parent.removeFromSuperview()
        XCTAssertEqual(view.events, ["will true now false", "did true", "will false now true", "did false"])
    }
}

private class LivingController: UIViewController {
    var events: [String] = []
    var sizes: [String] = []
    var onAppearing: () -> Void = {}

    private func note(_ event: String, _ animated: Bool) { events.append(event + (animated ? " animated" : "")) }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onAppearing()
        note("will appear", animated)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("is appearing", animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("did appear", animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("will disappear", animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("did disappear", animated)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append("\(Int(view.bounds.width)) → \(Int(size.width))")
        coordinator.animate { [unowned self] _ in
            sizes.append("along \(Int(view.bounds.width))")
        } completion: { [unowned self] _ in
            sizes.append("after \(Int(view.bounds.width))")
        }
    }
}

private final class WindowView: UIView {
    var events: [String] = []

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        events.append("will \(newWindow != nil) now \(window != nil)")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        events.append("did \(window != nil)")
    }
}
