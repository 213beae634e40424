import Frames
import Rendering
import XCTest

@testable import HeadlessUIKit

@MainActor @preconcurrency
final class AutoLayoutTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

    private func makeSubview(in parent: UIView? = nil) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    func testEdgesAndConstants() {
        let view = makeSubview()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            view.heightAnchor.constraint(equalToConstant: 44),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 12, y: 8, width: 288, height: 44))
    }

    func testChangingAConstantMovesTheView() {
        let view = makeSubview()
        let top = view.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([
            top, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        top.constant = 30
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.minY, 30)
    }

    func testViewsAreLaidOutInTheirOwnSuperviews() {
        let outer = makeSubview()
        let inner = makeSubview(in: outer)
        NSLayoutConstraint.activate([
            outer.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            outer.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            outer.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            outer.heightAnchor.constraint(equalToConstant: 100),
            inner.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.layoutMarginsGuide.bottomAnchor),
            inner.widthAnchor.constraint(equalToConstant: 16), inner.heightAnchor.constraint(equalToConstant: 16),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(outer.frame, CGRect(x: 80, y: 50, width: 160, height: 100))
        XCTAssertEqual(inner.frame, CGRect(x: 136, y: 76, width: 16, height: 16))
    }

    func testStrongerConstraintWins() {
        let view = makeSubview()
        let weak = view.widthAnchor.constraint(equalToConstant: 100)
        weak.priority = UILayoutPriority(900)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            weak, view.widthAnchor.constraint(lessThanOrEqualToConstant: 60),
            view.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 60)
    }

    func testRightToLeftMirrorsLeadingAndTrailing() {
        RenderSettings.withCurrent(RenderSettings(direction: .rightToLeft)) {
            let view = makeSubview()
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -40),
                view.widthAnchor.constraint(equalToConstant: 50),
                view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 5),
            ])
            root.layoutIfNeeded()
            XCTAssertEqual(view.frame.minX, 320 - 10 - 50)
        }
    }

    func testForcedDirectionBeatsTheSetting() {
        let view = makeSubview()
        view.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        XCTAssertEqual(root.effectiveUserInterfaceLayoutDirection, .leftToRight)
    }

    func testConflictIsReportedAndLayoutGoesOn() {
        let messages = Messages()
        RenderProblems.withHandler({ messages.append($0) }) {
            let view = makeSubview()
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 50), view.widthAnchor.constraint(equalToConstant: 60),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
            root.layoutIfNeeded()
            XCTAssertEqual(view.frame.width, 50)
        }
        XCTAssertEqual(messages.all.count, 1)
        XCTAssertTrue(messages.all[0].contains("UIView.width == 60.0"), messages.all[0])
        XCTAssertTrue(messages.all[0].contains("UIView.width == 50.0"), messages.all[0])
    }

    func testRemovingAViewDropsItsConstraintsToTheOutside() {
        let view = makeSubview()
        let inside = makeSubview(in: view)
        let leaving = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let staying = inside.leadingAnchor.constraint(equalTo: view.leadingAnchor)
        NSLayoutConstraint.activate([leaving, staying])
        view.removeFromSuperview()
        XCTAssertFalse(leaving.isActive)
        XCTAssertTrue(staying.isActive)
        XCTAssertTrue(root.touchingConstraints.isEmpty)
    }

    func testViewThatGoesAwayLeavesNoConstraintBehind() {
        var view: UIView? = UIView()
        let constraint = view!.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        constraint.isActive = true
        XCTAssertEqual(root.touchingConstraints.count, 1)
        view = nil
        XCTAssertTrue(root.touchingConstraints.isEmpty)
        XCTAssertNil(constraint.firstItem)
    }

    func testFittingSizeFollowsFromConstraints() {
        let view = makeSubview()
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.heightAnchor.constraint(equalToConstant: 33),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 70),
        ])
        XCTAssertEqual(
            root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 70, height: 53))
        let wide = root.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(wide, CGSize(width: 200, height: 53))
    }

    func testLabelOfSeveralLinesTakesItsHeightFromItsWidth() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "A text that is a good deal wider than one hundred points"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
        ])
        root.layoutIfNeeded()
        XCTAssertLessThanOrEqual(label.frame.width, 100)
        XCTAssertEqual(label.frame.height, label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height)
        XCTAssertGreaterThan(label.frame.height, 80)
    }

    func testHuggingDecidesWhoStretches() {
        let first = UILabel()
        let second = UILabel()
        for label in [first, second] {
            label.text = "text"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        first.setContentHuggingPriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(first.frame.width, first.intrinsicContentSize.width)
        XCTAssertEqual(second.frame.maxX, 320)
    }

    func testFreeLayoutGuideTakesPart() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = makeSubview()
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 30),
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.widthAnchor.constraint(equalToConstant: 5),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.minX, 30)
        XCTAssertEqual(guide.layoutFrame.width, 30)
    }

    /// As in UIKit, a `preferredMaxLayoutWidth` of 0 means no width, so text isn't broken after each letter.
    func testTextSqueezedToNothingKeepsItsHeight() {
        let label = UILabel()
        let textView = UITextView()
        label.text = "A line of text"
        label.numberOfLines = 0
        textView.text = "A line of text"
        textView.isScrollEnabled = false
        let heights = ([label, textView] as [UIView]).map(\.intrinsicContentSize.height)
        for view in [label, textView] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 0),
            ])
        }
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.width, 0)
        XCTAssertEqual(([label, textView] as [UIView]).map(\.frame.height), heights)
    }

    func testAutoresizingFollowsTheSuperview() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        root.addSubview(view)
        root.frame.size = CGSize(width: 360, height: 260)
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 70, width: 140, height: 20))
    }

    func testFramesFallOnPixels() {
        RenderSettings.withCurrent(RenderSettings(scale: 2)) {
            let view = makeSubview()
            NSLayoutConstraint.activate([
                view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 0.3),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 0.2),
                view.widthAnchor.constraint(equalToConstant: 10.4), view.heightAnchor.constraint(equalToConstant: 10),
            ])
            root.layoutIfNeeded()
            XCTAssertEqual(view.frame.minX * 2, (view.frame.minX * 2).rounded())
            XCTAssertEqual(view.frame.minY, 0)
        }
    }
}

/// Collects the reports of a layout.
private final class Messages: @unchecked Sendable {
    private(set) var all: [String] = []
    func append(_ message: String) { all.append(message) }
}
