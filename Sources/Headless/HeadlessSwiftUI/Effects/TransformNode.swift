import Foundation
import Frames
import UIKitValues

/// A view that is drawn rotated, scaled or shifted, without affecting layout.
final class TransformNode: WrapperNode {
    private let transform: CGAffineTransform
    private let anchor: UnitPoint
    private let name: String

    init(
        _ child: LayoutNode, _ transform: CGAffineTransform, anchor: UnitPoint, name: String, in context: BuildContext
    ) {
        self.transform = transform
        self.anchor = anchor
        self.name = name
        super.init(child, in: context)
    }

    override func emitFrames(into emission: inout FrameEmission) {
        // A right-to-left layout is mirrored: leading points are on the right, rotations are counterclockwise.
        let anchor = UnitPoint(x: isRightToLeft ? 1 - anchor.x : anchor.x, y: anchor.y)
        let transform = isRightToLeft ? transform.mirrored : transform
        let point = anchor.point(in: placement)
        if let (x, y) = transform.mirroring {
            guard x || y else { return child.emit(into: &emission) }
            return emission.addRotated(x: x, y: y, about: point) { child.emit(into: &$0) }
        }
        let center = CGPoint(x: placement.midX, y: placement.midY)
        let about = transform.about(CGPoint(x: point.x - center.x, y: point.y - center.y))
        emission.addTransformed(name, around: placement, by: about.frame) { child.emit(into: &$0) }
    }
}

extension CGAffineTransform {
    /// The mirrored axes, if the transform has no other effect.
    fileprivate var mirroring: (x: Bool, y: Bool)? {
        func isOne(_ number: CGFloat) -> Bool { abs(abs(number) - 1) < 1e-9 }
        let isStill = abs(b) < 1e-9 && abs(c) < 1e-9 && abs(tx) < 1e-9 && abs(ty) < 1e-9
        return isStill && isOne(a) && isOne(d) ? (a < 0, d < 0) : nil
    }

    /// The transform mirrored horizontally.
    fileprivate var mirrored: CGAffineTransform { CGAffineTransform(a: a, b: -b, c: -c, d: d, tx: -tx, ty: ty) }

    /// Creates a clockwise rotation. Quarter turns are exact.
    init(turnedBy angle: Angle) {
        let quarters = angle.degrees / 90
        if abs(quarters) < 1e9, abs(quarters - quarters.rounded()) < 1e-9 {
            let turns: [(CGFloat, CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
            let (cosine, sine) = turns[((Int(quarters.rounded()) % 4) + 4) % 4]
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        } else {
            self.init(rotationAngle: angle.radians)
        }
    }

    /// Creates the orthographic projection of a 3D rotation: the screen's part of Rodrigues' rotation matrix.
    init(turnedBy angle: Angle, about axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0 else {
            self.init()
            return
        }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let flat = CGAffineTransform(turnedBy: angle)
        let (cosine, sine) = (flat.a, flat.b)
        let rest = 1 - cosine
        self.init(
            a: cosine + x * x * rest, b: x * y * rest + z * sine, c: x * y * rest - z * sine,
            d: cosine + y * y * rest, tx: 0, ty: 0)
    }

    /// Returns whether a 3D rotation keeps everything in the plane of the screen.
    func keepsDepth(_ angle: Angle, about axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> Bool {
        let isHalfTurn = abs(sin(angle.radians)) < 1e-9
        return (axis.x == 0 && axis.y == 0) || (isHalfTurn && (axis.z == 0 || cos(angle.radians) > 0))
    }
}
