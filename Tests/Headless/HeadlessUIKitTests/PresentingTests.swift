import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// A picture of a screen shows the presented controller, after the transition.
@MainActor @preconcurrency
final class PresentingTests: XCTestCase {
    private func picture(of presenter: UIViewController, presenting presented: UIViewController) -> Frame {
        presenter.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        presenter.present(presented, animated: true)
        return presenter.makeFrame(proposing: ProposedSize(width: 320, height: 480))
    }

    func testScreenThatPresentsNothingStaysAsItIs() {
        let frame = UIViewController().makeFrame(proposing: ProposedSize(width: 320, height: 480))
        XCTAssertEqual(frame.children, [])
    }

    func testAlertIsTwoHundredAndSeventyWide() throws {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        _ = picture(of: UIViewController(), presenting: alert)
        let card = try XCTUnwrap(alert.view.subviews.first)
        XCTAssertEqual(card.frame.width, 270)
        XCTAssertEqual(card.frame.midX, 160)
        XCTAssertEqual(card.frame.midY, 240, accuracy: 0.5)
    }

    func testFieldsKeepWhatTheHandlerSays() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField()
        XCTAssertEqual(alert.textFields?.map(\.placeholder), ["Name", nil])
    }

    func testHighSheetBeginsTenPointsBelowTheSafeArea() {
        let sheet = UIViewController()
        _ = picture(of: UIViewController(), presenting: sheet)
        XCTAssertEqual(sheet.view.bounds.size, CGSize(width: 320, height: 480 - 54))
        XCTAssertEqual(sheet.view.safeAreaInsets.bottom, 34)
        XCTAssertEqual(sheet.view.safeAreaInsets.top, 0)
        XCTAssertNil(sheet.view.superview, "The view is free for pictures of its own")
    }

    func testDetents() {
        let sheet = UIViewController()
        let presentation = sheet.sheetPresentationController
        presentation?.detents = [.custom { _ in 100 }, .medium(), .large()]
        let presenter = UIViewController()
        _ = picture(of: presenter, presenting: sheet)
        XCTAssertEqual(sheet.view.bounds.height, 134, "A height of one's own has the safe area in addition")
        presentation?.selectedDetentIdentifier = .medium
        _ = presenter.makeFrame(proposing: ProposedSize(width: 320, height: 480))
        XCTAssertEqual(sheet.view.bounds.height, 240)
    }

    func testFullScreenHidesThePresenter() {
        let (presenter, presented) = (UIViewController(), UIViewController())
        presented.modalPresentationStyle = .fullScreen
        let frame = picture(of: presenter, presenting: presented)
        XCTAssertEqual(frame.children.count, 1)
        XCTAssertEqual(presented.view.safeAreaInsets.top, 44)
    }

    func testChildPresentsFromTheOutermostController() {
        let (root, child, presented) = (UIViewController(), UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: child)
        root.addChild(navigation)
        child.present(presented, animated: false)
        XCTAssertTrue(presented.presentingViewController === root)
        XCTAssertTrue(child.presentedViewController === presented)
        presented.dismiss(animated: false)
        XCTAssertNil(child.presentedViewController)
        XCTAssertNil(presented.presentingViewController)
    }

    func testPopoverIsASheetUnlessTheDelegateSaysNo() {
        final class Delegate: UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                .none
            }
        }
        let (presenter, content, delegate) = (UIViewController(), UIViewController(), Delegate())
        let button = UIView(frame: CGRect(x: 10, y: 60, width: 40, height: 20))
        presenter.view.addSubview(button)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 100)
        content.popoverPresentationController?.sourceView = button
        _ = picture(of: presenter, presenting: content)
        XCTAssertEqual(content.view.bounds.width, 320)

        content.popoverPresentationController?.delegate = delegate
        _ = presenter.makeFrame(proposing: ProposedSize(width: 320, height: 480))
        XCTAssertEqual(content.view.bounds.size, CGSize(width: 200, height: 100))
        XCTAssertEqual(content.popoverPresentationController?.arrowDirection, .up)

        button.frame.origin.y = 200
        content.popoverPresentationController?.permittedArrowDirections = [.down, .left]
        _ = presenter.makeFrame(proposing: ProposedSize(width: 320, height: 480))
        XCTAssertEqual(content.popoverPresentationController?.arrowDirection, .down)
        let lines = reported { content.popoverPresentationController?.permittedArrowDirections = .left }
        XCTAssertTrue(lines.first?.contains("above or below") ?? false, "\(lines)")
    }

    func testPresentationOfOnesOwn() {
        final class Presentation: UIPresentationController {
            var events: [String] = []
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 30, height: 40) }
            override func presentationTransitionWillBegin() { events.append(containerView == nil ? "none" : "begin") }
            override func presentationTransitionDidEnd(_ completed: Bool) { events.append("end") }
        }
        final class Delegate: UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                Presentation(presentedViewController: presented, presenting: presenting)
            }
        }
        let (presented, delegate) = (UIViewController(), Delegate())
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        _ = picture(of: UIViewController(), presenting: presented)
        XCTAssertEqual(presented.view.bounds.size, CGSize(width: 30, height: 40))
        XCTAssertEqual((presented.presentationController as? Presentation)?.events, ["begin", "end"])
    }

    func testSharingIsReported() {
        nonisolated(unsafe) var lines: [String] = []
        let sharing = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        let frame = RenderProblems.withHandler {
            lines.append($0)
        } operation: {
            picture(of: UIViewController(), presenting: sharing)
        }
        XCTAssertEqual(frame.children, [])
        XCTAssertEqual(lines, ["UIActivityViewController is presented and isn't drawn: only the screen behind it is"])
    }
}
