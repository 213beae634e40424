import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// Layouts whose results are published, or follow from the layout rules. Where a comment names no source, the
/// values follow from the rules.
final class LayoutTableTests: XCTestCase {
    // MARK: Stacks

    func testThreeEqualColorsShareTheSpace() {
        let rects = colors(
            in: HStack(spacing: 0) {
                Color.red; Color.green; Color.blue
            }, width: 300)
        XCTAssertEqual(rects.map(\.width), [100, 100, 100])
        XCTAssertEqual(rects.map(\.minX), [0, 100, 200])
    }

    /// objc.io, "How an HStack lays out its children" (2020).
    func testMinimumsThatDoNotFitOverflow() {
        let view = HStack(spacing: 0) {
            Color.red.frame(maxWidth: 100)
            Color.green.frame(minWidth: 100)
        }
        let rects = colors(in: view.frame(width: 150), width: 150)
        XCTAssertEqual(rects.map(\.width), [75, 100])
        XCTAssertEqual(rects.map(\.minX), [-12.5, 62.5])
    }

    func testTheSameLimitsInReverseOrder() {
        let view = HStack(spacing: 0) {
            Color.green.frame(minWidth: 100)
            Color.red.frame(maxWidth: 100)
        }
        XCTAssertEqual(colors(in: view.frame(width: 150), width: 150).map(\.width), [100, 75])
    }

    func testLimitsOnBothSides() {
        let view = HStack {
            Color.red.frame(minWidth: 20, maxWidth: 40)
            Color.green.frame(minWidth: 30, maxWidth: 50)
        }
        let rects = colors(in: view.frame(width: 100), width: 100)
        XCTAssertEqual(rects.map(\.minX), [1, 49])
        XCTAssertEqual(rects.map(\.width), [40, 50])
    }

    func testDefaultSpacingIsEightPoints() {
        let rects = colors(
            in: HStack {
                Color.red; Color.green
            }, width: 100)
        XCTAssertEqual(rects.map(\.width), [46, 46])
        XCTAssertEqual(rects.map(\.minX), [0, 54])
    }

    func testNoSpacingNextToASpacer() {
        let view = HStack {
            block(50)
            Spacer()
            block(50)
        }
        let rects = colors(in: view, width: 300)
        XCTAssertEqual(rects.map(\.minX), [0, 250])
        XCTAssertEqual(rects.map(\.width), [50, 50])
    }

    func testHigherPriorityLeavesOthersTheirMinimum() {
        let view = HStack(spacing: 0) {
            Color.red.layoutPriority(1)
            Color.green.frame(minWidth: 80)
        }
        XCTAssertEqual(colors(in: view, width: 300).map(\.width), [220, 80])
    }

    func testSpaceGoesToTheLeastFlexibleFirst() {
        let view = HStack(spacing: 0) {
            Color.red.frame(minWidth: 20, maxWidth: 60)
            block(70)
            Spacer(minLength: 30)
            Color.blue
        }
        let rects = colors(in: view, width: 200)
        XCTAssertEqual(rects.map(\.width), [50, 70, 50])
        XCTAssertEqual(rects.map(\.minX), [0, 50, 150])
    }

    func testNothingProposedGivesTenPoints() {
        let view = HStack {
            Color.red; Color.green; Color.blue
        }
        XCTAssertEqual(size(of: view, width: nil, height: nil), CGSize(width: 46, height: 10))
        let rects = colors(in: view, width: nil, height: nil)
        XCTAssertEqual(rects.map(\.minX), [0, 18, 36])
        XCTAssertEqual(rects.map(\.size), Array(repeating: CGSize(width: 10, height: 10), count: 3))
    }

    // MARK: Frames and paddings

    func testInfiniteMaximumFillsTheSpace() {
        let view = block(50, 20).frame(maxWidth: .infinity)
        XCTAssertEqual(size(of: view, width: 300, height: 300), CGSize(width: 300, height: 20))
        XCTAssertEqual(colors(in: view, width: 300, height: 300), [CGRect(x: 125, y: 0, width: 50, height: 20)])
    }

    func testInfiniteMaximumWithoutAProposalFitsTheContent() {
        let view = block(50, 20).frame(maxWidth: .infinity)
        XCTAssertEqual(size(of: view, width: nil, height: nil), CGSize(width: 50, height: 20))
    }

    func testMinimumWidth() {
        XCTAssertEqual(size(of: block(50, 20).frame(minWidth: 80), width: 300, height: 300).width, 80)
        let both = block(10, 20).frame(minWidth: 50, maxWidth: 100)
        XCTAssertEqual(size(of: both, width: 300, height: 300).width, 100)
    }

    func testPaddingLargerThanTheView() {
        let view = Color.red.padding(16)
        XCTAssertEqual(size(of: view, width: 20, height: 20), CGSize(width: 32, height: 32))
        XCTAssertEqual(colors(in: view, width: 20, height: 20), [CGRect(x: 16, y: 16, width: 0, height: 0)])
    }

    func testNegativePaddingsOverflow() {
        let view = Color.red.padding(.horizontal, -10).frame(width: 100, height: 10)
        XCTAssertEqual(colors(in: view, width: 300), [CGRect(x: -10, y: 0, width: 120, height: 10)])
    }

    func testNegativeSpacingsOverlap() {
        let view = HStack(spacing: -20) {
            block(50)
            block(50)
        }
        XCTAssertEqual(colors(in: view.fixedSize(), width: nil).map(\.minX), [0, 30])
    }

    // MARK: Z-stacks

