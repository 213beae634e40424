import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// Appearance proxies as UIKit documents them: they apply to views that are added to a hierarchy, and a value set on a
/// view takes precedence.
@MainActor @preconcurrency
final class AppearanceTests: XCTestCase {
    override func tearDown() {
        MainQueue.run { AppearanceProxies.removeAll() }
        super.tearDown()
    }

    private final class Badge: UILabel {
        var level = 0
    }

    private final class Card: UIView {}

    private func draw(_ view: UIView) { _ = view.makeFrame(proposing: ProposedSize(width: 300, height: 100)) }

    func testProxyCountsForViewsMadeBeforeAndAfter() {
        let before = UILabel()
        UILabel.appearance().textColor = .systemRed
        let (after, own) = (UILabel(), UILabel())
        own.textColor = .systemGreen
        for label in [before, after, own] { draw(label) }

        XCTAssertEqual(before.textColor, .systemRed)
        XCTAssertEqual(after.textColor, .systemRed)
        XCTAssertEqual(own.textColor, .systemGreen)
    }

    func testProxyOfASubclassAndOfAContainerAreStronger() {
        UILabel.appearance().textColor = .systemRed
        UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .systemBlue
        Badge.appearance().textColor = .systemGreen
        let (card, alone, inside, badge) = (Card(), UILabel(), UILabel(), Badge())
        card.addSubview(inside)
        card.addSubview(badge)
        draw(alone)
        draw(card)

        XCTAssertEqual(alone.textColor, .systemRed)
        XCTAssertEqual(inside.textColor, .systemBlue)
        XCTAssertEqual(badge.textColor, .systemGreen)
    }

    func testViewTakesTheProxyOfTheContainerThatItMovesTo() {
        UILabel.appearance().textColor = .systemRed
        UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .systemBlue
        let label = UILabel()
        draw(label)
        let card = Card()
        card.addSubview(label)
        draw(card)

        XCTAssertEqual(label.textColor, .systemBlue)
    }

    func testBarsAndTheirItems() throws {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .systemIndigo
        UINavigationBar.appearance().standardAppearance = look
        UINavigationBar.appearance().scrollEdgeAppearance = look
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemYellow], for: .normal)
        let content = UIViewController()
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .plain, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: content)
        _ = navigation.makeFrame(proposing: ProposedSize(width: 320, height: 480))
        _ = navigation.makeFrame(proposing: ProposedSize(width: 320, height: 480))

        XCTAssertEqual(navigation.navigationBar.backgroundColor, .systemIndigo)
        let buttons = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
        XCTAssertEqual(buttons.map(\.currentTitleColor), [.systemYellow])
    }

    func testTraitsDecide() {
        UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .systemRed
        let (light, dark) = (UILabel(), UILabel())
        dark.overrideUserInterfaceStyle = .dark
        draw(light)
        draw(dark)

        XCTAssertEqual(light.textColor, .label)
        XCTAssertEqual(dark.textColor, .systemRed)
    }

    func testPropertyOfAnAppIsReported() {
        Badge.appearance().level = 3
        nonisolated(unsafe) var lines: [String] = []
        RenderProblems.withHandler {
            lines.append($0)
        } operation: {
            draw(Badge())
            draw(Badge())
        }

        XCTAssertEqual(
            lines, ["Badge.appearance().level is set and isn't applied to views: only UIKit's own properties are"])
    }

    func testProxiesOfControls() {
        UISegmentedControl.appearance().selectedSegmentTintColor = .systemGreen
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        UIPageControl.appearance().currentPageIndicatorTintColor = .systemRed
        UISearchBar.appearance().barTintColor = .systemTeal
        UIStepper.appearance().tintColor = .systemPink
        let (segmented, pages, search, stepper) = (
            UISegmentedControl(items: ["A", "B"]), UIPageControl(), UISearchBar(), UIStepper()
        )
        for control in [segmented, pages, search, stepper] { draw(control) }

        XCTAssertEqual(segmented.selectedSegmentTintColor, .systemGreen)
        XCTAssertEqual(segmented.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, .red)
        XCTAssertEqual(pages.currentPageIndicatorTintColor, .systemRed)
        XCTAssertEqual(search.barTintColor, .systemTeal)
        XCTAssertEqual(stepper.tintColor, .systemPink)
    }
}
