import ChatUI
import Comparison
import Frames
import HeadlessUIKit
import Raster
import Rendering
import XCTest

/// Children that are all inset further count as one change of the container.
final class MarginTests: XCTestCase {
    /// A column of boxes in a container that hugs them, or in one of a fixed size.
    private func screen(
        margins: UIEdgeInsets, fixed size: CGSize? = nil, isStretched: Bool = false, count: Int = 3
    ) -> Frame {
        let width = size.map { $0.width - margins.left - margins.right }
        let rows = (0..<count).map { number in
            Frame(
                origin: "row\(number)",
                rect: CGRect(
                    x: margins.left, y: margins.top + CGFloat(number) * 24,
                    width: isStretched ? width ?? 40 : 40 - CGFloat(number), height: 20), fill: .color(.black))
        }
        let fitting = CGSize(
            width: 40 + margins.left + margins.right, height: CGFloat(count) * 24 - 4 + margins.top + margins.bottom)
        let card = Frame(
            origin: "CardView", rect: CGRect(origin: CGPoint(x: 10, y: 10), size: size ?? fitting),
            fill: .color(.white),
            children: rows)
        return Frame(origin: "Screen", rect: CGRect(x: 0, y: 0, width: 300, height: 300), children: [card])
    }

    private func insets(_ all: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: all, left: all, bottom: all, right: all) }

    private func assertOneCause(
        _ old: Frame, _ new: Frame, _ line: String, file: StaticString = #filePath, at number: UInt = #line
    ) {
        let difference = FrameDifference(from: old, to: new)
        XCTAssertEqual(difference.groups.map(\.line), [line], "\(difference)", file: file, line: number)
        let cause = difference.changes.firstIndex(where: \.isCause)
        XCTAssertTrue(difference.consequences.allSatisfy { $0.cause == cause }, file: file, line: number)
        XCTAssertFalse(difference.consequences.isEmpty, file: file, line: number)
    }

    func testContainerGrowsWithItsMargins() {
        for count in [1, 3] {
            assertOneCause(
                screen(margins: insets(8), count: count), screen(margins: insets(12), count: count),
                "CardView: margin 8 → 12")
            assertOneCause(
                screen(margins: insets(12), count: count), screen(margins: insets(8), count: count),
                "CardView: margin 12 → 8")
        }
    }

    func testChildrenShrinkWithMargins() {
        let size = CGSize(width: 200, height: 100)
        var (old, new) = (insets(8), insets(8))
        new.left = 20
        new.right = 20
        assertOneCause(
            screen(margins: old, fixed: size, isStretched: true), screen(margins: new, fixed: size, isStretched: true),
            "CardView: margin 8 → 20")
        old.right = 16
        new.right = 16
        assertOneCause(
            screen(margins: old, fixed: size, isStretched: true), screen(margins: new, fixed: size, isStretched: true),
            "CardView: left margin 8 → 20")
    }

    func testSidesAreNamed() {
        var new = insets(8)
        new.top = 20
        assertOneCause(screen(margins: insets(8)), screen(margins: new), "CardView: top margin 8 → 20")
        let (one, other) = (
            UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 8), UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
        )
        assertOneCause(
            screen(margins: one), screen(margins: other),
            "CardView: margin top 2, right 8, bottom 2, left 8 → top 4, right 10, bottom 4, left 10")
    }

    func testOneChildThatMovedIsNoMargin() {
        let size = CGSize(width: 200, height: 100)
        var new = insets(8)
        new.left = 30
        let difference = FrameDifference(
            from: screen(margins: insets(8), fixed: size, count: 1), to: screen(margins: new, fixed: size, count: 1))
        XCTAssertEqual(difference.groups.map(\.line), ["row0: moved 22 pt right"])
    }

    /// Right-to-left content keeps its right edge and grows to the left.
    func testContainerAtTheRightGrowsWithItsLeadingMargin() {
        func screen(leading: CGFloat, width: CGFloat? = nil) -> Frame {
            let rows = (0..<3).map { number in
                Frame(
                    origin: "row\(number)", rect: CGRect(x: 8, y: 8 + CGFloat(number) * 24, width: 40, height: 20),
                    fill: .color(.black))
            }
            let own = CGSize(width: width ?? 48 + leading, height: 84)
            let card = Frame(
                origin: "CardView", rect: CGRect(origin: CGPoint(x: 12, y: 4), size: own), fill: .color(.white),
                children: rows)
            let row = Frame(
                origin: "RowView", rect: CGRect(x: 270 - own.width, y: 10, width: own.width + 20, height: 92),
                children: [card])
            return Frame(origin: "Screen", rect: CGRect(x: 0, y: 0, width: 300, height: 300), children: [row])
        }
        for (old, new) in [(8, 20), (20, 8)] as [(CGFloat, CGFloat)] {
            let (before, after) = (Int(old), Int(new))
            assertOneCause(
                screen(leading: old), screen(leading: new), "CardView: right margin \(before) → \(after)")
        }
    }

    /// Rows at the trailing edge of a wider screen have no other margin.
    func testWiderScreenIsNoMargin() {
        func screen(_ width: CGFloat) -> Frame {
            let rows = (0..<3).map { number in
                Frame(
                    origin: "row\(number)", rect: CGRect(x: width - 60, y: CGFloat(number) * 24, width: 52, height: 20))
            }
            return Frame(origin: "Screen", rect: CGRect(x: 0, y: 0, width: width, height: 100), children: rows)
        }
        let difference = FrameDifference(from: screen(200), to: screen(240))
        XCTAssertEqual(difference.groups.map(\.line), ["Screen: resized 200 × 100 → 240 × 100 pt"])
    }

    func testPictureThatGrowsWithItsMarginsSaysSo() throws {
        func picture(_ margin: CGFloat) throws -> ComparedPicture {
            let card = screen(margins: insets(margin)).children[0]
            return ComparedPicture(try Renderer().render(card, scale: 1), frame: card)
        }
        XCTAssertEqual(
            PictureComparison(expected: try picture(8), actual: try picture(12)).headline,
            "expected 56 × 84 pixels, found 64 × 92, 8 pt wider, 8 pt taller, because of “margin 8 → 12”")
    }

    func testLeadingMarginsOfBubblesInBothDirections() {
        final class WideLeadingView: ChatMessageContentView {
            override func layout(options: ChatMessageLayoutOptions) {
                super.layout(options: options)
                bubbleContentContainer.directionalLayoutMargins.leading = 24
            }
        }
        for (direction, side) in [(RenderSettings.Direction.leftToRight, "left"), (.rightToLeft, "right")] {
            let settings = RenderSettings(direction: direction)
            func screen(_ type: ChatMessageContentView.Type) -> Frame {
                RenderSettings.withCurrent(settings) {
                    ConfigurationScope.run {
                        Components.default.messageContentView = type
                        return Conversations.frame(Conversations.messages)
                    }
                }
            }
            let lines = FrameDifference(from: screen(ChatMessageContentView.self), to: screen(WideLeadingView.self))
                .groups.map(\.line)
            XCTAssertEqual(
                lines.first, "5 × ContainerStackView#bubbleContentContainer: \(side) margin 8 → 24", "\(lines)")
            XCTAssertFalse(lines.contains { $0.contains("resized") }, "\(lines)")
        }
    }

    func testBubblesMargins() {
        final class WideMarginView: ChatMessageContentView {
            override func layout(options: ChatMessageLayoutOptions) {
                super.layout(options: options)
                bubbleContentContainer.directionalLayoutMargins = NSDirectionalEdgeInsets(
                    top: 12, leading: 12, bottom: 12, trailing: 12)
            }
        }
        let before = ConfigurationScope.run { Conversations.frame(Conversations.messages) }
        let after = ConfigurationScope.run {
            Components.default.messageContentView = WideMarginView.self
            return Conversations.frame(Conversations.messages)
        }
        let lines = FrameDifference(from: before, to: after).groups.map(\.line)
        XCTAssertEqual(
            lines,
            [
                "5 × ContainerStackView#bubbleContentContainer: margin 8 → 12",
                "5 × WideMarginView: class ChatMessageContentView → WideMarginView",
            ])
    }
}
