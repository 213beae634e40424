public import Foundation

/// A rotation, scaling or shift: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, y pointing down.
public struct Transform: Sendable, Hashable, Codable {
    /// The six numbers; `tx` and `ty` are points.
    public var a, b, c, d, tx, ty: CGFloat

    /// Creates a transform from its numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The transform that changes nothing.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == .identity }
}
