import Foundation
import Frames

/// A rectangle of whole device pixels.
struct PixelRect: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The pixels that `rect`, in device pixels, touches.
    init(around rect: CGRect) {
        let limit: CGFloat = 1e6
        let (left, top) = (max(rect.minX.rounded(.down), -limit), max(rect.minY.rounded(.down), -limit))
        let (right, bottom) = (min(rect.maxX.rounded(.up), limit), min(rect.maxY.rounded(.up), limit))
        self.init(x: Int(left), y: Int(top), width: max(Int(right - left), 0), height: max(Int(bottom - top), 0))
    }

    /// The pixels that lie wholly inside of `rect`, in points; none if the transform turns it.
    init(inside rect: CGRect, _ transform: Transform) {
        guard transform.isUpright, !rect.isNull else {
            self = .empty
            return
        }
        let (left, top) = (rect.minX * transform.a + transform.tx, rect.minY * transform.d + transform.ty)
        let (right, bottom) = (rect.maxX * transform.a + transform.tx, rect.maxY * transform.d + transform.ty)
        guard left.isFinite, top.isFinite, right.isFinite, bottom.isFinite, left.magnitude < 1e9, right.magnitude < 1e9,
            top.magnitude < 1e9, bottom.magnitude < 1e9
        else {
            self = .empty
            return
        }
        let (x, y) = (Int((left - 1e-6).rounded(.up)), Int((top - 1e-6).rounded(.up)))
        self.init(
            x: x, y: y, width: Int((right + 1e-6).rounded(.down)) - x, height: Int((bottom + 1e-6).rounded(.down)) - y)
    }

    func intersection(_ other: PixelRect) -> PixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let rect = PixelRect(
            x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
        return rect.isEmpty ? .empty : rect
    }

    func contains(_ other: PixelRect) -> Bool {
        other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }

    /// The rectangle with neither side longer than `side`.
    func limited(to side: Int) -> PixelRect {
        PixelRect(x: x, y: y, width: min(width, side), height: min(height, side))
    }
}

extension Transform {
    /// Whether the transform only scales, by positive factors, and shifts.
    var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// The factor by which lengths grow, on average.
    var meanScale: CGFloat { (abs(a * d - b * c)).squareRoot() }

    /// Returns the transform that first applies `inner`, then this one.
    func appending(_ inner: Transform) -> Transform {
        Transform(
            a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
            c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
            tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
    }

    func translated(x: CGFloat, y: CGFloat) -> Transform {
        appending(Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
    }

    /// Returns the transform for what is inside of a frame.
    func entering(_ frame: Frame) -> Transform {
        guard !frame.transform.isIdentity else { return translated(x: frame.rect.minX, y: frame.rect.minY) }
        return translated(x: frame.rect.midX, y: frame.rect.midY)
            .appending(frame.transform)
            .translated(x: -frame.rect.width / 2, y: -frame.rect.height / 2)
    }

    func apply(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
}
