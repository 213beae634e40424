package import Foundation

/// A corner of a shape, round or sharp, in points.
package struct ShapeCorner: Equatable {
    /// The corner of the shape's bounds that it is nearest to.
    package let place: CornerPlace
    /// 0 for a sharp corner.
    package let radius: CGFloat
    /// Where the edges beside it would meet.
    package let tip: CGPoint
    /// The curve from one edge to the other; empty for a sharp corner.
    package let curve: Outline
}

extension OutlineShape {
    /// The corners of a box, and the round ones of a free shape.
    package var corners: [ShapeCorner] {
        switch self {
        case .box(let rect, let radii): Self.corners(of: rect, radii)
        case .free(let outline): outline.roundCorners
        case .nothing, .line, .polygon, .ellipse: []
        }
    }

    private static func corners(of rect: CGRect, _ radii: CornerRadii) -> [ShapeCorner] {
        let radii = radii.limited(to: min(rect.width, rect.height) / 2)
        let curves = Outline.box(rect, radii: radii).contours.flatMap(\.pieces).filter { $0.controls != nil }
        return CornerPlace.allCases.map { place in
            ShapeCorner(
                place: place, radius: radii[place], tip: place.point(of: rect),
                curve: Outline(curves.filter { CornerPlace(nearestTo: $0.point(at: 0.5), in: rect) == place }))
        }
    }
}

extension CornerPlace {
    fileprivate func point(of rect: CGRect) -> CGPoint {
        switch self {
        case .topLeft: CGPoint(x: rect.minX, y: rect.minY)
        case .topRight: CGPoint(x: rect.maxX, y: rect.minY)
        case .bottomRight: CGPoint(x: rect.maxX, y: rect.maxY)
        case .bottomLeft: CGPoint(x: rect.minX, y: rect.maxY)
        }
    }
}
