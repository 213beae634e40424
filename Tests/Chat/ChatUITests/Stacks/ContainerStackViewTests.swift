import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// A view with a fixed size.
private final class Box: UIView {
    let size: CGSize

    init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) { nil }

    required convenience init() { self.init("box", 0, 0) }

    override var intrinsicContentSize: CGSize { size }
}

@MainActor @preconcurrency
final class ContainerStackViewTests: XCTestCase {
    /// Three children of the given sizes, named a, b and c.
    private func makeStack(
        _ axis: NSLayoutConstraint.Axis, _ alignment: ContainerStackView.Alignment = .fill,
        spacing: ContainerStackView.Spacing = 32, _ distribution: ContainerStackView.Distribution = .natural
    ) -> ContainerStackView {
        ContainerStackView(
            axis: axis, alignment: alignment, spacing: spacing, distribution: distribution,
            arrangedSubviews: [Box("a", 90, 21), Box("b", 33, 21), Box("c", 56, 21)])
    }

    private func assertFrames(
        _ stack: ContainerStackView, _ expected: String, proposing size: ProposedSize = ProposedSize(),
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let frame = stack.makeFrame(proposing: size)
        let lines =
            ["stack \(frame.rect.shortDescription)"]
            + frame.children.map { child in
                "\(child.origin.role) \(child.rect.shortDescription)"
            }
        XCTAssertEqual(lines.joined(separator: "\n"), expected, file: file, line: line)
    }

    // MARK: Rows

    func testRow() {
        for alignment in [ContainerStackView.Alignment.fill, .leading, .trailing, .center, .top, .bottom] {
            assertFrames(
                makeStack(.horizontal, alignment),
                """
                stack 0 0 243 21
                a 0 0 90 21
                b 122 0 33 21
                c 187 0 56 21
                """)
        }
    }

    func testRowOfEqualWidths() {
        for alignment in [ContainerStackView.Alignment.fill, .leading, .trailing, .center] {
            assertFrames(
                makeStack(.horizontal, alignment, .equal),
                """
                stack 0 0 334 21
                a 0 0 90 21
                b 122 0 90 21
                c 244 0 90 21
                """)
        }
    }

    func testRowAlignsChildrenOfDifferentHeights() {
        func stack(_ alignment: ContainerStackView.Alignment) -> ContainerStackView {
            ContainerStackView(
                alignment: alignment, spacing: 0, arrangedSubviews: [Box("a", 10, 40), Box("b", 10, 20)])
        }
        assertFrames(stack(.fill), "stack 0 0 20 40\na 0 0 10 40\nb 10 0 10 40")
        assertFrames(stack(.top), "stack 0 0 20 40\na 0 0 10 40\nb 10 0 10 20")
        assertFrames(stack(.center), "stack 0 0 20 40\na 0 0 10 40\nb 10 10 10 20")
        assertFrames(stack(.bottom), "stack 0 0 20 40\na 0 0 10 40\nb 10 20 10 20")
    }

    // MARK: Columns

    func testColumnAtTheLeadingSide() {
        for distribution in [ContainerStackView.Distribution.natural, .equal] {
            assertFrames(
                makeStack(.vertical, .leading, distribution),
                """
                stack 0 0 90 127
                a 0 0 90 21
                b 0 53 33 21
                c 0 106 56 21
                """)
        }
    }

    func testColumnAtTheTrailingSide() {
        assertFrames(
            makeStack(.vertical, .trailing, spacing: .auto),
            """
            stack 0 0 90 79
            a 0 0 90 21
            b 57 29 33 21
            c 34 58 56 21
            """)
    }

    func testColumnInTheMiddle() {
        assertFrames(
            makeStack(.vertical, .center, spacing: 0.0),
            """
            stack 0 0 90 63
            a 0 0 90 21
            b 29 21 33 21
            c 17 42 56 21
            """)
    }

    func testColumnThatFills() {
        assertFrames(
            makeStack(.vertical, .fill, spacing: 0),
            """
            stack 0 0 90 63
            a 0 0 90 21
            b 0 21 90 21
            c 0 42 90 21
            """)
    }

    func testRightToLeftRowRunsFromTheRight() {
        let settings = RenderSettings(direction: .rightToLeft)
        RenderSettings.withCurrent(settings) {
            assertFrames(
                makeStack(.horizontal),
                """
                stack 0 0 243 21
                a 153 0 90 21
                b 88 0 33 21
                c 0 0 56 21
                """)
        }
    }

    // MARK: Margins and spacing

    func testMargins() {
        let stack = makeStack(.vertical, .fill, spacing: 0)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        assertFrames(
            stack,
            """
            stack 0 0 96 67
            a 2 1 90 21
            b 2 22 90 21
            c 2 43 90 21
            """)
    }

