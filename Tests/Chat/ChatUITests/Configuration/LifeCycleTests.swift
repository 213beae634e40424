import HeadlessUIKit
import XCTest

@testable import ChatUI

@MainActor @preconcurrency
final class LifeCycleTests: XCTestCase {
    private class Recorder: _View {
        var steps: [String] = []
        var content = 0 { didSet { updateContentIfNeeded() } }

        override func setUp() { steps.append("setUp") }
        override func setUpLayout() { steps.append("setUpLayout") }
        override func setUpAppearance() { steps.append("setUpAppearance") }
        override func updateContent() { steps.append("updateContent") }
    }

    private class Controller: _ViewController {
        var steps: [String] = []

        override func setUp() { steps.append("setUp") }
        override func setUpLayout() { steps.append("setUpLayout") }
        override func setUpAppearance() { steps.append("setUpAppearance") }
        override func updateContent() { steps.append("updateContent") }
    }

    private let allSteps = ["setUp", "setUpLayout", "setUpAppearance", "updateContent"]

    func testAViewIsSetUpWhenItEntersAHierarchy() {
        let (view, superview) = (Recorder(), UIView())
        XCTAssertEqual(view.steps, [])
        superview.addSubview(view)
        XCTAssertEqual(view.steps, allSteps)
    }

    func testAViewIsSetUpOnce() {
        let view = Recorder()
        UIView().addSubview(view)
        view.removeFromSuperview()
        let other = UIView()
        other.addSubview(view)
        XCTAssertEqual(view.steps, allSteps)
    }

    func testContentIsShownOnlyInAHierarchy() {
        let (view, superview) = (Recorder(), UIView())
        view.content = 1
        XCTAssertEqual(view.steps, [])
        superview.addSubview(view)
        view.content = 2
        XCTAssertEqual(view.steps, allSteps + ["updateContent"])
    }

    func testTheAppearanceIsSetAnewInTheDark() {
        let (view, superview) = (Recorder(), UIView())
        superview.addSubview(view)
        view.steps = []
        superview.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(view.steps, ["setUpAppearance", "updateContent"])
    }

    func testAnIdentifierThatWasGivenIsKept() {
        let superview = UIView()
        let (named, unnamed) = (Recorder(), Recorder())
        named.accessibilityIdentifier = "badge"
        superview.addSubview(named)
        superview.addSubview(unnamed)
        XCTAssertEqual(named.accessibilityIdentifier, "badge")
        XCTAssertEqual(unnamed.accessibilityIdentifier, "Recorder")
    }

    func testAControllerIsSetUpWhenItsViewIsLoaded() {
        let controller = Controller()
        controller.updateContentIfNeeded()
        XCTAssertEqual(controller.steps, [])
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.steps, allSteps)
        controller.updateContentIfNeeded()
        XCTAssertEqual(controller.steps, allSteps + ["updateContent"])
    }
}
