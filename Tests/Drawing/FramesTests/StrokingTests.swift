import Foundation
import XCTest

@testable import Frames

/// The polygons of a line's area.
final class StrokingTests: XCTestCase {
    private func style(
        _ width: CGFloat, _ cap: PathContent.Stroke.Cap = .butt, _ join: PathContent.Stroke.Join = .miter,
        dashes: [CGFloat] = [], phase: CGFloat? = nil, miterLimit: CGFloat? = nil
    ) -> PathContent.Stroke {
        PathContent.Stroke(
            color: .black, width: width, cap: cap, join: join, dashes: dashes, dashPhase: phase, miterLimit: miterLimit)
    }

    private func line(_ points: (CGFloat, CGFloat)..., isClosed: Bool = false) -> Outline {
        var outline = Outline()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            index == 0 ? outline.move(to: place) : outline.addLine(to: place)
        }
        if isClosed { outline.close() }
        return outline
    }

    /// The corners of each polygon.
    private func polygons(_ outline: Outline) -> [[CGPoint]] {
        outline.contours.map { contour in contour.pieces.map(\.start) }
    }

    private func area(_ polygon: [CGPoint]) -> CGFloat {
        zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) } / 2
    }

    private let straight = Outline([.move(.zero), .line(CGPoint(x: 10, y: 0))])

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

    func testMitresMeetUpToTheirLimit() {
        let corner = line((0, 0), (10, 0), (10, 10))
        XCTAssertTrue(polygons(corner.stroked(style(2)))[0].contains(CGPoint(x: 11, y: -1)))
        // The mitre of a right angle is √2 widths long.
        XCTAssertFalse(polygons(corner.stroked(style(2, miterLimit: 1.4)))[0].contains(CGPoint(x: 11, y: -1)))
        XCTAssertTrue(polygons(corner.stroked(style(2, miterLimit: 1.42)))[0].contains(CGPoint(x: 11, y: -1)))
    }

    func testBevelsCutACornersTip() {
        let polygon = polygons(line((0, 0), (10, 0), (10, 10)).stroked(style(2, .butt, .bevel)))[0]
        // Two arms of 10 by 2, less what they share, and the wedge between them.
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

    /// However narrow the turns are, all parts turn the same way: none takes another away.
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

    private func winding(_ polygons: [[CGPoint]], _ point: CGPoint) -> Int {
        var winding = 0
        for polygon in polygons {
            for (one, two) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
            where (one.y <= point.y) != (two.y <= point.y) {
                let x = one.x + (point.y - one.y) / (two.y - one.y) * (two.x - one.x)
                if x > point.x { winding += one.y < two.y ? 1 : -1 }
            }
        }
        return winding
    }

    // MARK: Dashes

    private func spans(_ outline: Outline, _ style: PathContent.Stroke) -> [ClosedRange<CGFloat>] {
        polygons(outline.stroked(style)).map { polygon in
            let xs = polygon.map(\.x)
            return (xs.min() ?? 0)...(xs.max() ?? 0)
        }
    }

    func testDashesAndGapsTakeTurns() {
        XCTAssertEqual(spans(straight, style(2, dashes: [3, 2])), [0...3, 5...8])
        XCTAssertEqual(spans(straight, style(2, dashes: [3, 2], phase: 4)), [1...4, 6...9])
        XCTAssertEqual(spans(straight, style(2, dashes: [3, 2], phase: -1)), [1...4, 6...9])
        // An odd number of lengths goes on with gaps where dashes were.
        XCTAssertEqual(spans(straight, style(2, dashes: [4])), [0...4, 8...10])
    }

    func testADashThatBeginsAtACornerHasOneDirection() {
        let corner = line((0, 0), (10, 0), (10, 10))
        let dashes = polygons(corner.stroked(style(2, dashes: [5, 5])))
        XCTAssertEqual(dashes.count, 2)
        XCTAssertEqual(dashes[1].map(\.y).min(), 0)
    }

    func testTheLastDashOfAClosedLineGoesOverIntoTheFirst() {
        let square = Outline.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10))
        let dashes = polygons(square.stroked(style(2, dashes: [8, 32], phase: 4)))
        XCTAssertEqual(dashes.count, 1)
        XCTAssertTrue(dashes[0].contains(CGPoint(x: -1, y: -1)), "\(dashes)")
    }

    func testDashesOfNoLengthAreDots() {
        XCTAssertEqual(spans(straight, style(2, .square, dashes: [0, 4])), [-1...1, 3...5, 7...9])
        XCTAssertEqual(spans(straight, style(2, .butt, dashes: [0, 4])), [])
    }

    func testDashesTooFineToSeeAreCoarser() {
        XCTAssertLessThan(polygons(straight.stroked(style(2, dashes: [1e-9, 1e-9]))).count, 1000)
        XCTAssertEqual(spans(straight, style(2, dashes: [0, 0])), [0...10])
        XCTAssertEqual(spans(straight, style(2, dashes: [.nan, 1])), [0...10])
    }

    func testALineOfTooManyDashesStaysWhole() {
        XCTAssertEqual(polygons(line((0, 0), (1e9, 0)).stroked(style(2, dashes: [1, 1]))).count, 1)
    }

    // MARK: Odd input

    func testPlacesShowByTheirEnds() {
        let place = line((5, 5), (5, 5))
        XCTAssertEqual(place.stroked(style(2, .square)).controlBounds, CGRect(x: 4, y: 4, width: 2, height: 2))
        XCTAssertTrue(place.stroked(style(2)).isEmpty)
        let dot = polygons(line((5, 5), isClosed: true).stroked(style(2, .round), tolerance: 0.001))
        XCTAssertEqual(abs(area(dot[0])), .pi, accuracy: 0.01)
        XCTAssertTrue(line((5, 5)).stroked(style(2, .round)).isEmpty)
    }

    func testWhatIsNoNumberHasNoArea() {
        XCTAssertTrue(line((0, 0), (.nan, 1)).stroked(style(2)).isEmpty)
        XCTAssertTrue(line((0, 0), (.infinity, 1)).stroked(style(2)).isEmpty)
        XCTAssertTrue(straight.stroked(style(.nan)).isEmpty)
        XCTAssertTrue(straight.stroked(style(0)).isEmpty)
    }

    func testPointsInOnePlaceChangeNothing() {
        XCTAssertEqual(
            line((0, 0), (0, 0), (10, 0), (10, 0)).stroked(style(2)), straight.stroked(style(2)))
    }
}
