import XCTest

@testable import HeadlessUIKit

/// Constraints to baselines, as UIKit documents them.
@MainActor @preconcurrency
final class BaselineTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

    private func makeLabel(_ text: String, _ size: CGFloat, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    private func add(_ view: UIView, top: CGFloat? = nil) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        if let top { view.topAnchor.constraint(equalTo: root.topAnchor, constant: top).isActive = true }
    }

    private func firstBaseline(_ label: UILabel) -> CGFloat {
        label.convert(label.bounds, to: root).minY + label.firstBaselineOffset(height: 0)!
    }

    private func lastBaseline(_ label: UILabel) -> CGFloat {
        label.convert(label.bounds, to: root).maxY - label.lastBaselineOffset(height: 0)!
    }

    func testLabelsOfSeveralLines() {
        let label = makeLabel("One two three four five six seven eight nine ten", 17, lines: 0)
        let (above, below) = (makeLabel("x", 30), makeLabel("y", 12))
        add(label, top: 100)
        label.widthAnchor.constraint(equalToConstant: 120).isActive = true
        add(above)
        add(below)
        above.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
        below.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertGreaterThan(label.frame.height, 60)
        XCTAssertEqual(firstBaseline(above), firstBaseline(label), accuracy: 0.51)
        XCTAssertEqual(lastBaseline(below), lastBaseline(label), accuracy: 0.51)
    }

    func testColumnStandsForItsEnds() {
        let labels = [makeLabel("a", 20), makeLabel("b", 12), makeLabel("c", 40)]
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        add(stack, top: 60)
        let (upper, lower) = (makeLabel("x", 12), makeLabel("y", 12))
        add(upper)
        add(lower)
        upper.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
        lower.lastBaselineAnchor.constraint(equalTo: stack.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(firstBaseline(upper), firstBaseline(labels[0]), accuracy: 0.51)
        XCTAssertEqual(lastBaseline(lower), lastBaseline(labels[2]), accuracy: 0.51)
        labels[2].isHidden = true
        root.layoutIfNeeded()
        XCTAssertEqual(lastBaseline(lower), lastBaseline(labels[1]), accuracy: 0.51)
    }

    func testRowStandsForItsHighest() {
        let labels = [makeLabel("a", 12), makeLabel("b", 40), makeLabel("c", 20)]
        let stack = UIStackView(arrangedSubviews: labels)
        stack.alignment = .top
        add(stack, top: 60)
        let beside = makeLabel("x", 12)
        add(beside)
        beside.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(firstBaseline(beside), firstBaseline(labels[1]), accuracy: 0.51)
    }

    private final class Titled: UIView {
        let label = UILabel()
        override var forLastBaselineLayout: UIView { label }
    }

    func testViewStandsForAnother() {
        let titled = Titled()
        titled.label.text = "Title"
        titled.label.translatesAutoresizingMaskIntoConstraints = false
        titled.addSubview(titled.label)
        NSLayoutConstraint.activate([
            titled.label.topAnchor.constraint(equalTo: titled.topAnchor, constant: 30),
            titled.label.bottomAnchor.constraint(equalTo: titled.bottomAnchor, constant: -10),
            titled.label.leadingAnchor.constraint(equalTo: titled.leadingAnchor),
        ])
        add(titled, top: 0)
        let beside = makeLabel("x", 12)
        add(beside)
        beside.firstBaselineAnchor.constraint(equalTo: titled.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(firstBaseline(beside), firstBaseline(titled.label), accuracy: 0.51)
    }

    /// A view without text has its top edge for a first baseline, and its bottom edge for a last one.
    func testViewWithoutText() {
        let view = UIView()
        add(view, top: 50)
        view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        let (upper, lower) = (makeLabel("x", 12), makeLabel("y", 12))
        add(upper)
        add(lower)
        upper.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor).isActive = true
        lower.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(firstBaseline(upper), 50, accuracy: 0.51)
        XCTAssertEqual(lastBaseline(lower), 90, accuracy: 0.51)
    }

    /// Spacing is measured between baselines, and the outer baselines are at the edges.
    func testBaselineRelativeColumn() {
        let labels = [makeLabel("a", 20), makeLabel("b", 12), makeLabel("c", 17)]
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 30
        stack.isBaselineRelativeArrangement = true
        add(stack, top: 100)
        root.layoutIfNeeded()
        for (label, baseline) in zip(labels, [100, 130, 160] as [CGFloat]) {
            XCTAssertEqual(firstBaseline(label), baseline, accuracy: 1)
        }
        XCTAssertEqual(stack.frame.height, 60, accuracy: 1)
    }
}
