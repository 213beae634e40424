import Foundation
import XCTest

@testable import Frames

/// The polygons of a stroke's area.
final class StrokingTests: StrokingTestCase {
    // MARK: Ends

    func testButtEndsStopAtTheLinesEnds() {
        XCTAssertEqual(straight.stroked(style(2)).controlBounds, CGRect(x: 0, y: -1, width: 10, height: 2))
    }

    func testSquareEndsReachHalfTheWidthFarther() {
        XCTAssertEqual(straight.stroked(style(2, .square)).controlBounds, CGRect(x: -1, y: -1, width: 12, height: 2))
    }

    func testRoundEndsHaveTheAreaOfACircle() {
        let polygon = polygons(straight.stroked(style(2, .round), tolerance: 0.001))[0]
        XCTAssertEqual(abs(area(polygon)), 20 + .pi, accuracy: 0.01)
    }

    // MARK: Corners

    func testMitersMeetUpToTheirLimit() {
        let corner = line((0, 0), (10, 0), (10, 10))
        XCTAssertTrue(polygons(corner.stroked(style(2)))[0].contains(CGPoint(x: 11, y: -1)))
        // The miter of a right angle is √2 widths long.
        XCTAssertFalse(polygons(corner.stroked(style(2, miterLimit: 1.4)))[0].contains(CGPoint(x: 11, y: -1)))
        XCTAssertTrue(polygons(corner.stroked(style(2, miterLimit: 1.42)))[0].contains(CGPoint(x: 11, y: -1)))
    }

    func testBevelsCutACornersTip() {
        let polygon = polygons(line((0, 0), (10, 0), (10, 10)).stroked(style(2, .butt, .bevel)))[0]
        // Two arms of 10 by 2, minus their overlap, plus the wedge between them.
        XCTAssertEqual(abs(area(polygon)), 40 - 1 + 0.5, accuracy: 1e-9)
    }

    func testRoundCornersHaveAQuarterCircle() {
        let polygon = polygons(line((0, 0), (10, 0), (10, 10)).stroked(style(2, .butt, .round), tolerance: 0.001))[0]
        XCTAssertEqual(abs(area(polygon)), 40 - 1 + .pi / 4, accuracy: 0.01)
    }

