import Foundation
import Frames

/// Walks a tree of frames and paints each one: shadow, fill, content, children, border.
final class Painter {
    let context: CairoContext

    /// The bitmap whose memory glyphs are written into directly; `nil` for a vector file.
    let bitmap: Bitmap?
    let images: ImageStore
    let glyphs: GlyphCache

    init(context: CairoContext, bitmap: Bitmap?, images: ImageStore, glyphs: GlyphCache) {
        self.context = context
        self.bitmap = bitmap
        self.images = images
        self.glyphs = glyphs
    }

    /// What goes down the tree. A branch works on its own copy, so that nothing has to be put back.
    struct State {
        /// Device pixels from the coordinates of the frame.
        var transform: Transform

        /// The device pixels that may be written directly: no clip cuts them, no group catches them.
        var writable: PixelRect

        /// The colour that everything is painted in, inside a template image.
        var tint: RGBA?

        func color(_ color: RGBA) -> RGBA { tint.map { $0.withAlpha($0.alpha * color.alpha) } ?? color }

        func paint(_ paint: Paint) -> Paint {
            guard let tint else { return paint }
            if case .color(let color) = paint { return .color(tint.withAlpha(tint.alpha * color.alpha)) }
            return .color(tint)
        }
    }

    /// Paints the whole tree, its root's corner at the origin.
    func paint(_ root: Frame, scale: CGFloat) throws(RasterError) {
        var root = root
        root.rect.origin = .zero
        let writable = bitmap.map { PixelRect(x: 0, y: 0, width: $0.pixelsWide, height: $0.pixelsHigh) } ?? .empty
        let transform = Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
        try draw(root, State(transform: transform, writable: writable, tint: nil))
        try context.check("drawing \(root.name)")
    }

    func draw(_ frame: Frame, _ state: State) throws(RasterError) {
        guard frame.opacity > 0 else { return }
        var state = state
        state.transform = state.transform.entering(frame)
        guard frame.opacity < 1 else { return try drawMasked(frame, state) }
        state.writable = .empty
        try context.group(alpha: Double(frame.opacity)) { () throws(RasterError) in try drawMasked(frame, state) }
    }

    private func drawMasked(_ frame: Frame, _ state: State) throws(RasterError) {
        guard let mask = frame.mask else { return try drawParts(frame, state) }
        var state = state
        state.writable = .empty
        context.save()
        context.setTransform(state.transform)
        context.setPath(mask.outline)
        context.clip(rule: mask.rule)
        try drawParts(frame, state)
        context.restore()
    }

    private func drawParts(_ frame: Frame, _ state: State) throws(RasterError) {
        let bounds = CGRect(origin: .zero, size: frame.rect.size)
        if let shadow = frame.shadow { drawShadow(shadow, of: frame, state) }
        if let fill = frame.fill { drawFill(fill, in: bounds, corners: frame.corners, state) }
        if frame.clipsToBounds {
            try drawClipped(frame, bounds, state)
        } else {
            try drawInside(frame, state)
        }
        if let border = frame.border { drawBorder(border, in: bounds, corners: frame.corners, state) }
    }

    private func drawClipped(_ frame: Frame, _ bounds: CGRect, _ state: State) throws(RasterError) {
        guard frame.content != .none || !frame.children.isEmpty else { return }
        var state = state
        context.save()
        context.setTransform(state.transform)
        if frame.corners.isZero {
            context.setRectangle(bounds)
        } else {
            context.setPath(.roundedRectangle(bounds, radii: frame.corners))
        }
        context.clip()
        state.writable = state.writable.intersection(
            PixelRect(inside: bounds.insideRoundedCorners(frame.corners), state.transform))
        try drawInside(frame, state)
        context.restore()
    }

    private func drawInside(_ frame: Frame, _ state: State) throws(RasterError) {
        switch frame.content {
        case .none: break
        case .text(let text): try draw(text, state)
        case .image(let image): try draw(image, state)
        case .path(let path): draw(path, state)
        }
        for child in frame.children { try draw(child, state) }
    }
}

extension CGRect {
    /// A part of a rounded rectangle that its corners don't cut.
    fileprivate func insideRoundedCorners(_ corners: CornerRadii) -> CGRect {
        let limited = corners.limited(to: min(width, height) / 2)
        let radius = max(limited.topLeft, limited.topRight, limited.bottomLeft, limited.bottomRight)
        // Where a diagonal cuts the quarter circle, seen from the corner: 1 − 1/√2 of the radius.
        return insetBy(dx: radius * 0.293, dy: radius * 0.293)
    }
}
