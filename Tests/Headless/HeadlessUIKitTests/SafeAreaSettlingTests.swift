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

    /// Cells as wide as their list keep clear of the sides; above and below, the content scrolls clear.
    func testSafeAreaOfCells() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 600, height: 40)
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 600, height: 300), collectionViewLayout: layout)
        let source = OneCell()
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 32, left: 59, bottom: 21, right: 44)
        controller.view.frame = list.frame
        controller.view.addSubview(list)
        func cell() throws -> UICollectionViewCell {
            controller.view.setNeedsLayout()
            controller.view.layoutIfNeeded()
            return try XCTUnwrap(list.cellForItem(at: IndexPath(item: 0, section: 0)))
        }
        let sides = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 44)
        XCTAssertEqual(try cell().safeAreaInsets, sides)
        XCTAssertEqual(try cell().contentView.safeAreaInsets, sides)
        XCTAssertEqual(
            try cell().contentView.layoutMargins, UIEdgeInsets(top: 8, left: 67, bottom: 8, right: 52), "8 by default")
        layout.itemSize.width = 560
        XCTAssertEqual(try cell().frame.minX, 20)
        XCTAssertEqual(try cell().safeAreaInsets, UIEdgeInsets(top: 0, left: 39, bottom: 0, right: 24))
        // Content that scrolls to the sides, and a list that isn't adjusted.
        list.alwaysBounceHorizontal = true
        XCTAssertEqual(try cell().safeAreaInsets, .zero)
        list.alwaysBounceHorizontal = false
        list.contentInsetAdjustmentBehavior = .always
        XCTAssertEqual(try cell().safeAreaInsets, .zero)
        list.contentInsetAdjustmentBehavior = .never
        XCTAssertEqual(try cell().safeAreaInsets.top, 32)
    }
}

private final class OneCell: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
