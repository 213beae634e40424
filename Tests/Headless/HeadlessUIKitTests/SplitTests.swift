import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// The traits and insets that a split view passes to its columns, if it is wide and if it is narrow.
@MainActor @preconcurrency
final class SplitTests: XCTestCase {
    private final class Column: UIViewController {
        var calls: [String] = []

        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    }

    private final class Delegate: UISplitViewControllerDelegate {
        var top: UISplitViewController.Column?
        var keepsPrimary = false
        var proposed: [UISplitViewController.Column] = []

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            proposed.append(proposedTopColumn)
            return top ?? proposedTopColumn
        }

        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { keepsPrimary }
    }

    private func column(_ title: String) -> Column {
        let column = Column()
        column.title = title
        return column
    }

    private func split(_ columns: [UIViewController], _ style: UISplitViewController.Style) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        let places: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
        let kinds = columns.count == 2 ? [places[0], places[2]] : places
        for (controller, column) in zip(columns, kinds) { split.setViewController(controller, for: column) }
        return split
    }

    private func draw(_ split: UISplitViewController, _ sizeClass: UIUserInterfaceSizeClass) -> String {
        split.traitOverrides.horizontalSizeClass = sizeClass
        let size = ProposedSize(width: sizeClass == .regular ? 1000 : 390, height: 600)
        return "\(split.makeFrame(proposing: size))"
    }

    func testTheFirstColumnsAreNarrow() {
        let (boats, boat) = (column("Boats"), column("Boat"))
        let split = split([boats, boat], .doubleColumn)
        _ = draw(split, .regular)
        XCTAssertEqual(boats.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(boat.traitCollection.horizontalSizeClass, .regular)
        _ = draw(split, .compact)
        XCTAssertEqual(boat.traitCollection.horizontalSizeClass, .compact)
        _ = draw(split, .regular)
        XCTAssertEqual(boat.traitCollection.horizontalSizeClass, .regular)
    }

    /// The default for apps: the last column is on top, and its bar leads back.
    func testTheLastColumnIsOnTopWhereThereIsRoomForOne() {
        let (boats, boat) = (column("Boats"), column("Boat"))
        let split = split([boats, boat], .doubleColumn)
        let frame = draw(split, .compact)
        XCTAssertTrue(frame.contains("\"Boat\""))
        XCTAssertTrue(frame.contains("\"Boats\""), "the way back is missing: \(frame)")
        XCTAssertNil(boats.viewIfLoaded?.superview)
        let wide = draw(split, .regular)
        XCTAssertFalse(wide.contains("backButton"))
    }

    func testTheDelegateChoosesTheColumnOnTop() {
        let delegate = Delegate()
        delegate.top = .primary
        let split = split([column("Boats"), column("Boat")], .doubleColumn)
        split.delegate = delegate
        XCTAssertFalse(draw(split, .compact).contains("\"Boat\""))
        _ = draw(split, .compact)
        XCTAssertEqual(delegate.proposed, [.secondary])
        split.show(.secondary)
        XCTAssertTrue(draw(split, .compact).contains("\"Boat\""))
        _ = draw(split, .regular)
        XCTAssertFalse(draw(split, .compact).contains("\"Boat\""))
        XCTAssertEqual(delegate.proposed, [.secondary, .secondary])
    }

    func testAnOlderDelegateKeepsThePrimaryController() {
        for keepsPrimary in [true, false] {
            let delegate = Delegate()
            delegate.keepsPrimary = keepsPrimary
            let split = UISplitViewController()
            split.viewControllers = ["Boats", "Boat"].map { UINavigationController(rootViewController: column($0)) }
            split.delegate = delegate
            XCTAssertEqual(draw(split, .compact).contains("\"Boat\""), !keepsPrimary)
            XCTAssertEqual(delegate.proposed, [])
        }
    }

    func testColumnsAreNotifiedOfAppearing() {
        let (boats, boat) = (column("Boats"), column("Boat"))
        let split = split([boats, boat], .doubleColumn)
        _ = draw(split, .regular)
        let all = ["will appear", "did appear", "will disappear", "did disappear"]
        XCTAssertEqual(boats.calls, all)
        XCTAssertEqual(boat.calls, all)
        _ = draw(split, .compact)
        XCTAssertEqual(boats.calls, all + all)
        XCTAssertEqual(boat.calls, all + all)
        _ = draw(split, .compact)
        XCTAssertEqual(boats.calls, all + all)
        XCTAssertEqual(boat.calls, all + all + all)
    }

    func testThreeColumnsLeadBackThroughAll() {
        let split = split([column("Harbors"), column("Boats"), column("Boat")], .tripleColumn)
        let frame = draw(split, .compact)
        XCTAssertTrue(frame.contains("\"Boat\"") && frame.contains("\"Boats\"") && !frame.contains("Harbors"))
    }

    // MARK: Pages

    func testPagesHaveTheInsetsAndTraitsOfTheirContainer() {
        let page = column("Page")
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([page], direction: .forward, animated: false)
        pages.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        pages.overrideUserInterfaceStyle = .dark
        let navigation = UINavigationController(rootViewController: pages)
        _ = navigation.makeFrame(proposing: ProposedSize(width: 320, height: 480))
        XCTAssertEqual(page.view.safeAreaInsets, pages.view.safeAreaInsets)
        XCTAssertEqual(page.view.safeAreaInsets.bottom, 10)
        XCTAssertEqual(page.traitCollection.userInterfaceStyle, .dark)
        XCTAssertTrue(page.navigationController === navigation)
        // It has its own title, as on iOS.
        XCTAssertNil(pages.navigationItem.title.flatMap { $0.isEmpty ? nil : $0 })
    }

    func testPagesAreNotifiedOfAppearing() {
        let (first, second) = (column("1"), column("2"))
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([first], direction: .forward, animated: false)
        pages.appear()
        XCTAssertEqual(first.calls, ["will appear", "did appear"])
        pages.setViewControllers([second], direction: .forward, animated: false)
        XCTAssertEqual(first.calls, ["will appear", "did appear", "will disappear", "did disappear"])
        XCTAssertEqual(second.calls, ["will appear", "did appear"])
        pages.setViewControllers([second], direction: .forward, animated: false)
        XCTAssertEqual(second.calls, ["will appear", "did appear"])
    }
}
