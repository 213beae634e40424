import HeadlessUIKit
import XCTest

@testable import ChatUI

/// Containers whose views are written in braces.
@MainActor @preconcurrency
final class ViewContainerBuilderTests: XCTestCase {
    private let first = UIView()
    private let second = UIView()
    private let third = UIView()

    // MARK: Builders

    func testViewsAreInOrder() {
        let row = HContainer(spacing: 4, distribution: .equalSpacing, alignment: .center) {
            first
            second
        }
        XCTAssertEqual(row.arrangedSubviews, [first, second])
        XCTAssertEqual(row.axis, .horizontal)
        XCTAssertEqual(row.spacing, 4)
        XCTAssertEqual(row.distribution, .equalSpacing)
        XCTAssertEqual(row.alignment, .center)
    }

    func testConditionsChooseViews() {
        func column(_ isShown: Bool) -> [UIView] {
            VContainer {
                first
                if isShown { second }
                if isShown { second } else { third }
            }.arrangedSubviews
        }
        XCTAssertEqual(column(true).count, 2)
        XCTAssertEqual(column(false), [first, third])
    }

    func testChoiceOfACase() {
        func row(_ number: Int) -> [UIView] {
            HContainer {
                switch number {
                case 1: first
                case 2:
                    second
                    third
                default: UILabel()
                }
            }.arrangedSubviews
        }
        XCTAssertEqual(row(1), [first])
        XCTAssertEqual(row(2), [second, third])
        XCTAssertTrue(row(3).first is UILabel)
    }

    func testLoopsRepeatViews() {
        let column = VContainer {
            for text in ["A", "B", "C"] {
                makeLabel(text)
            }
            third
        }
        XCTAssertEqual(column.arrangedSubviews.compactMap { ($0 as? UILabel)?.text }, ["A", "B", "C"])
        XCTAssertTrue(column.arrangedSubviews.last === third)
    }

    func testMissingViewsAreOmitted() {
        let missing: UIView? = nil
        let present: UIView? = second
        let row = HContainer {
            missing
            present
            if let present = missing { present }
        }
        XCTAssertEqual(row.arrangedSubviews, [second])
    }

    func testNothingInBraces() {
        XCTAssertTrue(VContainer {}.arrangedSubviews.isEmpty)
    }

    private func makeLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    // MARK: Modifiers

    func testViewsOfAContainerAreReplaced() {
        let row = HContainer {
            first
            second
        }
        row.views {
            third
            if row.axis == .horizontal { first }
        }
        XCTAssertEqual(row.arrangedSubviews, [third, first])
    }

    func testSizesPaddingAndSpacer() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        HContainer(spacing: 2) {
            first.width(20).height(greaterThanOrEqualTo: 10)
            Spacer()
            second.width(lessThanOrEqualTo: 30).width(greaterThanOrEqualTo: 30)
        }
        .padding(top: 1, leading: 2, bottom: 3, trailing: 4)
        .embed(in: parent, insets: .init(top: 10, leading: 5, bottom: 0, trailing: 5))
        parent.layoutIfNeeded()

        // 10 + 1 points from the top, 5 + 2 from the leading side, and so on.
        XCTAssertEqual(first.convert(first.bounds, to: parent), CGRect(x: 7, y: 11, width: 20, height: 46))
        XCTAssertEqual(second.convert(second.bounds, to: parent), CGRect(x: 61, y: 11, width: 30, height: 46))
    }

    func testPaddingOfAllSides() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        VContainer { first }.padding().embed(in: parent)
        parent.layoutIfNeeded()
        XCTAssertEqual(first.convert(first.bounds, to: parent), CGRect(x: 8, y: 8, width: 84, height: 44))
    }

    func testEmbeddingToMargins() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        parent.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
        VContainer { first }.embedToMargins(in: parent)
        parent.layoutIfNeeded()
        XCTAssertEqual(first.convert(first.bounds, to: parent), CGRect(x: 2, y: 1, width: 94, height: 56))
    }
}
