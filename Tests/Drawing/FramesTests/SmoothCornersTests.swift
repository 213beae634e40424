import Foundation
import XCTest

@testable import Frames

/// The smooth corners of iOS, compared with screenshots.
final class SmoothCornersTests: XCTestCase {
    private enum Corner { case topLeft, topRight, bottomRight, bottomLeft }

    private func outline(_ width: CGFloat, _ height: CGFloat, _ radii: CornerRadii) -> Outline {
        .smoothRoundedRectangle(CGRect(x: 0, y: 0, width: width, height: height), radii: radii)
    }

    // MARK: Measuring

    /// Returns closely spaced points along an outline.
    private func points(of outline: Outline) -> [CGPoint] {
        var points: [CGPoint] = []
        for element in outline.elements {
            switch element {
            case .move(let end): points.append(end)
            case .line(let end): points += steps { mix(points[points.count - 1], end, $0) }
            case .curve(let end, let control1, let control2):
                let start = points[points.count - 1]
                points += steps { part in
                    let (a, b, c) = (
                        mix(start, control1, part), mix(control1, control2, part), mix(control2, end, part)
                    )
                    return mix(mix(a, b, part), mix(b, c, part), part)
                }
            case .close: points += steps { mix(points[points.count - 1], points[0], $0) }
            }
        }
        return points
    }

    private func steps(_ point: (CGFloat) -> CGPoint) -> [CGPoint] { (1...500).map { point(CGFloat($0) / 500) } }

    private func mix(_ start: CGPoint, _ end: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }

    /// Returns the radius of a quarter circle that meets the outline halfway between both edges of a corner.
    private func radius(of outline: Outline, _ corner: Corner, _ width: CGFloat, _ height: CGFloat) -> CGFloat {
        let distances = points(of: outline).map { point in
            switch corner {
            case .topLeft: CGPoint(x: point.x, y: point.y)
            case .topRight: CGPoint(x: width - point.x, y: point.y)
            case .bottomRight: CGPoint(x: width - point.x, y: height - point.y)
            case .bottomLeft: CGPoint(x: point.x, y: height - point.y)
            }
        }
        let near = distances.filter { max($0.x, $0.y) < min(width, height) / 2 }
        let middle = near.min { abs($0.x - $0.y) < abs($1.x - $1.y) } ?? .zero
        return middle.x / (1 - 0.5.squareRoot())
    }

    // MARK: iOS screenshots

    // The radii were read off the pixels of an outline of half a point, so they are slightly too small.

    func testAnEdgeTooShortForItsCornersBecomesARoundEnd() {
        let pill = outline(47.67, 36.33, CornerRadii(12))
        for corner in [Corner.topLeft, .topRight, .bottomRight, .bottomLeft] {
            XCTAssertEqual(radius(of: pill, corner, 47.67, 36.33), 17.0, accuracy: 0.55)
        }
    }

    func testACornerBesideASquareOneHasItsRadius() {
        let pill = outline(50, 36.33, CornerRadii(topRight: 12, bottomRight: 12, bottomLeft: 12))
        XCTAssertEqual(radius(of: pill, .topLeft, 50, 36.33), 0)
        XCTAssertEqual(radius(of: pill, .topRight, 50, 36.33), 17.0, accuracy: 0.55)
        XCTAssertEqual(radius(of: pill, .bottomRight, 50, 36.33), 17.0, accuracy: 0.55)
        XCTAssertEqual(radius(of: pill, .bottomLeft, 50, 36.33), 11.6, accuracy: 0.4)
    }

    func testAQuote() {
        let quote = outline(312, 31.67, CornerRadii(topLeft: 12, topRight: 12, bottomRight: 12))
        XCTAssertEqual(radius(of: quote, .topLeft, 312, 31.67), 11.6, accuracy: 0.4)
        XCTAssertEqual(radius(of: quote, .topRight, 312, 31.67), 14.7, accuracy: 0.55)
        XCTAssertEqual(radius(of: quote, .bottomRight, 312, 31.67), 14.8, accuracy: 0.55)
        XCTAssertEqual(radius(of: quote, .bottomLeft, 312, 31.67), 0)
    }

    func testABubbleOfTwoLines() {
        let bubble = outline(165.33, 58.33, CornerRadii(topLeft: 18, topRight: 18, bottomRight: 18))
        for corner in [Corner.topLeft, .topRight, .bottomRight] {
            XCTAssertEqual(radius(of: bubble, corner, 165.33, 58.33), 17.7, accuracy: 0.3)
        }
        XCTAssertEqual(radius(of: bubble, .bottomLeft, 165.33, 58.33), 0)
    }

    // MARK: The curve

    func testASmoothCornerTakesOneAndAHalfOfItsRadius() {
        let left = outline(100, 80, CornerRadii(topLeft: 10))
        let curved = points(of: left).filter { $0.x > 0 && $0.y > 0 && $0.x < 99 && $0.y < 79 }
        XCTAssertEqual(curved.map(\.x).max() ?? 0, 15.287, accuracy: 0.1)
        XCTAssertEqual(curved.map(\.y).max() ?? 0, 15.287, accuracy: 0.1)
    }

    func testARadiusChangesItsShapeWhereTheEdgeEnds() {
        let roomy = outline(200, 12 * 2 * 1.5287, CornerRadii(12))
        let short = outline(200, 12 * 2 * 1.5286, CornerRadii(12))
        XCTAssertEqual(radius(of: roomy, .topLeft, 200, 36.69), 11.94, accuracy: 0.05)
        XCTAssertEqual(radius(of: short, .topLeft, 200, 36.69), 17.64, accuracy: 0.05)
    }

    func testAHorizontalRoundEndIsARotatedVerticalOne() {
        let lying = points(of: outline(90, 30, CornerRadii(14))), standing = outline(30, 90, CornerRadii(14))
        XCTAssertEqual(lying.count, points(of: standing).count)
        let turned = points(of: standing).map { CGPoint(x: $0.y, y: $0.x) }
        for point in stride(from: 0, to: lying.count, by: 97).map({ lying[$0] }) {
            let nearest = turned.map { hypot($0.x - point.x, $0.y - point.y) }.min() ?? .infinity
            XCTAssertEqual(nearest, 0, accuracy: 0.1)
        }
    }

    func testASquareOfRoundCornersIsACircle() {
        for point in points(of: outline(40, 40, CornerRadii(20))) {
            XCTAssertEqual(hypot(point.x - 20, point.y - 20), 20, accuracy: 0.01)
        }
    }

    func testNoRadiusExceedsTheRectangle() throws {
        for (width, height) in [(10, 40), (40, 10), (37, 36), (55, 54), (8, 8)] as [(CGFloat, CGFloat)] {
            for radius in [0, 1, 6, 12, 100] as [CGFloat] {
                for radii in [CornerRadii(radius), CornerRadii(topLeft: radius, topRight: radius / 3, bottomRight: 2)] {
                    let bounds = try XCTUnwrap(outline(width, height, radii).controlBounds)
                    XCTAssertEqual(bounds, CGRect(x: 0, y: 0, width: width, height: height))
                }
            }
        }
    }

    func testWithoutRadiiItIsARectangle() {
        let rect = CGRect(x: 3, y: 4, width: 50, height: 20)
        let lines = Outline.smoothRoundedRectangle(rect, radii: .zero).elements
        XCTAssertFalse(lines.contains { if case .curve = $0 { true } else { false } })
        XCTAssertEqual(Outline(lines).controlBounds, rect)
    }
}
