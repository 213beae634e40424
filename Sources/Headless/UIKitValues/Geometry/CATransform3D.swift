/// A transform of points in space: a 4 × 4 matrix. A point is a row vector (x, y, z, 1) that is multiplied from the
/// left.
public struct CATransform3D: Hashable, Sendable, Codable {
    public var m11, m12, m13, m14: CGFloat
    public var m21, m22, m23, m24: CGFloat
    public var m31, m32, m33, m34: CGFloat
    public var m41, m42, m43, m44: CGFloat

    /// Creates a transform from its elements, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// Creates a transform of zeros, like Core Animation's structure.
    public init() {
        self.init([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])
    }

    private init(_ rows: [[CGFloat]]) {
        self.init(
            m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3], m21: rows[1][0], m22: rows[1][1],
            m23: rows[1][2], m24: rows[1][3], m31: rows[2][0], m32: rows[2][1], m33: rows[2][2], m34: rows[2][3],
            m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
    }

    private var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    /// The identity transform.
    package static let identity = CATransform3D(
        [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])

    /// Returns the transform that applies this one and then `other`.
    package func concatenating(_ other: CATransform3D) -> CATransform3D {
        let (left, right) = (rows, other.rows)
        return CATransform3D(
            (0..<4).map { row in
                (0..<4).map { column in (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
            })
    }

    /// The inverse, by Gauss–Jordan elimination; `nil` if there is none.
    fileprivate var inverted: CATransform3D? {
        var (left, right) = (rows, CATransform3D.identity.rows)
        for column in 0..<4 {
            guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
                abs(left[pivot][column]) > 1e-12
            else { return nil }
            left.swapAt(column, pivot)
            right.swapAt(column, pivot)
            let factor = 1 / left[column][column]
            left[column] = left[column].map { $0 * factor }
            right[column] = right[column].map { $0 * factor }
            for row in 0..<4 where row != column && left[row][column] != 0 {
                let share = left[row][column]
                left[row] = zip(left[row], left[column]).map { $0 - share * $1 }
                right[row] = zip(right[row], right[column]).map { $0 - share * $1 }
            }
        }
        return CATransform3D(right)
    }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D.identity

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3D.identity
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3D.identity
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
}

/// Returns a rotation about a vector, in radians; the identity for a vector of length 0.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    let rest = 1 - c
    return CATransform3D(
        m11: c + x * x * rest, m12: x * y * rest + z * s, m13: x * z * rest - y * s, m14: 0,
        m21: x * y * rest - z * s, m22: c + y * y * rest, m23: y * z * rest + x * s, m24: 0,
        m31: x * z * rest + y * s, m32: y * z * rest - x * s, m33: c + z * z * rest, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// Returns the transform that applies `a` and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// Returns the inverse of the transform, or the transform itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverted ?? t }

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var transform = CATransform3D.identity
    (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
    (transform.m41, transform.m42) = (m.tx, m.ty)
    return transform
}

/// Whether the transform stays in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns the transform's effect in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
