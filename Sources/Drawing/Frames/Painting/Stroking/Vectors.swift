import Foundation

// Points double as vectors from the origin.
extension CGPoint {
    static func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }
    static func - (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x - other.x, y: one.y - other.y) }
    static func * (way: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: way.x * factor, y: way.y * factor) }

    func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }

    /// Positive if the other vector is on the side of `quarterTurn`.
    func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }

    /// The vector rotated by 90° from the x axis towards the y axis.
    var quarterTurn: CGPoint { CGPoint(x: -y, y: x) }

    /// Computed with a square root, which all machines round alike; `hypot` depends on the release of the C library.
    var length: CGFloat { (x * x + y * y).squareRoot() }

    var isFinite: Bool { x.isFinite && y.isFinite }
}
