package import Foundation

/// A rounded or sharp corner of a shape, in points.
package struct ShapeCorner: Equatable {
    /// The nearest corner of the shape's bounds.
    package let place: RectCorner
    /// The radius; 0 for a sharp corner.
    package let radius: CGFloat
    /// The intersection of the adjacent edges.
    package let tip: CGPoint
    /// The curve from one edge to the other; empty for a sharp corner.
    package let curve: Outline
}

extension OutlineShape {
    /// The corners of a box, or the rounded corners of a free shape.
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
        return RectCorner.allCases.map { place in
            ShapeCorner(
                place: place, radius: radii[place], tip: place.point(of: rect),
                curve: Outline(curves.filter { RectCorner(nearestTo: $0.point(at: 0.5), in: rect) == place }))
        }
    }
}

extension RectCorner {
    fileprivate func point(of rect: CGRect) -> CGPoint {
        switch self {
        case .topLeft: CGPoint(x: rect.minX, y: rect.minY)
        case .topRight: CGPoint(x: rect.maxX, y: rect.minY)
        case .bottomRight: CGPoint(x: rect.maxX, y: rect.maxY)
        case .bottomLeft: CGPoint(x: rect.minX, y: rect.maxY)
        }
    }
}
