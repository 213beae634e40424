import Frames
import HeadlessSwiftUI
import XCTest

final class PathTests: XCTestCase {
    private let line = Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
    }

    func testATextOfThePathIsThePath() {
        let path = Path(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 20), cornerRadius: 4, style: .circular)
        XCTAssertEqual(Path(path.description), path)
        XCTAssertEqual(Path(CGRect(x: 0, y: 0, width: 2, height: 1)).description, "0 0 m 2 0 l 2 1 l 0 1 l h")
        XCTAssertNil(Path("0 0 m 1 l"))
    }

    func testPathsOfUIKit() {
        let bezier = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
        let path = Path(bezier.cgPath)
        XCTAssertEqual(path.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 10))
        XCTAssertTrue(path.contains(CGPoint(x: 10, y: 5)))
        XCTAssertFalse(path.contains(CGPoint(x: 1, y: 1)))
    }

    func testTrimmingCountsLengths() {
        let part = line.trimmedPath(from: 0.25, to: 0.5)
        XCTAssertEqual(part.boundingRect.minX, 25, accuracy: 0.001)
        XCTAssertEqual(part.boundingRect.maxX, 50, accuracy: 0.001)
        let half = Circle().trim(from: 0, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        // Clockwise from the right, as on iOS, where rings are turned by 90° to start at the top.
        XCTAssertEqual(half.boundingRect.minY, 10, accuracy: 0.05)
        XCTAssertEqual(half.boundingRect.maxY, 20, accuracy: 0.05)
    }

    func testStrokeAreaHasLineWidthAndCaps() {
        let butt = line.strokedPath(StrokeStyle(lineWidth: 10))
        XCTAssertEqual(butt.boundingRect, CGRect(x: 0, y: -5, width: 100, height: 10))
        let square = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square))
        XCTAssertEqual(square.boundingRect, CGRect(x: -5, y: -5, width: 110, height: 10))
        let round = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round))
        XCTAssertTrue(round.contains(CGPoint(x: -4, y: 0)))
        XCTAssertFalse(round.contains(CGPoint(x: -4, y: 4)))
    }

    func testJoins() {
        let corner = Path { $0.addLines([CGPoint(x: 0, y: 50), .zero, CGPoint(x: 50, y: 0)]) }
        let outside = CGPoint(x: -4, y: -4)
        XCTAssertTrue(corner.strokedPath(StrokeStyle(lineWidth: 10)).contains(outside))
        XCTAssertFalse(corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .bevel)).contains(outside))
        XCTAssertFalse(corner.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: 1)).contains(outside))
        XCTAssertFalse(corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .round)).contains(outside))
    }

    func testDashesBeginInTheMiddle() {
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 12))
        XCTAssertFalse(dashed.contains(CGPoint(x: 1, y: 0)))
        XCTAssertTrue(dashed.contains(CGPoint(x: 4, y: 0)))
        XCTAssertFalse(dashed.contains(CGPoint(x: 15, y: 0)))
    }

    /// Directions assume that y points up, so `clockwise` appears counterclockwise on the screen.
    func testArcs() {
        let arc = Path {
            $0.addArc(
                center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        }
        XCTAssertEqual(arc.boundingRect.maxY, 10, accuracy: 0.01)
        XCTAssertEqual(arc.boundingRect.minY, 0, accuracy: 0.01)
        let other = Path {
            $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        }
        XCTAssertEqual(other.boundingRect.minY, -10, accuracy: 0.01)
        let relative = Path {
            $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
        }
        XCTAssertEqual(relative.boundingRect.minY, -10, accuracy: 0.01)
    }
}