    func testOneChildKeepsToTheMargins() {
        let stack = ContainerStackView(axis: .vertical)
        stack.addArrangedSubview(Box("a", 90, 21))
        stack.addArrangedSubview(Box("b", 33, 21), respectsLayoutMargins: true)
        assertFrames(
            stack,
            """
            stack 0 0 90 58
            a 0 0 90 21
            b 8 29 74 21
            """)
    }

    func testAutomaticSpacingIsThatOfTheSystem() {
        XCTAssertEqual(ContainerStackView.Spacing.auto, ContainerStackView.Spacing(.infinity))
        assertFrames(
            makeStack(.horizontal, spacing: .auto),
            """
            stack 0 0 195 21
            a 0 0 90 21
            b 98 0 33 21
            c 139 0 56 21
            """)
    }

    func testChildrenOverlapWithNegativeCustomSpacing() {
        let stack = makeStack(.horizontal, spacing: 8)
        stack.setCustomSpacing(-10, after: stack.subviews[0])
        assertFrames(
            stack,
            """
            stack 0 0 177 21
            a 0 0 90 21
            b 80 0 33 21
            c 121 0 56 21
            """)
    }

    // MARK: Hiding and showing

    func testHiddenChildrenTakeNoSpace() {
        let stack = makeStack(.horizontal, spacing: 8)
        stack.subviews[1].isHidden = true
        assertFrames(stack, "stack 0 0 154 21\na 0 0 90 21\nc 98 0 56 21")
        stack.subviews[2].isHidden = true
        assertFrames(stack, "stack 0 0 90 21\na 0 0 90 21")
        stack.subviews[0].isHidden = true
        XCTAssertEqual(stack.makeFrame(proposing: ProposedSize()).rect.width, 0)
    }

    func testShownChildTakesItsSpaceAgain() {
        let stack = makeStack(.horizontal, spacing: 8)
        for isHidden in [true, true, false] {
            stack.subviews[0].isHidden = isHidden
            _ = stack.makeFrame(proposing: ProposedSize())
        }
        assertFrames(
            stack,
            """
            stack 0 0 195 21
            a 0 0 90 21
            b 98 0 33 21
            c 139 0 56 21
            """)
    }

    func testHiddenChildOfEqualOnesDoesNotCount() {
        let stack = ContainerStackView(
            spacing: 0, distribution: .equal, arrangedSubviews: [Box("a", 515, 515), Box("b", 200, 200)])
        stack.subviews[0].isHidden = true
        assertFrames(stack, "stack 0 0 200 200\nb 0 0 200 200")
    }

    // MARK: Changing the children

    func testInsertingAndRemoving() {
        let stack = makeStack(.horizontal, spacing: 0)
        stack.insertArrangedSubview(Box("d", 10, 21), at: 1)
        stack.removeArrangedSubview(stack.subviews[0])
        assertFrames(
            stack,
            """
            stack 0 0 99 21
            d 0 0 10 21
            b 10 0 33 21
            c 43 0 56 21
            """)
    }

    func testReversingTheSubviews() {
        let stack = makeStack(.vertical, .leading, spacing: 0)
        _ = stack.makeFrame(proposing: ProposedSize())
        let subviews = stack.subviews
        stack.removeAllArrangedSubviews()
        XCTAssertTrue(stack.subviews.isEmpty)
        stack.addArrangedSubviews(subviews.reversed())
        assertFrames(
            stack,
            """
            stack 0 0 90 63
            c 0 0 56 21
            b 0 21 33 21
            a 0 42 90 21
            """)
    }

    func testReplacing() {
        let stack = makeStack(.horizontal)
        stack.replaceArrangedSubviews(with: [Box("d", 10, 10)])
        assertFrames(stack, "stack 0 0 10 10\nd 0 0 10 10")
    }

    func testChildLeavesByItself() {
        let stack = makeStack(.horizontal, spacing: 8)
        _ = stack.makeFrame(proposing: ProposedSize())
        stack.subviews[0].removeFromSuperview()
        assertFrames(stack, "stack 0 0 97 21\nb 0 0 33 21\nc 41 0 56 21")
    }

    func testNestedStacksOfEqualParts() {
        let stack = ContainerStackView(
            spacing: 0, distribution: .equal,
            arrangedSubviews: [Box("a", 515, 515), Box("b", 200, 200)].map { box in
                ContainerStackView(axis: .vertical, spacing: 0, distribution: .equal, arrangedSubviews: [box])
            })
        XCTAssertEqual(stack.makeFrame(proposing: ProposedSize()).rect, CGRect(x: 0, y: 0, width: 1030, height: 515))
    }
}
