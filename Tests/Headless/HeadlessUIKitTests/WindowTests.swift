import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// The appearance calls that a window makes to its root.
@MainActor @preconcurrency
final class WindowTests: XCTestCase {
    private final class Root: UIViewController {
        var calls: [String] = []
        var mask: UIInterfaceOrientationMask?

        override func viewDidLoad() { calls.append("load") }
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidLayoutSubviews() { calls.append("layout \(Int(view.bounds.width))") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            mask ?? super.supportedInterfaceOrientations
        }
    }

    private func window(_ root: UIViewController, width: CGFloat = 320, height: CGFloat = 480) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = root
        return window
    }

    func testTheRootAppearsBeforeTheFirstPicture() {
        let root = Root()
        let window = window(root)
        XCTAssertEqual(root.calls, ["load"])
        window.makeKeyAndVisible()
        XCTAssertEqual(root.calls, ["load", "will appear", "layout 320", "did appear"])
        window.makeKeyAndVisible()
        _ = window.makeFrame(proposing: ProposedSize(width: 320, height: 480))
        _ = root.makeFrame(proposing: ProposedSize(width: 320, height: 480))
        XCTAssertEqual(root.calls.filter { $0.hasSuffix("appear") }, ["will appear", "did appear"])
    }

    func testARootThatComesLaterTakesThePlaceOfTheFirst() {
        let (first, second) = (Root(), Root())
        let window = window(first)
        window.makeKeyAndVisible()
        window.rootViewController = second
        XCTAssertEqual(first.calls.last, "did disappear")
        XCTAssertEqual(second.calls, ["load", "will appear", "layout 320", "did appear"])
        window.isHidden = true
        XCTAssertEqual(second.calls.last, "did disappear")
        window.isHidden = false
        XCTAssertEqual(second.calls.last, "did appear")
    }

    func testChildrenAppearWithTheRoot() {
        let (root, other) = (Root(), Root())
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: root), other]
        let window = window(tabs)
        window.makeKeyAndVisible()
        XCTAssertEqual(root.calls.filter { $0.hasSuffix("appear") }, ["will appear", "did appear"])
        tabs.selectedIndex = 1
        XCTAssertEqual(root.calls.last, "did disappear")
        XCTAssertTrue(other.calls.contains("did appear"))
    }

    // MARK: Orientation

    private func lines(
        _ mask: UIInterfaceOrientationMask?, width: CGFloat, height: CGFloat,
        _ show: (Root) -> UIViewController = { $0 }
    ) -> [String] {
        let root = Root()
        root.mask = mask
        return reported {
            let window = window(show(root), width: width, height: height)
            window.makeKeyAndVisible()
            _ = window.makeFrame(proposing: ProposedSize(width: width, height: height))
        }.filter { $0.contains("rotates the screen") }
    }

    func testAWindowOfAnotherShapeThanTheRootSupportsIsReported() {
        XCTAssertEqual(
            lines(.landscape, width: 320, height: 480),
            [
                "Root only supports landscape orientation, for which iOS rotates the screen; it is drawn in portrait, like its "
                    + "window."
            ])
        XCTAssertEqual(lines(.landscape, width: 480, height: 320), [])
        XCTAssertEqual(lines(.landscapeLeft, width: 480, height: 320), [])
        XCTAssertEqual(lines(nil, width: 320, height: 480), [])
        XCTAssertEqual(lines(nil, width: 480, height: 320), [])
        XCTAssertEqual(lines(.portrait, width: 480, height: 320).count, 1)
        // A container is asked instead of its children.
        let inside = lines(.landscape, width: 320, height: 480) { UINavigationController(rootViewController: $0) }
        XCTAssertEqual(inside, [])
    }

    func testPhonesAreNotShownUpsideDown() {
        XCTAssertEqual(UIViewController().supportedInterfaceOrientations, .allButUpsideDown)
        let controller = UIViewController()
        controller.traitOverrides.userInterfaceIdiom = .pad
        XCTAssertEqual(controller.supportedInterfaceOrientations, .all)
    }
}
