import Frames
import Rendering
import XCTest

@testable import HeadlessUIKit

@MainActor @preconcurrency
final class StackViewTests: XCTestCase {
    /// A view with an intrinsic size.
    private final class Box: UIView {
        var size = CGSize.zero
        override var intrinsicContentSize: CGSize { size }
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> Box {
        let box = Box()
        box.size = CGSize(width: width, height: height)
        return box
    }

    private func layOut(_ stack: UIStackView, width: CGFloat, height: CGFloat = 20) {
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        stack.layoutIfNeeded()
    }

    func testFillStretchesTheViewThatHugsLeast() {
        let (first, second) = (box(30, 10), box(40, 10))
        second.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.spacing = 8
        layOut(stack, width: 200)
        XCTAssertEqual(first.frame, CGRect(x: 0, y: 0, width: 152, height: 20))
        XCTAssertEqual(second.frame, CGRect(x: 160, y: 0, width: 40, height: 20))
    }

    func testFillEqually() {
        let boxes = [box(10, 10), box(50, 10), box(1, 10)]
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.distribution = .fillEqually
        stack.spacing = 10
        layOut(stack, width: 110)
        XCTAssertEqual(boxes.map(\.frame.minX), [0, 40, 80])
        XCTAssertEqual(boxes.map(\.frame.width), [30, 30, 30])
    }

    func testFillProportionally() {
        let boxes = [box(10, 10), box(30, 10)]
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.distribution = .fillProportionally
        layOut(stack, width: 200)
        XCTAssertEqual(boxes.map(\.frame.width), [50, 150])
    }

    func testEqualSpacing() {
        let boxes = [box(10, 10), box(30, 10), box(20, 10)]
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.distribution = .equalSpacing
        layOut(stack, width: 100)
        XCTAssertEqual(boxes.map(\.frame.minX), [0, 30, 80])
    }

    func testEqualCentering() {
        let boxes = [box(20, 10), box(20, 10), box(20, 10)]
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.distribution = .equalCentering
        layOut(stack, width: 120)
        XCTAssertEqual(boxes.map(\.center.x), [10, 60, 110])
    }

    func testAlignments() {
        for (alignment, y, height) in [
            (.fill, 0, 40), (.top, 0, 10), (.center, 15, 10), (.bottom, 30, 10),
        ] as [(UIStackView.Alignment, CGFloat, CGFloat)] {
            let small = box(10, 10)
            let stack = UIStackView(arrangedSubviews: [small, box(10, 40)])
            stack.alignment = alignment
            layOut(stack, width: 20, height: 40)
            XCTAssertEqual(small.frame, CGRect(x: 0, y: y, width: 10, height: height), "\(alignment)")
        }
    }

    func testHiddenViewsLeaveNoGap() {
        let boxes = [box(10, 10), box(10, 10), box(10, 10)]
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.spacing = 5
        boxes[1].isHidden = true
        XCTAssertEqual(stack.systemLayoutSizeFitting(.zero).width, 25)
        boxes[1].isHidden = false
        XCTAssertEqual(stack.systemLayoutSizeFitting(.zero).width, 40)
    }

    func testCustomSpacingCountsForOneGap() {
        let boxes = [box(10, 10), box(10, 10), box(10, 10)]
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.spacing = 5
        stack.setCustomSpacing(-4, after: boxes[0])
        XCTAssertEqual(stack.systemLayoutSizeFitting(.zero).width, 31)
        XCTAssertEqual(stack.customSpacing(after: boxes[1]), UIStackView.spacingUseDefault)
    }

    func testMargins() {
        let content = box(10, 10)
        let stack = UIStackView(arrangedSubviews: [content])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        XCTAssertEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 16, height: 14))
    }

    func testAStackIsAsThickAsItsThickestView() {
        let stack = UIStackView(arrangedSubviews: [box(10, 10), box(10, 33)])
        stack.alignment = .center
        XCTAssertEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 20, height: 33))
    }

    func testRightToLeftStartsAtTheRight() {
        RenderSettings.withCurrent(RenderSettings(direction: .rightToLeft)) {
            let boxes = [box(10, 10), box(20, 10)]
            let stack = UIStackView(arrangedSubviews: boxes)
            boxes[0].setContentHuggingPriority(.required, for: .horizontal)
            layOut(stack, width: 100)
            XCTAssertEqual(boxes.map(\.frame.minX), [90, 0])
        }
    }

    func testRemovedViewLeavesTheArrangement() {
        let boxes = [box(10, 10), box(10, 10)]
        let stack = UIStackView(arrangedSubviews: boxes)
        boxes[0].removeFromSuperview()
        XCTAssertEqual(stack.arrangedSubviews.count, 1)
        XCTAssertEqual(stack.systemLayoutSizeFitting(.zero).width, 10)
    }

    func testBaselines() {
        let large = UILabel()
        let small = UILabel()
        large.font = .systemFont(ofSize: 34)
        for label in [large, small] { label.text = "x" }
        let stack = UIStackView(arrangedSubviews: [large, small])
        stack.alignment = .firstBaseline
        stack.frame.size = stack.systemLayoutSizeFitting(.zero)
        stack.layoutIfNeeded()
        XCTAssertEqual(
            large.frame.minY + (large.firstBaselineOffset(height: 0) ?? 0),
            small.frame.minY + (small.firstBaselineOffset(height: 0) ?? 0))
    }
}
