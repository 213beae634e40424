import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// Who hears of a change of traits, when, and in which order.
@MainActor @preconcurrency
final class TraitChangesTests: XCTestCase {
    private let size = ProposedSize(width: 100, height: 100)

    func testViewsAndControllersThatExistAreToldWhenTheSettingsOfAPictureDiffer() {
        let controller = TellingController()
        let inner = TellingView()
        controller.view.addSubview(inner)

        draw(controller.view)
        XCTAssertEqual(inner.told, [])
        draw(controller.view, RenderSettings(appearance: .dark))
        XCTAssertEqual(inner.told, ["light → dark"])
        XCTAssertEqual(controller.told, ["light → dark"])
        draw(controller.view, RenderSettings(appearance: .dark))
        XCTAssertEqual(inner.told.count, 1)
        draw(controller.view)
        XCTAssertEqual(inner.told, ["light → dark", "dark → light"])
    }

    func testInnerViewsAreToldFirst() {
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

        XCTAssertEqual(view.told, ["light → dark"])
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

        XCTAssertEqual(maker.made.view?.told, [])
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

        XCTAssertEqual(child.told, ["light → dark"])
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .light), forChild: child)
        XCTAssertEqual(child.told, ["light → dark", "dark → light"])
        XCTAssertEqual(parent.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(
            parent.overrideTraitCollection(forChild: child), UITraitCollection(userInterfaceStyle: .light))
    }

    func testAControllerWithoutAViewHasTraitsAndIsTold() {
        let (parent, child) = (TellingController(), TellingController())
        parent.addChild(child)
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .light)
        parent.traitOverrides.userInterfaceStyle = .dark

        XCTAssertFalse(child.isViewLoaded)
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(child.told, ["light → dark"])
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
            XCTAssertEqual(view.told, [])
            view.updateTraitsIfNeeded()
            XCTAssertEqual(view.told, ["light → dark"])
        }
    }

    func testAWindowsTraitsReachItsController() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let controller = TellingController()
        window.rootViewController = controller
        window.overrideUserInterfaceStyle = .dark

        XCTAssertEqual(controller.told, ["light → dark"])
    }

    // MARK: A border

    /// On iOS a `CGColor` is resolved when it is made; code that makes it again when it is told gets the new one.
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

/// Notes what it is told.
private final class TellingView: UIView {
    var told: [String] = []
    var onChange: () -> Void = {}
    var currentInLayout: UIUserInterfaceStyle?
    var styleWhenMoved: UIUserInterfaceStyle?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        told.append("\(previousTraitCollection?.styleName ?? "none") → \(traitCollection.styleName)")
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

/// Notes what it is told.
private final class TellingController: UIViewController {
    var told: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        told.append("\(previousTraitCollection?.styleName ?? "none") → \(traitCollection.styleName)")
    }
}

/// Black in the light, white in the dark, if it renews its border.
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
