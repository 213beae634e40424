import Foundation
import XCTest

@testable import Frames

/// Lines that are split into dashes.
final class DashTests: StrokingTestCase {
    private let square = Outline.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10))

    /// Returns the horizontal range of each dash.
    private func spans(_ outline: Outline, _ style: PathContent.Stroke, tolerance: CGFloat = 1.0 / 64) -> [ClosedRange<
        CGFloat
    >] {
        polygons(outline.stroked(style, tolerance: tolerance)).map { polygon in
            let xs = polygon.map(\.x)
            return (xs.min() ?? 0)...(xs.max() ?? 0)
        }
    }

    func testDashesAndGapsAlternate() {
        XCTAssertEqual(spans(straight, style(2, dashes: [3, 2])), [0...3, 5...8])
        XCTAssertEqual(spans(straight, style(2, dashes: [3, 2], phase: 4)), [1...4, 6...9])
        XCTAssertEqual(spans(straight, style(2, dashes: [3, 2], phase: -1)), [1...4, 6...9])
        // With an odd number of lengths, gaps and dashes alternate in the next period.
        XCTAssertEqual(spans(straight, style(2, dashes: [4])), [0...4, 8...10])
    }

    func testADashThatBeginsAtACornerHasOneDirection() {
        let corner = line((0, 0), (10, 0), (10, 10))
        let dashes = polygons(corner.stroked(style(2, dashes: [5, 5])))
        XCTAssertEqual(dashes.count, 2)
        XCTAssertEqual(dashes[1].map(\.y).min(), 0)
    }

    func testTheLastDashOfAClosedLineContinuesInTheFirst() {
        let dashes = polygons(square.stroked(style(2, dashes: [8, 32], phase: 4)))
        XCTAssertEqual(dashes.count, 1)
        XCTAssertTrue(dashes[0].contains(CGPoint(x: -1, y: -1)), "\(dashes)")
    }

    func testDashesOfClosedLinesJoinOnlyIfBothReachTheStart() {
        // The line ends in a gap.
        XCTAssertEqual(polygons(square.stroked(style(2, dashes: [8, 2]))).count, 4)
        XCTAssertEqual(polygons(square.stroked(style(2, dashes: [6, 5]))).count, 4)
        // The line begins with a gap, and ends in a dash.
        XCTAssertEqual(polygons(square.stroked(style(2, dashes: [10, 5], phase: 10))).count, 3)
        // One dash covers the whole outline.
        XCTAssertEqual(square.stroked(style(2, dashes: [100, 1])), square.stroked(style(2)))
    }

    func testDashesOfNoLengthAreDots() {
        XCTAssertEqual(spans(straight, style(2, .square, dashes: [0, 4])), [-1...1, 3...5, 7...9])
        XCTAssertEqual(spans(straight, style(2, .butt, dashes: [0, 4])), [])
    }

    func testThePhaseMayEndADash() {
        XCTAssertEqual(spans(straight, style(2, .square, dashes: [3, 2], phase: 3)), [1...6, 6...11])
        XCTAssertEqual(spans(straight, style(2, dashes: [3, 2], phase: .nan)), [0...3, 5...8])
    }

    func testADotAtTheEndIsDrawn() {
        XCTAssertEqual(spans(straight, style(2, .square, dashes: [0, 5])), [-1...1, 4...6, 9...11])
    }

    func testAZeroLengthLineIsNotDashed() {
        let place = line((5, 5), isClosed: true)
        XCTAssertEqual(spans(place, style(2, .square, dashes: [1, 1], phase: 1)), [4...6])
    }

    /// The rest of a dash after a corner may be too short to have a direction.
    func testADashThatEndsAtACornerEndsThere() {
        let corner = line((0, 0), (10, 0), (10, 10))
        XCTAssertEqual(spans(corner, style(2, dashes: [10.0005, 20])), [0...10])
    }

    func testTheShortestDashBehindACornerHasItsDirection() {
        let corner = line((0, 0), (8, 0), (8, 8))
        let dashes = style(2, dashes: [0.0005, 3.9995])
        XCTAssertEqual(spans(corner, dashes), [0...0.0005, 4...4.0005, 7...9, 7...9])
        XCTAssertEqual(polygons(corner.stroked(dashes))[2].map(\.y).min(), 0)
    }

    /// A curve that arrives at (0, 10) from the left, then a line upward: no dash goes from one to the other.
    func testADashAtTheCornerOfACurveAndALineHasOneDirection() {
        var hook = Outline([.move(CGPoint(x: -10, y: 0))])
        hook.addCurve(
            to: CGPoint(x: 0, y: 10), control1: CGPoint(x: -10, y: 6), control2: CGPoint(x: -6, y: 10))
        let curve = StrokeLine.lines(along: hook, tolerance: 1.0 / 64).flatMap(\.segments).reduce(0) { $0 + $1.length }
        hook.addLine(to: CGPoint(x: 0, y: 20))
        let behind = points(hook.stroked(style(2, dashes: [100, curve], phase: 100)))
        XCTAssertEqual(behind.map(\.y).min() ?? 0, 10, accuracy: 1e-9)
        // A dash that ends in a curve ends perpendicular to the chord there.
        let before = points(hook.stroked(style(2, dashes: [curve, 100])))
        XCTAssertEqual(before.map(\.x).max() ?? 1, 0, accuracy: 0.05)
    }

    func testACurveInOneDashIsTheWholeCurve() {
        var arch = Outline()
        arch.move(to: .zero)
        arch.addCurve(to: CGPoint(x: 8, y: 0), control1: CGPoint(x: 0, y: 6), control2: CGPoint(x: 8, y: 6))
        XCTAssertEqual(arch.stroked(style(2, .square, dashes: [100, 1])), arch.stroked(style(2, .square)))
    }

    func testDashesTooFineToSeeAreCoarser() {
        XCTAssertLessThan(polygons(straight.stroked(style(2, dashes: [1e-9, 1e-9]))).count, 1000)
        XCTAssertEqual(spans(straight, style(2, dashes: [0, 0])), [0...10])
        for odd in [[CGFloat.nan, 1], [1, .infinity], [-1, 3]] {
            XCTAssertEqual(spans(straight, style(2, dashes: odd)), [0...10], "\(odd)")
        }
    }

    /// A period of 2 is drawn as one of 4, with a phase twice as long.
    func testCoarserDashesHaveACoarserPhase() {
        XCTAssertEqual(spans(straight, style(2, dashes: [1, 1], phase: 1), tolerance: 1), [2...4, 6...8])
    }

    func testALineOfTooManyDashesStaysWhole() {
        XCTAssertEqual(polygons(line((0, 0), (1e9, 0)).stroked(style(2, dashes: [1, 1]))).count, 1)
    }
}
