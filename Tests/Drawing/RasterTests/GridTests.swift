import Foundation
import XCTest

@testable import Raster

/// Points and curves on the grid of Cairo's paths, with 256 steps per pixel.
final class GridTests: XCTestCase {
    private func step(_ steps: Double) -> Int { GridPoint(CGPoint(x: steps / 256, y: 0)).x }

    private func points(_ curve: GridCurve) -> [GridPoint] {
        var points: [GridPoint] = []
        curve.forEachPoint { points.append($0) }
        return points
    }

    // MARK: Points

    func testPositionsRoundToTheNearestStepAndTiesToEven() {
        XCTAssertEqual([0.4, 0.6, 2.4, -0.4, -0.6].map(step), [0, 1, 2, 0, -1])
        XCTAssertEqual([0.5, 1.5, 2.5, -0.5, -1.5].map(step), [0, 2, 2, 0, -2])
    }

    func testBothCoordinatesAreRounded() {
        let point = GridPoint(CGPoint(x: 1.25, y: -3.5))
        XCTAssertEqual(point, GridPoint(x: 320, y: -896))
        XCTAssertEqual([point.deviceX, point.deviceY], [1.25, -3.5])
    }

    /// Cairo's coordinates have 32 bits, and sums need a few more.
    func testDistantPointsAreClampedToTheGrid() {
        let edge = (1 << 22) * 256
        for far in [CGFloat.infinity, 1e300, 0x1p22] {
            XCTAssertEqual(GridPoint(CGPoint(x: far, y: -far)), GridPoint(x: edge, y: -edge), "\(far)")
        }
        XCTAssertEqual(GridPoint(CGPoint(x: CGFloat.nan, y: 1)), GridPoint(x: 0, y: 256))
    }

    func testMidpointsRoundDown() {
        let middle = GridPoint(x: 0, y: 3).middle(GridPoint(x: -1, y: 0))
        XCTAssertEqual(middle, GridPoint(x: -1, y: 1))
    }

    // MARK: Curves

    func testACurveThatIsNearlyStraightIsItsChord() {
        let end = GridPoint(x: 3000, y: 0)
        func curve(height: Int) -> GridCurve {
            GridCurve(start: .zero, one: GridPoint(x: 1000, y: height), two: GridPoint(x: 2000, y: height), end: end)
        }
        XCTAssertEqual(points(curve(height: 25)), [end])
        XCTAssertEqual(points(curve(height: 26)).count, 2)
        XCTAssertEqual(points(curve(height: -26)).count, 2)
    }

    /// A chord that lies on the curve's line but ends too early isn't near all of it.
    func testCurvesBeyondTheirChordAreBisected() {
        let ends = (GridPoint.zero, GridPoint(x: 1000, y: 0))
        let behind = GridCurve(start: ends.0, one: ends.0, two: GridPoint(x: 4000, y: 0), end: ends.1)
        XCTAssertGreaterThan(points(behind).map(\.x).max() ?? 0, 1600)
        let before = GridCurve(start: ends.0, one: GridPoint(x: -4000, y: 0), two: ends.1, end: ends.1)
        XCTAssertLessThan(points(before).map(\.x).min() ?? 0, -1000)
    }

    func testACurveThatReturnsToItsStartIsDrawn() {
        let loop = GridCurve(
            start: .zero, one: GridPoint(x: 4000, y: 4000), two: GridPoint(x: -4000, y: 4000), end: .zero)
        XCTAssertEqual(points(loop).map(\.y).max() ?? 0, 3000, accuracy: 4)
        XCTAssertEqual(points(loop).last, .zero)
    }

    /// A quarter circle of 100 pixels: the chords are within a tenth of a pixel.
    func testChordsComeNearToTheCurve() {
        let radius = 25600
        let reach = 14139
        let quarter = points(
            GridCurve(
                start: GridPoint(x: radius, y: 0), one: GridPoint(x: radius, y: reach),
                two: GridPoint(x: reach, y: radius), end: GridPoint(x: 0, y: radius)))
        XCTAssertEqual(quarter.count, 32)
        for (one, two) in zip([GridPoint(x: radius, y: 0)] + quarter, quarter) {
            let middle = CGPoint(x: Double(one.x + two.x) / 2, y: Double(one.y + two.y) / 2)
            let away = Double(radius) - (middle.x * middle.x + middle.y * middle.y).squareRoot()
            XCTAssertLessThan(abs(away), 25.6, "from \(one) to \(two)")
        }
    }
}
