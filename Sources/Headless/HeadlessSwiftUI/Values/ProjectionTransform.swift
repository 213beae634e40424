import Foundation
import UIKitValues

/// A perspective transform: a matrix of three by three for rows `(x, y, 1)`.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    public init() {}

    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Returns this transform followed by another one.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        let (a, b) = (rows, rhs.rows)
        func cell(_ row: Int, _ column: Int) -> CGFloat {
            a[row][0] * b[0][column] + a[row][1] * b[1][column] + a[row][2] * b[2][column]
        }
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = (cell(0, 0), cell(0, 1), cell(0, 2))
        (result.m21, result.m22, result.m23) = (cell(1, 0), cell(1, 1), cell(1, 2))
        (result.m31, result.m32, result.m33) = (cell(2, 0), cell(2, 1), cell(2, 2))
        return result
    }

    private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

    /// The transform without perspective.
    var affine: CGAffineTransform {
        let scale = m33 == 0 ? 1 : m33
        return CGAffineTransform(
            a: m11 / scale, b: m12 / scale, c: m21 / scale, d: m22 / scale, tx: m31 / scale, ty: m32 / scale)
    }
}
