import Foundation
import Frames

/// The mapping of a frame's coordinates to the picture: the product of all enclosing translations, rotations and
/// scalings.
struct Placement {
    private var toPicture = Transform.identity

    /// The placement of a frame's content, if the frame is in this one.
    func inside(_ frame: Frame) -> Placement {
        let (x, y) = (frame.rect.width / 2, frame.rect.height / 2)
        let toMiddle = Transform.shift(-x, -y)
        let back = Transform.shift(frame.rect.minX + x, frame.rect.minY + y)
        return Placement(toPicture: toMiddle.then(frame.transform).then(back).then(toPicture))
    }

    func point(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: toPicture.a * point.x + toPicture.c * point.y + toPicture.tx,
            y: toPicture.b * point.x + toPicture.d * point.y + toPicture.ty)
    }

    /// The bounding box of a placed rectangle.
    func rect(_ rect: CGRect) -> CGRect {
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
            .map { point(CGPoint(x: $0.0, y: $0.1)) }
        let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
        let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    func line(_ line: TextLine) -> TextLine {
        var placed = line
        placed.ink = rect(line.ink)
        placed.baseline = point(CGPoint(x: line.ink.minX, y: line.baseline)).y
        placed.parts = line.parts.map(self.line)
        placed.emoji = line.emoji.map(rect)
        return placed
    }
}

extension Transform {
    fileprivate static func shift(_ x: CGFloat, _ y: CGFloat) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// This transform, followed by another one.
    fileprivate func then(_ next: Transform) -> Transform {
        Transform(
            a: next.a * a + next.c * b, b: next.b * a + next.d * b,
            c: next.a * c + next.c * d, d: next.b * c + next.d * d,
            tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
    }
}
