import Frames

extension FramePainter {
    /// Sets the transform of a layer's frame, whose rectangle is set: about the anchor point, and in 3D space.
    func place(_ layer: CALayer, on frame: inout Frame, in parent: CALayer?) {
        let around = parent?.space?.sublayerTransform
        let affine = layer.affineTransform()
        guard layer.space != nil || around != nil else {
            if !affine.isIdentity {
                frame.transform = Transform(affine.about(layer.storedAnchorPoint, frame.rect.size))
            }
            return
        }
        let matrix = matrix(of: layer, rect: frame.rect, in: parent)
        let w = matrix.m44
        guard w.isFinite, abs(w) > 1e-6 else {
            frame.opacity = 0
            return
        }
        if matrix.m14 == 0, matrix.m24 == 0 {
            frame.transform = Transform(
                a: matrix.m11 / w, b: matrix.m12 / w, c: matrix.m21 / w, d: matrix.m22 / w, tx: matrix.m41 / w,
                ty: matrix.m42 / w)
        } else {
            frame.effects.append(
                .projection(
                    Projection(
                        a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.m41, ty: matrix.m42,
                        g: matrix.m14, h: matrix.m24, w: w)))
        }
        let isFromBehind = (matrix.m11 * matrix.m22 - matrix.m12 * matrix.m21) * w < 0
        if isFromBehind, layer.space?.isDoubleSided == false { frame.opacity = 0 }
    }

    /// The transform of a point relative to the layer's center, in its own coordinates, to its projection relative to
    /// the same center.
    private func matrix(of layer: CALayer, rect: CGRect, in parent: CALayer?) -> CATransform3D {
        let anchor = layer.storedAnchorPoint
        let offset = CGPoint(x: (anchor.x - 0.5) * rect.width, y: (anchor.y - 0.5) * rect.height)
        let depth = layer.space?.anchorPointZ ?? 0
        var matrix = CATransform3DMakeTranslation(-offset.x, -offset.y, -depth)
        matrix = CATransform3DConcat(matrix, layer.transform)
        matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(offset.x, offset.y, layer.zPosition))
        guard let parent, let around = parent.space?.sublayerTransform else { return matrix }
        let eye = CGPoint(
            x: parent.bounds.minX + parent.bounds.width * parent.storedAnchorPoint.x,
            y: parent.bounds.minY + parent.bounds.height * parent.storedAnchorPoint.y)
        let (x, y) = (rect.midX - eye.x, rect.midY - eye.y)
        matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(x, y, 0))
        matrix = CATransform3DConcat(matrix, around)
        return CATransform3DConcat(matrix, CATransform3DMakeTranslation(-x, -y, 0))
    }
}

extension CGAffineTransform {
    /// Returns the transform about the center of a rectangle that equals this one about an anchor point.
    fileprivate func about(_ anchor: CGPoint, _ size: CGSize) -> CGAffineTransform {
        guard anchor != CGPoint(x: 0.5, y: 0.5) else { return self }
        let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}
