import Foundation
import HeadlessUIKit
import XCTest

@MainActor @preconcurrency
final class SegueTests: XCTestCase {
    private let storyboard = UIStoryboard(name: "Segues", bundle: .module)

    private func start() throws -> StartViewController {
        try XCTUnwrap(storyboard.instantiateViewController(withIdentifier: "Start") as? StartViewController)
    }

    func testCustomSegueIsOfItsClass() throws {
        let start = try start()
        start.performSegue(withIdentifier: "Custom", sender: 7)
        let segue = try XCTUnwrap(start.segues.first as? NotingSegue)
        XCTAssertTrue(segue.isPerformed)
        XCTAssertEqual(segue.identifier, "Custom")
        XCTAssertNil(start.presentedViewController)
    }

    func testSegueActionMakesTheDestination() throws {
        let start = try start()
        start.performSegue(withIdentifier: "Made", sender: "Rey")
        let end = try XCTUnwrap(start.presentedViewController as? EndViewController)
        XCTAssertEqual(end.name, "Rey")
        XCTAssertEqual(end.modalPresentationStyle, .fullScreen)
        XCTAssertEqual(end.modalTransitionStyle, .crossDissolve)
    }

    func testPopoverIsAnchored() throws {
        let start = try start()
        let button = try XCTUnwrap(start.view.subviews.first as? UIButton)
        button.performPrimaryAction()
        let end = try XCTUnwrap(start.presentedViewController)
        XCTAssertEqual(end.modalPresentationStyle, .popover)
        XCTAssertIdentical(end.popoverPresentationController?.sourceView, button)
    }

    func testControllersMayRefuseASegue() throws {
        let start = try start()
        start.loadViewIfNeeded()
        XCTAssertEqual(start.children, [])
        XCTAssertEqual(start.asked, ["Refused"])
    }

    func testDetailIsShownInTheSplitView() throws {
        let split = try XCTUnwrap(
            storyboard.instantiateViewController(withIdentifier: "Split") as? UISplitViewController)
        split.viewControllers.first?.performSegue(withIdentifier: "Detail", sender: nil)
        XCTAssertTrue(split.viewControllers.last is EndViewController)
    }
}

class StartViewController: UIViewController {
    var segues: [UIStoryboardSegue] = []
    var asked: [String] = []

    func makeEnd(_ coder: NSCoder, sender: Any?) -> EndViewController? {
        EndViewController(coder: coder, name: sender as? String ?? "")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { segues.append(segue) }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        asked.append(identifier)
        return identifier != "Refused"
    }
}

extension StartViewController {
    enum Methods: ObjectiveCMethods {
        static var receiver: AnyClass? { StartViewController.self }
        static var methods: [Selector] {
            [Selector("makeEnd:sender:", StartViewController.makeEnd(_:sender:))]
        }
    }
}

class EndViewController: UIViewController {
    let name: String

    init?(coder: NSCoder, name: String) {
        self.name = name
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        name = ""
        super.init(coder: coder)
    }
}

class NotingSegue: UIStoryboardSegue {
    private(set) var isPerformed = false

    override func perform() { isPerformed = true }
}
