import Foundation
import Frames

extension Painter {
    /// Paints the content of a frame, clipped to its edge.
    func drawClipped(_ frame: Frame, _ bounds: CGRect, _ state: State) throws(RasterError) {
        guard frame.content != .none || !frame.children.isEmpty else { return }
        let uncut = bounds.insideRoundedCorners(frame.corners)
        let reaching = frame.partsReaching(outOf: uncut)
        guard reaching > 0 else { return try drawInside(frame, state) }
        if reaching > 1, bitmap != nil, !frame.corners.isZero {
            try drawInsideAsLayer(frame, bounds, state)
        } else {
            try drawInsideClip(frame, bounds, uncut, state)
        }
    }

    /// Clips each painted part. This is correct for a single part only: two parts with the same soft edge would show
    /// through.
    private func drawInsideClip(
        _ frame: Frame, _ bounds: CGRect, _ uncut: CGRect, _ state: State
    ) throws(RasterError) {
        var state = state
        state.visible = state.pixels(around: bounds)
        guard !state.visible.isEmpty else { return }
        state.writable = state.writable.intersection(PixelRect(inside: uncut, state.transform))
        context.save()
        context.setTransform(state.transform)
        context.setShape(bounds, corners: frame.corners)
        context.clip()
        try drawInside(frame, state)
        context.restore()
    }

    /// Paints the content into a layer, which is clipped with one soft edge.
    private func drawInsideAsLayer(_ frame: Frame, _ bounds: CGRect, _ state: State) throws(RasterError) {
        let area = state.pixels(around: bounds)
        try drawLayer(area, state) { painter, state throws(RasterError) in
            try painter.drawInside(frame, state)
        } finish: {
            context.setTransform(state.transform)
            context.setShape(bounds, corners: frame.corners)
            context.setTransform(.identity)
            context.fill()
        }
    }
}

extension Frame {
    /// Returns the number of parts that are painted beyond a rectangle in the frame's coordinates, counting up to two.
    fileprivate func partsReaching(outOf rect: CGRect) -> Int {
        var count = 0
        if let bounds = content.inkBounds, !rect.contains(bounds) { count = 1 }
        for child in children {
            guard count < 2 else { break }
            count += child.partsReachingWithItself(outOf: rect)
        }
        return count
    }

    private func partsReachingWithItself(outOf rect: CGRect) -> Int {
        guard let ink = inkBounds, !rect.contains(inParent(ink)) else { return 0 }
        guard transform.isIdentity, opacity == 1, mask == nil, effects.isEmpty else { return 1 }
        let inner = clipsToBounds ? 1 : partsReaching(outOf: rect.offsetBy(dx: -self.rect.minX, dy: -self.rect.minY))
        return (fill == nil ? 0 : 1) + (border == nil ? 0 : 1) + (shadow == nil ? 0 : 1) + inner
    }
}

extension CGRect {
    /// Returns a part of a rounded rectangle that isn't cut by its corners.
    fileprivate func insideRoundedCorners(_ corners: CornerRadii) -> CGRect {
        let limited = corners.limited(to: min(width, height) / 2)
        let radius = max(limited.topLeft, limited.topRight, limited.bottomLeft, limited.bottomRight)
        // The distance from the corner at which the diagonal meets the quarter circle: 1 − 1/√2 of the radius.
        return insetBy(dx: radius * 0.293, dy: radius * 0.293)
    }
}