    func testClosedLinesAreRings() {
        let rings = polygons(Outline.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)).stroked(style(2)))
        XCTAssertEqual(rings.map(\.count), [4, 4])
        XCTAssertEqual(abs(rings.map(area).reduce(0, +)), 144 - 64, accuracy: 1e-9)
    }

    func testATurnOnTheSpotIsClosedByItsJoin() {
        let there = line((0, 0), (10, 0), (0, 0))
        XCTAssertEqual(there.stroked(style(2)).controlBounds?.maxX, 10)
        XCTAssertEqual(there.stroked(style(2, .butt, .round)).controlBounds?.maxX ?? 0, 11, accuracy: 1e-9)
    }

    /// A miter of five widths is within the usual limit of ten, one of twenty isn't.
    func testMitersOfTenWidthsAreTheDefault() {
        XCTAssertEqual(line((0, 0), (10, 0), (0, 4)).stroked(style(2)).controlBounds?.maxX ?? 0, 15.2, accuracy: 0.1)
        XCTAssertLessThan(line((0, 0), (10, 0), (0, 1)).stroked(style(2)).controlBounds?.maxX ?? 0, 11.1)
        // Edges that never meet have no miter, whatever the limit is.
        let there = line((0, 0), (10, 0), (0, 0)).stroked(style(2, miterLimit: 1e9))
        XCTAssertEqual(there.controlBounds?.maxX, 10)
        XCTAssertTrue(points(there).allSatisfy(\.isFinite))
        let nearlyThere = line((0, 0), (10, 0), (0, 0.001)).stroked(style(2, miterLimit: 1e9))
        XCTAssertEqual(nearlyThere.controlBounds?.maxX ?? 0, 10, accuracy: 0.001)
    }

    func testTurnsToEitherSideAreMirrored() {
        for (join, wedge) in [(PathContent.Stroke.Join.bevel, 0.5), (.miter, 1), (.round, .pi / 4)] {
            for way in [10.0, -10] {
                let corner = line((0, 0), (10, 0), (10, way)).stroked(style(2, .butt, join), tolerance: 0.001)
                XCTAssertEqual(abs(area(polygons(corner)[0])), 40 - 1 + wedge, accuracy: 0.01, "\(join), \(way)")
            }
        }
    }

    func testRoundCornersOfSlightTurnsAreRound() {
        let corner = line((0, 0), (10, 0), (20, 10)).stroked(style(2, .butt, .round), tolerance: 0.001)
        // Two arms minus their overlap (the tangent of half the angle), plus an eighth of a circle.
        let arms = 20 + 200.squareRoot() * 2
        XCTAssertEqual(abs(area(polygons(corner)[0])), arms - (2.squareRoot() - 1) + .pi / 8, accuracy: 0.005)
    }

    /// What the tolerance can't tell from a miter is one corner; a bevel stays one, however thin the line is.
    func testCornersThatAreHardlyTurnsHaveOneCorner() {
        for join in [PathContent.Stroke.Join.bevel, .round, .miter] {
            XCTAssertEqual(points(line((0, 0), (10, 0), (20, 0.01)).stroked(style(2, .butt, join))).count, 6, "\(join)")
        }
        XCTAssertEqual(points(line((0, 0), (10, 0), (20, 10)).stroked(style(0.02, .butt, .bevel))).count, 7)
    }

    /// A segment shorter than half the width doesn't cut into the one before it.
    func testShortSegmentsTakeNothingAway() {
        for way in [0.5, -0.5] {
            let corner = polygons(line((0, 0), (10, 0), (10, way)).stroked(style(4)))
            for place in [CGPoint(x: 9, y: 2 * way), CGPoint(x: 9.5, y: 2.4 * way), CGPoint(x: 11, y: 0.8 * way)] {
                XCTAssertNotEqual(winding(corner, place), 0, "\(place)")
            }
        }
    }

    // MARK: Curves

    /// The corners between chords aren't the outline's: they are round with every join.
    func testJoinsDoNotShowInsideOfCurves() {
        var cusp = Outline()
        cusp.move(to: .zero)
        cusp.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 10, y: 9), control2: CGPoint(x: 0, y: 9))
        let round = cusp.stroked(style(6, .butt, .round))
        XCTAssertEqual(cusp.stroked(style(6, .butt, .miter)), round)
        XCTAssertEqual(cusp.stroked(style(6, .butt, .bevel)), round)
    }

    func testCurvesAndLinesMeetInAJoin() {
        var corner = line((0, 0), (10, 0))
        corner.addCurve(
            to: CGPoint(x: 10, y: 12), control1: CGPoint(x: 10, y: 4), control2: CGPoint(x: 10, y: 8))
        XCTAssertTrue(points(corner.stroked(style(2))).contains(CGPoint(x: 11, y: -1)))
    }

    /// The ends of a line are perpendicular to the curve's tangents, not to its first and last chords.
    func testEndsOfCurvesHaveTheirDirections() {
        var arch = Outline()
        arch.move(to: .zero)
        arch.addCurve(to: CGPoint(x: 8, y: 0), control1: CGPoint(x: 0, y: 6), control2: CGPoint(x: 8, y: 6))
        let corners = points(arch.stroked(style(2), tolerance: 0.5))
        for x in [-1.0, 1, 7, 9] { XCTAssertTrue(corners.contains(CGPoint(x: x, y: 0)), "\(x): \(corners)") }
    }

    /// Half a ring from (50, 0) over (0, 50) to (-50, 0).
    private var arch: Outline {
        let reach: CGFloat = 27.6142
        var arch = Outline()
        arch.move(to: CGPoint(x: 50, y: 0))
        arch.addCurve(
            to: CGPoint(x: 0, y: 50), control1: CGPoint(x: 50, y: reach), control2: CGPoint(x: reach, y: 50))
        arch.addCurve(
            to: CGPoint(x: -50, y: 0), control1: CGPoint(x: -reach, y: 50), control2: CGPoint(x: -50, y: reach))
        return arch
    }

    /// However thick the stroke, half a ring has nothing below the axis. At 100 it is a half disc.
    func testEndsOfThickCurvesDoNotReachBehindThemselves() {
        for width in [6, 24, 80, 90] as [CGFloat] {
            XCTAssertEqual(points(arch.stroked(style(width))).map(\.y).min() ?? -1, 0, accuracy: 1e-9, "\(width)")
        }
        XCTAssertEqual(points(arch.stroked(style(100))).map(\.y).min() ?? -1, 0, accuracy: 0.05)
    }

    /// Half a ring of radius 50 whose half width is 70 reaches 20 past its center, and no farther.
    func testACurveNarrowerThanItsStrokeIsCoveredPastItsCenter() {
        let polygons = polygons(arch.stroked(style(140)))
        let covered: [(CGFloat, CGFloat)] = [
            (0, 15), (0, -10), (10, -15), (-10, -15), (0.3, -19), (19, -1), (0, 119), (100, 1),
        ]
        for point in covered {
            XCTAssertNotEqual(winding(polygons, CGPoint(x: point.0, y: point.1)), 0, "\(point)")
        }
        let beyond: [(CGFloat, CGFloat)] = [(5, -25), (-5, -25), (0, -21), (0, 121), (22, -1), (100, -1)]
        for point in beyond {
            XCTAssertEqual(winding(polygons, CGPoint(x: point.0, y: point.1)), 0, "\(point)")
        }
    }

    /// A quarter of a ring: chords as close as the tolerance requires, and no more of them.
    func testChordsAreAsNearAsTheTolerance() {
        let reach = 55.2285
        var quarter = Outline()
        quarter.move(to: CGPoint(x: 100, y: 0))
        quarter.addCurve(
            to: CGPoint(x: 0, y: 100), control1: CGPoint(x: 100, y: reach), control2: CGPoint(x: reach, y: 100))
        for tolerance in [1, 0.1, 0.01] as [CGFloat] {
            let ring = points(quarter.stroked(style(2), tolerance: tolerance))
            for (one, two) in zip(ring, ring.dropFirst()) where one.length > 100.5 && two.length > 100.5 {
                XCTAssertEqual(((one + two) * 0.5).length, 101, accuracy: tolerance * 1.5 + 0.03, "\(one) to \(two)")
            }
            // Wang's bound is at most a few times what a circle needs.
            XCTAssertLessThan(CGFloat(ring.count), 2 * (4 + 12 / tolerance.squareRoot()), "\(tolerance)")
        }
    }

    func testControlsThatLieOnTheirEndsAreALine() {
        var curve = Outline()
        curve.move(to: .zero)
        curve.addCurve(to: CGPoint(x: 10, y: 0), control1: .zero, control2: CGPoint(x: 10, y: 0))
        XCTAssertEqual(curve.stroked(style(2)).controlBounds, straight.stroked(style(2)).controlBounds)
        XCTAssertTrue(points(curve.stroked(style(2))).allSatisfy(\.isFinite))
    }

    /// A curve over a billion points doesn't need a billion chords.
    func testChordsHaveAnEnd() {
        var curve = Outline()
        curve.move(to: .zero)
        curve.addCurve(to: CGPoint(x: 1e9, y: 0), control1: CGPoint(x: 0, y: 1e9), control2: CGPoint(x: 1e9, y: 1e9))
        XCTAssertLessThan(points(curve.stroked(style(2))).count, 20000)
    }

    /// However narrow the turns are, all parts have the same orientation, so none cancels another.
    func testNarrowCurvesHaveNoHoles() {
        var outline = Outline()
        outline.move(to: CGPoint(x: 0, y: 0))
        outline.addCurve(
            to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 3, y: 2), control2: CGPoint(x: -2, y: 2))
        let stroked = polygons(outline.stroked(style(6, .round)))
        for x in stride(from: -1.5, to: 2.5, by: 0.25) {
            for y in stride(from: -0.5, to: 2, by: 0.25) {
                XCTAssertNotEqual(winding(stroked, CGPoint(x: x + 0.01, y: y + 0.02)), 0, "\(x), \(y)")
            }
        }
    }

    // MARK: Degenerate input

    func testZeroLengthLinesShowTheirCaps() {
        let place = line((5, 5), (5, 5))
        XCTAssertEqual(place.stroked(style(2, .square)).controlBounds, CGRect(x: 4, y: 4, width: 2, height: 2))
        XCTAssertTrue(place.stroked(style(2)).isEmpty)
        let dot = polygons(line((5, 5), isClosed: true).stroked(style(2, .round), tolerance: 0.001))
        XCTAssertEqual(abs(area(dot[0])), .pi, accuracy: 0.01)
        XCTAssertTrue(line((5, 5)).stroked(style(2, .round)).isEmpty)
    }

    func testSubpathsAreSeparateLines() {
        var parts = line((0, 0), (10, 0))
        parts.move(to: CGPoint(x: 0, y: 20))
        parts.addLine(to: CGPoint(x: 10, y: 20))
        XCTAssertEqual(polygons(parts.stroked(style(2))).map { $0.map(\.y).min() }, [-1, 19])
        // What follows a closed subpath begins where that began.
        var closed = line((5, 5), (10, 5), (10, 10), isClosed: true)
        closed.addLine(to: CGPoint(x: 5, y: 20))
        XCTAssertEqual(polygons(closed.stroked(style(2))).last?.map(\.y).min(), 5)
    }

    func testALineThatNearlyReturnsIsClosedAtItsStart() {
        let nearly = line((0, 0), (10, 0), (10, 10), (0, 10), (0, 1e-5), isClosed: true)
        XCTAssertEqual(polygons(nearly.stroked(style(2))).map(\.count), [4, 4])
        XCTAssertTrue(points(nearly.stroked(style(2))).contains { abs($0.x + 1) < 1e-5 && abs($0.y + 1) < 1e-5 })
    }

    func testNonFiniteCoordinatesHaveNoArea() {
        XCTAssertTrue(line((0, 0), (.nan, 1)).stroked(style(2)).isEmpty)
        XCTAssertTrue(line((0, 0), (.infinity, 1)).stroked(style(2)).isEmpty)
        XCTAssertTrue(line((.nan, 0), (10, 0), (20, 0)).stroked(style(2)).isEmpty)
        XCTAssertTrue(line((.infinity, 0), isClosed: true).stroked(style(2, .square)).isEmpty)
        var curve = Outline([.move(.zero)])
        curve.addCurve(to: CGPoint(x: 9, y: 0), control1: CGPoint(x: CGFloat.nan, y: 0), control2: .zero)
        XCTAssertTrue(curve.stroked(style(2)).isEmpty)
        XCTAssertTrue(straight.stroked(style(.nan)).isEmpty)
        XCTAssertTrue(straight.stroked(style(.infinity)).isEmpty)
        XCTAssertTrue(straight.stroked(style(-2)).isEmpty)
        XCTAssertTrue(straight.stroked(style(2), tolerance: 0).isEmpty)
        XCTAssertTrue(straight.stroked(style(0)).isEmpty)
    }

    func testPointsInOnePlaceChangeNothing() {
        XCTAssertEqual(
            line((0, 0), (0, 0), (10, 0), (10, 0)).stroked(style(2)), straight.stroked(style(2)))
    }
}
