import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// Which views are notified of trait changes, when, and in which order.
@MainActor @preconcurrency
final class TraitChangesTests: XCTestCase {
    private let size = ProposedSize(width: 100, height: 100)

    func testExistingViewsAndControllersAreNotifiedOfOtherRenderSettings() {
        let controller = TellingController()
        let inner = TellingView()
        controller.view.addSubview(inner)

        draw(controller.view)
        XCTAssertEqual(inner.reported, [])
        draw(controller.view, RenderSettings(appearance: .dark))
        XCTAssertEqual(inner.reported, ["light → dark"])
        XCTAssertEqual(controller.reported, ["light → dark"])
        draw(controller.view, RenderSettings(appearance: .dark))
        XCTAssertEqual(inner.reported.count, 1)
        draw(controller.view)
        XCTAssertEqual(inner.reported, ["light → dark", "dark → light"])
    }

    func testInnerViewsAreNotifiedFirst() {
        var order: [String] = []
        let (outer, inner) = (TellingView(), TellingView())
        outer.addSubview(inner)
        outer.onChange = { order.append("outer") }
        inner.onChange = { order.append("inner") }

        outer.overrideUserInterfaceStyle = .dark

        XCTAssertEqual(order, ["inner", "outer"])
    }

    func testAViewThatComesIntoAnotherOneHearsOfItsTraitsBeforeItIsThere() {
        let dark = UIView()
        dark.overrideUserInterfaceStyle = .dark
        let view = TellingView()
        dark.addSubview(view)

        XCTAssertEqual(view.reported, ["light → dark"])
        XCTAssertEqual(view.styleWhenMoved, .dark)
        XCTAssertEqual(view.traitCollection.userInterfaceStyle, .dark)
    }

    func testAViewMadeInLayoutHasTheTraitsOfWhoMakesItFromTheStart() {
        final class Maker: UIView {
            let made = Box()
            override func layoutSubviews() {
                guard made.view == nil else { return }
                let view = TellingView()
                made.view = view
                addSubview(view)
            }
        }
        final class Box { var view: TellingView? }
        let maker = Maker()
        maker.overrideUserInterfaceStyle = .dark
        draw(maker)

        XCTAssertEqual(maker.made.view?.reported, [])
        XCTAssertEqual(maker.made.view?.traitCollection.userInterfaceStyle, .dark)
    }

    func testCurrentTraitsAreThoseOfTheViewWhoseCodeRuns() {
        let (outer, inner) = (TellingView(), TellingView())
        outer.addSubview(inner)
        inner.overrideUserInterfaceStyle = .dark
        draw(outer)

        XCTAssertEqual(outer.currentInLayout, .light)
        XCTAssertEqual(inner.currentInLayout, .dark)
    }

    func testOverridesOfAControllerHoldForItselfItsViewAndItsChildren() {
        let (parent, child) = (TellingController(), TellingController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.overrideUserInterfaceStyle = .dark

        XCTAssertEqual(child.reported, ["light → dark"])
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .light), forChild: child)
        XCTAssertEqual(child.reported, ["light → dark", "dark → light"])
        XCTAssertEqual(parent.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(
            parent.overrideTraitCollection(forChild: child), UITraitCollection(userInterfaceStyle: .light))
    }

    func testAControllerWithoutAViewHasTraitsAndIsReported() {
        let (parent, child) = (TellingController(), TellingController())
        parent.addChild(child)
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .light)
        parent.traitOverrides.userInterfaceStyle = .dark

        XCTAssertFalse(child.isViewLoaded)
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(child.reported, ["light → dark"])
        XCTAssertFalse(parent.isViewLoaded)
        XCTAssertEqual(parent.view.traitCollection.userInterfaceStyle, .dark)
    }

    func testWhatAViewOverridesIsNotItsControllersTrait() {
        let controller = TellingController()
        controller.view.overrideUserInterfaceStyle = .dark

        XCTAssertEqual(controller.view.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .light)
    }

    func testUpdateTraitsIfNeededTellsWithoutLayout() {
        let view = TellingView()
        RenderSettings.withCurrent(RenderSettings(appearance: .dark)) {
            XCTAssertEqual(view.traitCollection.userInterfaceStyle, .dark)
            XCTAssertEqual(view.reported, [])
            view.updateTraitsIfNeeded()
            XCTAssertEqual(view.reported, ["light → dark"])
        }
    }

    func testAWindowsTraitsReachItsController() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let controller = TellingController()
        window.rootViewController = controller
        window.overrideUserInterfaceStyle = .dark

        XCTAssertEqual(controller.reported, ["light → dark"])
    }

    // MARK: A border

    /// On iOS, a `CGColor` is resolved when it is created; code that creates it again when it is notified gets the new
    /// one.
    func testABorderThatIsSetAgainFollowsAndOneThatIsNotStays() {
        let (following, staying) = (BorderView(), BorderView())
        following.renews = true
        let dark = RenderSettings(appearance: .dark)
        RenderSettings.withCurrent(dark) { [following, staying].forEach { $0.setBorder() } }

        for (view, expected) in [(following, RGBA.black), (staying, .white)] {
            XCTAssertEqual(draw(view, dark).border?.color, .white)
            XCTAssertEqual(draw(view).border?.color, expected)
        }
    }

    // MARK: Helpers

    @discardableResult
    private func draw(_ view: UIView, _ settings: RenderSettings = RenderSettings()) -> Frame {
        RenderSettings.withCurrent(settings) { view.makeFrame(proposing: size) }
    }
}

extension UITraitCollection {
    fileprivate var styleName: String { userInterfaceStyle == .dark ? "dark" : "light" }
}

/// Records the notifications.
private final class TellingView: UIView {
    var reported: [String] = []
    var onChange: () -> Void = {}
    var currentInLayout: UIUserInterfaceStyle?
    var styleWhenMoved: UIUserInterfaceStyle?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        reported.append("\(previousTraitCollection?.styleName ?? "none") → \(traitCollection.styleName)")
        onChange()
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview != nil { styleWhenMoved = traitCollection.userInterfaceStyle }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        currentInLayout = UITraitCollection.current.userInterfaceStyle
    }
}

/// Records the notifications.
private final class TellingController: UIViewController {
    var reported: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        reported.append("\(previousTraitCollection?.styleName ?? "none") → \(traitCollection.styleName)")
    }
}

/// Black in light appearance, white in dark appearance, if it renews its border.
private final class BorderView: UIView {
    var renews = false

    func setBorder() {
        layer.borderWidth = 1
        layer.borderColor = UIColor.label.cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard renews, traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else { return }
        setBorder()
    }
}
