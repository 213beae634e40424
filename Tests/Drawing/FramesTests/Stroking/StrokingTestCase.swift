import Foundation
import XCTest

@testable import Frames

/// Lines and the polygons of their areas.
class StrokingTestCase: XCTestCase {
    let straight = Outline([.move(.zero), .line(CGPoint(x: 10, y: 0))])

    func style(
        _ width: CGFloat, _ cap: PathContent.Stroke.Cap = .butt, _ join: PathContent.Stroke.Join = .miter,
        dashes: [CGFloat] = [], phase: CGFloat? = nil, miterLimit: CGFloat? = nil
    ) -> PathContent.Stroke {
        PathContent.Stroke(
            color: .black, width: width, cap: cap, join: join, dashes: dashes, dashPhase: phase, miterLimit: miterLimit)
    }

    func line(_ points: (CGFloat, CGFloat)..., isClosed: Bool = false) -> Outline {
        var outline = Outline()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            index == 0 ? outline.move(to: place) : outline.addLine(to: place)
        }
        if isClosed { outline.close() }
        return outline
    }

    /// The corners of each polygon.
    func polygons(_ outline: Outline) -> [[CGPoint]] {
        outline.contours.map { contour in contour.pieces.map(\.start) }
    }

    func area(_ polygon: [CGPoint]) -> CGFloat {
        zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) } / 2
    }

    /// The corners of the polygons, in one list.
    func points(_ outline: Outline) -> [CGPoint] { polygons(outline).flatMap { $0 } }

    func winding(_ polygons: [[CGPoint]], _ point: CGPoint) -> Int {
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
}
