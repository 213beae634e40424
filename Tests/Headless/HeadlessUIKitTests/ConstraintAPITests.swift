import Frames
import Rendering
import XCTest

@testable import HeadlessUIKit

/// Constraints as libraries and older code create, list and query them.
@MainActor @preconcurrency
final class ConstraintAPITests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

    private func makeSubview(in parent: UIView? = nil) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    private final class NamedConstraint: NSLayoutConstraint {
        var label = "named"
    }

    // MARK: Holding

    func testNearestCommonAncestorHoldsConstraints() {
        let (first, second) = (makeSubview(), makeSubview())
        let inner = makeSubview(in: first)
        let cousins = inner.leadingAnchor.constraint(equalTo: second.trailingAnchor)
        let parent = first.topAnchor.constraint(equalTo: root.topAnchor)
        let own = inner.widthAnchor.constraint(equalToConstant: 10)
        let child = inner.topAnchor.constraint(equalTo: first.topAnchor)
        NSLayoutConstraint.activate([cousins, parent, own, child])
        XCTAssertEqual(root.constraints, [cousins, parent])
        XCTAssertEqual(first.constraints, [child])
        XCTAssertEqual(inner.constraints, [own])
        XCTAssertTrue(second.constraints.isEmpty)
        root.removeConstraint(cousins)
        XCTAssertFalse(cousins.isActive)
        XCTAssertEqual(root.constraints, [parent])
    }

    func testSubclassIsCreatedAsUIKits() {
        let view = makeSubview()
        let constraint = NamedConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 12)
        constraint.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.bounds.width, 12)
        XCTAssertEqual(constraint.label, "named")
        XCTAssertTrue(constraint.firstItem === view)
        XCTAssertEqual(constraint.firstAnchor.item as? UIView, view)
        XCTAssertNil(constraint.secondAnchor)
    }

    func testConstraintWithoutItemsSaysNothing() {
        let constraint = NamedConstraint()
        constraint.isActive = true
        XCTAssertNil(constraint.firstItem)
        XCTAssertFalse(constraint.isActive)
        root.layoutIfNeeded()
    }

    func testConstraintWithoutACommonAncestorIsReported() {
        let view = makeSubview()
        let stranger = UIView()
        view.leadingAnchor.constraint(equalTo: stranger.leadingAnchor).isActive = true
        let reported = ReportedLines()
        RenderProblems.withHandler(reported.add) { RenderProblems.render { root.layoutIfNeeded() } }
        XCTAssertEqual(reported.lines.count, 1)
        XCTAssertTrue(reported.lines[0].contains("no common ancestor"), reported.lines[0])
    }

    // MARK: Ambiguity

    func testAmbiguity() {
        let view = makeSubview()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
        ])
        XCTAssertTrue(view.hasAmbiguousLayout)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 0)
        let width = view.widthAnchor.constraint(equalToConstant: 20)
        width.isActive = true
        XCTAssertFalse(view.hasAmbiguousLayout)
        width.priority = .defaultLow
        XCTAssertFalse(view.hasAmbiguousLayout)
        XCTAssertFalse(UIView(frame: root.bounds).hasAmbiguousLayout)
    }

    func testAffectingConstraints() {
        let (first, second, other) = (makeSubview(), makeSubview(), makeSubview())
        let chain = [
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            first.widthAnchor.constraint(equalToConstant: 4),
        ]
        let vertical = second.topAnchor.constraint(equalTo: root.topAnchor)
        let far = other.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        NSLayoutConstraint.activate(chain + [vertical, far])
        XCTAssertEqual(second.constraintsAffectingLayout(for: .horizontal), chain)
        XCTAssertEqual(second.constraintsAffectingLayout(for: .vertical), [vertical])
    }

    // MARK: Offsets and alignment

    func testOffsetsBetweenAnchors() {
        let (first, second, third) = (makeSubview(), makeSubview(), makeSubview())
        for view in [first, second, third] {
            view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        }
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            third.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
                .constraint(equalTo: second.trailingAnchor.anchorWithOffset(to: third.leadingAnchor), multiplier: 3),
        ])
        root.layoutIfNeeded()
        // 260 points are left between the three: 195 and 65.
        XCTAssertEqual(second.frame.minX, 215)
        second.topAnchor.anchorWithOffset(to: root.bottomAnchor).constraint(equalToConstant: 150).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(second.frame.minY, 50)
    }

    func testOffsetsTurnWithTheDirection() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = makeSubview()
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor).constraint(equalToConstant: 30).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.maxX, 290)
    }

    private final class ShadowedView: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }

    func testConstraintsSeeTheAlignmentRectangle() {
        let view = ShadowedView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 8, y: 9, width: 106, height: 54))
        XCTAssertEqual(view.alignmentRect(forFrame: view.frame), CGRect(x: 10, y: 10, width: 100, height: 50))
        XCTAssertEqual(view.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 100, height: 50)), view.frame)
    }

    func testFrameOfAViewWithAutoresizingIsNotItsAlignmentRectangle() {
        let view = ShadowedView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
        root.addSubview(view)
        let beside = makeSubview()
        beside.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 20, width: 50, height: 50))
        XCTAssertEqual(beside.frame.minX, 66)
    }

    // MARK: Sizes

    func testSizeToFitKeepsTheCorner() {
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
        label.text = "Hello"
        label.sizeToFit()
        XCTAssertEqual(label.frame.origin, CGPoint(x: 10, y: 20))
        XCTAssertEqual(label.frame.size, label.intrinsicContentSize)
    }

    func testRootStaysAtItsCorner() {
        _ = root.makeFrame(proposing: ProposedSize(width: 100, height: 50))
        XCTAssertEqual(root.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    }
}

/// Collects the reported problems.
final class ReportedLines: @unchecked Sendable {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}
