import Foundation
package import Frames

extension Transform {
    /// Whether the transform consists of a positive scale and a translation.
    package var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// Whether the transform maps upright rectangles to upright ones, possibly mirrored.
    var isAxisAligned: Bool { b == 0 && c == 0 && a != 0 && d != 0 }

    /// The mean scale factor of lengths.
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

    /// Returns the transform for the content of a frame.
    package func entering(_ frame: Frame) -> Transform {
        guard !frame.transform.isIdentity else { return translated(x: frame.rect.minX, y: frame.rect.minY) }
        return translated(x: frame.rect.midX, y: frame.rect.midY)
            .appending(frame.transform)
            .translated(x: -frame.rect.width / 2, y: -frame.rect.height / 2)
    }

    package func apply(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// Returns the bounding box of the transformed `rect`.
    package func apply(_ rect: CGRect) -> CGRect {
        let one = apply(CGPoint(x: rect.minX, y: rect.minY))
        let across = (x: a * rect.width, y: b * rect.width)
        let down = (x: c * rect.height, y: d * rect.height)
        return CGRect(
            x: one.x + min(across.x, 0) + min(down.x, 0), y: one.y + min(across.y, 0) + min(down.y, 0),
            width: abs(across.x) + abs(down.x), height: abs(across.y) + abs(down.y))
    }

    /// Returns the transform from a picture's coordinates to `rect`.
    func fitting(_ size: CGSize, into rect: CGRect) -> Transform {
        translated(x: rect.minX, y: rect.minY).appending(
            Transform(a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: 0, ty: 0))
    }

    /// Returns `rect` with its edges rounded to whole device pixels, so that adjacent edges stay adjacent.
    ///
    /// - Precondition: The transform is axis-aligned.
    func wholePixels(_ rect: CGRect) -> CGRect {
        let exact = apply(rect)
        let (left, top) = (exact.minX.nearestPixel, exact.minY.nearestPixel)
        return CGRect(x: left, y: top, width: exact.maxX.nearestPixel - left, height: exact.maxY.nearestPixel - top)
    }

    /// Returns the transform for a picture with as many pixels as `rect` has on the device.
    ///
    /// - Precondition: The transform is axis-aligned.
    func placingOnPixels(_ rect: CGRect) -> Transform {
        let area = wholePixels(rect)
        return Transform(
            a: a < 0 ? -1 : 1, b: 0, c: 0, d: d < 0 ? -1 : 1, tx: a < 0 ? area.maxX : area.minX,
            ty: d < 0 ? area.maxY : area.minY)
    }
}

extension CGFloat {
    /// The nearest integer, rounding ties up.
    ///
    /// `rounded()` rounds ties away from zero, so that content above the edge of a layer would be a pixel higher than
    /// without the layer.
    var nearestPixel: CGFloat { (self + 0.5).rounded(.down) }
}
