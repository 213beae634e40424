package import Foundation

extension Outline {
    /// The smallest rectangle around the path, by its curves rather than by their control points.
    package var tightBounds: CGRect? {
        var bounds: CGRect?
        func include(_ point: CGPoint) {
            let dot = CGRect(origin: point, size: .zero)
            bounds = bounds.map { $0.union(dot) } ?? dot
        }
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                include(point)
                current = point
            case .curve(let point, let control1, let control2):
                include(point)
                let curve = CubicCurve(start: current, control1: control1, control2: control2, end: point)
                for parameter in curve.extremes { include(curve.point(at: parameter)) }
                current = point
            case .close: break
            }
        }
        return bounds
    }

    /// Returns whether a point lies inside the filled path.
    package func contains(_ point: CGPoint, rule: FillRule) -> Bool {
        let winding = polygons.reduce(0) { $0 + Self.winding(of: $1, around: point) }
        return rule == .evenOdd ? winding % 2 != 0 : winding != 0
    }

    /// The path with its curves replaced by short lines, one polygon for each subpath.
    package var polygons: [[CGPoint]] {
        var result: [[CGPoint]] = []
        for element in elements {
            switch element {
            case .move(let point): result.append([point])
            case .line(let point):
                if result.isEmpty { result.append([]) }
                result[result.count - 1].append(point)
            case .curve(let point, let control1, let control2):
                if result.isEmpty { result.append([control1]) }
                let start = result[result.count - 1].last ?? control1
                let curve = CubicCurve(start: start, control1: control1, control2: control2, end: point)
                result[result.count - 1] += (1...24).map { curve.point(at: CGFloat($0) / 24) }
            case .close: break
            }
        }
        return result
    }

    /// Returns how many times a polygon winds around a point.
    private static func winding(of polygon: [CGPoint], around point: CGPoint) -> Int {
        var winding = 0
        for (index, start) in polygon.enumerated() {
            let end = polygon[(index + 1) % polygon.count]
            guard (start.y <= point.y) != (end.y <= point.y) else { continue }
            let crossing = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
            if crossing > point.x { winding += start.y <= point.y ? 1 : -1 }
        }
        return winding
    }
}

/// A Bézier curve with two control points.
private struct CubicCurve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint

    func point(at t: CGFloat) -> CGPoint {
        func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            let u = 1 - t
            return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
        }
        return CGPoint(
            x: mix(start.x, control1.x, control2.x, end.x), y: mix(start.y, control1.y, control2.y, end.y))
    }

    /// The parameters, from 0 to 1, at which the curve has an extremum on either axis.
    var extremes: [CGFloat] {
        Self.extremes(start.x, control1.x, control2.x, end.x) + Self.extremes(start.y, control1.y, control2.y, end.y)
    }

    /// The zeros between 0 and 1 of a cubic's derivative.
    private static func extremes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = -p0 + 3 * p1 - 3 * p2 + p3
        let b = 2 * (p0 - 2 * p1 + p2)
        let c = p1 - p0
        // The derivative, divided by 3: a·t² + b·t + c.
        if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b].filter { $0 > 0 && $0 < 1 } }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter { $0 > 0 && $0 < 1 }
    }
}
