import HeadlessUIKit
import XCTest

/// The appearances of bars: copies, also of an app's own classes, whose changes update the bar.
@MainActor @preconcurrency
final class BarAppearanceTests: XCTestCase {
    private final class Own: UINavigationBarAppearance {
        var number = 7
    }

    func testBarsKeepCopies() {
        let bar = UINavigationBar()
        let look = UINavigationBarAppearance()
        look.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
        bar.scrollEdgeAppearance = look
        look.titlePositionAdjustment = .zero
        XCTAssertEqual(bar.scrollEdgeAppearance?.titlePositionAdjustment.horizontal, 3)
        XCTAssertFalse(bar.scrollEdgeAppearance === look)
        bar.scrollEdgeAppearance = nil
        XCTAssertNil(bar.scrollEdgeAppearance)
    }

    func testBarsHearOfChanges() {
        let bar = UIToolbar()
        let look = UIToolbarAppearance()
        look.configureWithOpaqueBackground()
        bar.standardAppearance = look
        bar.standardAppearance.backgroundColor = .red
        XCTAssertEqual(bar.backgroundColor, .red)
        let compact = UIToolbarAppearance()
        compact.backgroundColor = .blue
        bar.compactAppearance = compact
        XCTAssertEqual(bar.backgroundColor, .red, "the height isn't compact")
    }

    /// The view's color shows behind appearances without a background, and comes back with the next of them.
    func testColorOfTheView() {
        let bar = UITabBar()
        bar.backgroundColor = .green
        bar.standardAppearance.backgroundColor = .red
        XCTAssertEqual(bar.backgroundColor, .red)
        bar.standardAppearance.configureWithTransparentBackground()
        XCTAssertEqual(bar.backgroundColor, .green)
    }

    func testClassesOfTheAppsOwn() {
        let bar = UINavigationBar()
        let looks = [Own(), Own(idiom: .phone), Own(barAppearance: UIBarAppearance())]
        for look in looks {
            look.buttonAppearance.normal.titlePositionAdjustment.vertical = 2
            bar.standardAppearance = look
            XCTAssertTrue(bar.standardAppearance is Own)
            XCTAssertEqual(bar.standardAppearance.buttonAppearance.normal.titlePositionAdjustment.vertical, 2)
            XCTAssertEqual((bar.standardAppearance as? Own)?.number, 7)
        }
    }

    /// Another kind of bar's appearance only provides the background.
    func testLookOfAnotherBar() {
        let toolbar = UIToolbarAppearance()
        toolbar.backgroundColor = .red
        toolbar.buttonAppearance.normal.titlePositionAdjustment.vertical = 2
        let look = UINavigationBarAppearance(barAppearance: toolbar)
        XCTAssertEqual(look.backgroundColor, .red)
        XCTAssertEqual(look.buttonAppearance.normal.titlePositionAdjustment.vertical, 0)
    }
}