    func testOverlayOverflows() {
        let view = block(50, 50).overlay(Color.green.frame(width: 80, height: 10))
        XCTAssertEqual(size(of: view, width: 300, height: 300), CGSize(width: 50, height: 50))
        XCTAssertEqual(
            colors(in: view, width: 300, height: 300),
            [CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: -15, y: 20, width: 80, height: 10)])
    }

    func testOnlyTheHighestPriorityMakesAZStack() {
        let view = ZStack {
            block(100, 100)
            block(20, 20).layoutPriority(1)
        }
        XCTAssertEqual(size(of: view, width: 300, height: 300), CGSize(width: 20, height: 20))
        XCTAssertEqual(colors(in: view, width: 300, height: 300)[0].origin, CGPoint(x: -40, y: -40))
    }

    func testHigherIndicesAreAbove() {
        let view = ZStack {
            block(1, 1).zIndex(1)
            block(2, 2)
            block(3, 3).zIndex(-1)
        }
        XCTAssertEqual(colors(in: view, width: 10).map(\.width), [3, 2, 1])
    }

    // MARK: Text, images and readers

    /// objc.io, "How an HStack lays out its children" (2020).
    func testATextBetweenColorsWrapsUnlessItHasPriority() {
        func height(priority: Double) -> CGFloat {
            let view = HStack(spacing: 0) {
                Color.red
                Text("Hello, World").layoutPriority(priority)
                Color.green
            }
            var lines: CGFloat = 0
            frame(of: view.frame(width: 150, height: 100), width: 150, height: 100).forEach { frame, rect in
                if frame.name == "Text" { lines = rect.height }
            }
            return lines
        }
        XCTAssertGreaterThan(height(priority: 0), 40)
        XCTAssertLessThan(height(priority: 1), 24)
    }

    func testAReaderWithoutAProposal() {
        let view = GeometryReader { _ in Color.red }
        XCTAssertEqual(size(of: view, width: nil, height: nil), CGSize(width: 10, height: 10))
        XCTAssertEqual(colors(in: view, width: nil, height: nil), [CGRect(x: 0, y: 0, width: 10, height: 10)])
    }

    func testShapesOfFourByThree() {
        let shape = Color.red.frame(idealWidth: 40, idealHeight: 30)
        XCTAssertEqual(size(of: shape.scaledToFit(), width: 100, height: 100), CGSize(width: 100, height: 75))
        let filling = size(of: shape.scaledToFill(), width: 100, height: 100)
        XCTAssertEqual(filling.width, 133.33, accuracy: 0.05)
        XCTAssertEqual(filling.height, 100)
    }

    // MARK: Right-to-left layout

    func testStacksAreMirrored() {
        let view = HStack(spacing: 0) {
            block(10)
            block(20)
            Spacer()
        }
        XCTAssertEqual(colors(in: view, width: 100, direction: .rightToLeft).map(\.minX), [90, 70])
    }

    func testLeadingIsOnTheRight() {
        let view = block(10, 10).padding(.leading, 5).frame(maxWidth: .infinity, alignment: .leading)
        XCTAssertEqual(colors(in: view, width: 100, direction: .rightToLeft).map(\.minX), [85])
    }

    /// “SwiftUI horizontally flips the x position of each view within its parent.”
    func testOffsetsAndPositionsAreMirrored() {
        let view = block(10, 10).offset(x: 5, y: 3).frame(maxWidth: .infinity, alignment: .leading)
        XCTAssertEqual(colors(in: view, width: 100, direction: .rightToLeft).map(\.minX), [85])
        let inside = view.environment(\.layoutDirection, .leftToRight)
        XCTAssertEqual(colors(in: inside, width: 100, direction: .rightToLeft).map(\.minX), [5])
        let placed = block(10, 10).position(x: 20, y: 10)
        XCTAssertEqual(colors(in: placed, width: 100, height: 20).map(\.minX), [15])
        XCTAssertEqual(
            colors(in: placed, width: 100, height: 20, direction: .rightToLeft),
            [CGRect(x: 75, y: 5, width: 10, height: 10)])
    }

    // MARK: Unusual proposals

    func testZeroProposal() {
        let view = HStack {
            Color.red
            Spacer()
            block(10)
        }
        XCTAssertEqual(colors(in: view, width: 0).map(\.width), [0, 10])
    }

    func testEmptyStacksHaveNoSize() {
        let view = VStack {
            block(10, 10)
            EmptyView()
            if Bool(false) { block(10, 10) }
            block(10, 10)
        }
        XCTAssertEqual(size(of: view, width: 100, height: nil).height, 28)
        XCTAssertEqual(size(of: HStack {}, width: 100, height: 100), .zero)
    }

    func testManyViews() {
        let view = VStack(spacing: 1) { ForEach(0..<2000) { _ in block(1, 1) } }
        XCTAssertEqual(size(of: view, width: 10, height: nil).height, 3999)
    }

    /// Each edge is rounded on its own, so that neighbors touch.
    func testNeighborsMeetOnPixels() {
        var settings = RenderSettings()
        settings.scale = 3
        let view = HStack(spacing: 0) { ForEach(0..<7) { _ in Color.red } }
        let frame = RenderSettings.withCurrent(settings) {
            ViewFrames(view).makeFrame(proposing: ProposedSize(width: 100, height: 10))
        }
        var end: CGFloat = 0
        frame.forEach { inner, rect in
            guard inner.name == "Color" else { return }
            XCTAssertEqual(rect.minX, end, accuracy: 1e-9)
            XCTAssertEqual(rect.maxX * 3, (rect.maxX * 3).rounded(), accuracy: 1e-9)
            end = rect.maxX
        }
        XCTAssertEqual(end, 100, accuracy: 1e-9)
    }
}
