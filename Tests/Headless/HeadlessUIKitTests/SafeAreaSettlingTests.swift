import HeadlessUIKit
import XCTest

/// Margins depend on the safe area at a view's place, and its place on its margins: layout goes on until both agree.
@MainActor @preconcurrency
final class SafeAreaSettlingTests: XCTestCase {
    private func leaf(_ width: CGFloat) -> UIView {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        return view
    }

    private func column(_ margins: UIEdgeInsets? = nil, _ view: UIView) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [view])
        stack.axis = .vertical
        if let margins {
            stack.layoutMargins = margins
            stack.isLayoutMarginsRelativeArrangement = true
        }
        return stack
    }

    func testMarginsOfAStackThatMoves() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 844)
        let text = leaf(180)
        let inner = column(UIEdgeInsets(top: 4, left: 0, bottom: 16, right: 0), text)
        let other = column(UIEdgeInsets(top: 8, left: 0, bottom: 4, right: 0), leaf(12))
        let row = UIStackView(arrangedSubviews: [column(nil, inner), other])
        row.alignment = .firstBaseline
        row.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(row)
        controller.view.layoutIfNeeded()
        func tops() -> [CGFloat] {
            [inner, text].map { $0.convert($0.bounds, to: controller.view).minY }
        }
        let first = tops()
        XCTAssertEqual(first[1] - first[0], inner.layoutMargins.top)
        inner.setNeedsUpdateConstraints()
        controller.view.layoutIfNeeded()
        XCTAssertEqual(tops(), first)
    }

    /// A view that only moves has the safe area of its new place.
    func testSafeAreaOfViewsInsideAMovedView() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        let outer = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 10, width: 50, height: 50))
        controller.view.addSubview(outer)
        outer.addSubview(inner)
        controller.view.layoutIfNeeded()
        XCTAssertEqual([outer, inner].map(\.safeAreaInsets.top), [0, 0])
        outer.frame.origin.y = 0
        controller.view.layoutIfNeeded()
        XCTAssertEqual([outer, inner].map(\.safeAreaInsets.top), [40, 30])
        inner.frame.origin.y = 25
        controller.view.layoutIfNeeded()
        XCTAssertEqual([outer, inner].map(\.safeAreaInsets.top), [40, 15])
        outer.frame.origin.y = 20
        controller.view.layoutIfNeeded()
        XCTAssertEqual([outer, inner].map(\.safeAreaInsets.top), [20, 0])
    }
}
