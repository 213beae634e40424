import Frames
import XCTest

@testable import HeadlessUIKit

/// Leading and trailing are those of the view that holds a constraint, as in UIKit.
@MainActor @preconcurrency
final class LayoutDirectionTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))

    private func makeBox(in parent: UIView, leading: CGFloat) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: leading),
            view.topAnchor.constraint(equalTo: parent.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        return view
    }

    func testContainerDecides() {
        root.semanticContentAttribute = .forceRightToLeft
        let box = makeBox(in: root, leading: 75)
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.minX, 305)
    }

    func testViewItselfDoesNotDecide() {
        let box = makeBox(in: root, leading: 75)
        box.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.minX, 75)
    }

    func testDirectionIsNotInherited() {
        root.semanticContentAttribute = .forceRightToLeft
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(inner)
        let box = makeBox(in: inner, leading: 20)
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.minX, 20)
    }

    func testDirectionChangesLater() {
        let box = makeBox(in: root, leading: 75)
        root.layoutIfNeeded()
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.minX, 305)
    }

    func testInequalityTurnsWithTheContainer() {
        root.semanticContentAttribute = .forceRightToLeft
        let first = makeBox(in: root, leading: 10)
        let second = UIView()
        second.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(second)
        let near = second.leadingAnchor.constraint(equalTo: first.trailingAnchor)
        near.priority = .defaultLow
        NSLayoutConstraint.activate([
            second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 8), near,
            second.widthAnchor.constraint(equalToConstant: 30), second.topAnchor.constraint(equalTo: root.topAnchor),
            second.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(first.frame.minX, 370)
        XCTAssertEqual(second.frame.maxX, 362)
    }

    func testStackTurnsItsOrder() {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let views = (0..<2).map { _ in UIView() }
        views.forEach(stack.addArrangedSubview)
        views[0].widthAnchor.constraint(equalToConstant: 30).isActive = true
        stack.semanticContentAttribute = .forceRightToLeft
        root.addSubview(stack)
        root.layoutIfNeeded()
        XCTAssertEqual(views.map(\.frame.minX), [70, 0])
    }

    /// The trick that puts a button's image on the right mirrors the button's content, not its position.
    func testButtonStaysWhereItIs() {
        let button = UIButton(type: .custom)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.semanticContentAttribute = .forceRightToLeft
        root.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            button.topAnchor.constraint(equalTo: root.topAnchor),
            button.widthAnchor.constraint(equalToConstant: 80), button.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(button.frame.minX, 16)
    }

    func testChosenHolderDecides() {
        let outer = UIView(frame: root.bounds)
        outer.semanticContentAttribute = .forceRightToLeft
        outer.addSubview(root)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        outer.addConstraint(
            NSLayoutConstraint(
                item: box, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading, multiplier: 1,
                constant: 75))
        box.widthAnchor.constraint(equalToConstant: 10).isActive = true
        outer.layoutIfNeeded()
        XCTAssertEqual(box.frame.minX, 305)
        XCTAssertEqual(outer.constraints.count, 1)
        XCTAssertEqual(root.constraints.count, 0)
    }
}
