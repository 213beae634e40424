public import Foundation

/// A perspective projection about the center of a frame: it maps a point (x, y) to (a·x + c·y + tx, b·x + d·y + ty)
/// divided by (g·x + h·y + w). Lengths are in points.
public struct Projection: Sendable, Hashable, Codable {
    /// The coefficients of the numerators.
    public var a, b, c, d, tx, ty: CGFloat
    /// The coefficients of the denominator.
    public var g, h, w: CGFloat

    /// Creates a projection from its coefficients.
    public init(
        a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat, g: CGFloat, h: CGFloat, w: CGFloat
    ) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty, self.g, self.h, self.w) = (a, b, c, d, tx, ty, g, h, w)
    }

    /// The minimum denominator; points below it are behind the viewer.
    private static let nearest: CGFloat = 1e-3

    /// Returns the projected point; `nil` for one behind the viewer.
    public func apply(_ point: CGPoint) -> CGPoint? {
        let depth = g * point.x + h * point.y + w
        guard depth > Self.nearest else { return nil }
        return CGPoint(
            x: (a * point.x + c * point.y + tx) / depth, y: (b * point.x + d * point.y + ty) / depth)
    }

    /// Returns the bounding box of the projected `rect`; `nil` if a corner is behind the viewer.
    public func apply(_ rect: CGRect) -> CGRect? {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].compactMap(apply)
        guard corners.count == 4 else { return nil }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// The inverse projection; `nil` for a plane seen edge-on.
    public var inverted: Projection? {
        // The adjugate of the matrix (a c tx / b d ty / g h w): a common factor doesn't change a projection.
        let inverse = Projection(
            a: d * w - ty * h, b: ty * g - b * w, c: tx * h - c * w, d: a * w - tx * g, tx: c * ty - tx * d,
            ty: tx * b - a * ty, g: b * h - d * g, h: c * g - a * h, w: a * d - c * b)
        let determinant = a * inverse.a + c * inverse.b + tx * inverse.g
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        return inverse.divided(by: determinant)
    }

    private func divided(by number: CGFloat) -> Projection {
        Projection(
            a: a / number, b: b / number, c: c / number, d: d / number, tx: tx / number, ty: ty / number,
            g: g / number, h: h / number, w: w / number)
    }
}
