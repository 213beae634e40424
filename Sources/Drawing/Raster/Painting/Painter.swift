import Foundation
import Frames

/// Walks a tree of frames and paints each one: shadow, fill, content, children, border.
final class Painter {
    let context: CairoContext

    /// The bitmap into whose memory glyphs are written directly; `nil` for a vector file.
    let bitmap: Bitmap?
    let images: ImageStore
    let glyphs: GlyphCache

    /// Collects the selectable text of a vector file; `nil` for outlines only.
    var selectableText: SelectableText?

    /// The painter of the picture below this layer, and the layer's position in it.
    var behind: (painter: Painter, x: Int, y: Int)?

    /// The total pixels of this layer and all layers around it.
    var layerPixels = 0

    /// The maximum total pixels of nested layers: 2 GiB.
    static let maximumLayerPixels = 1 << 29

    init(context: CairoContext, bitmap: Bitmap?, images: ImageStore, glyphs: GlyphCache) {
        self.context = context
        self.bitmap = bitmap
        self.images = images
        self.glyphs = glyphs
    }

    /// The state that is passed down the tree. Each branch has its own copy, so nothing needs to be restored.
    struct State {
        /// The transform from the frame's coordinates to device pixels.
        var transform: Transform

        /// The device pixels inside the clip, or slightly more; nothing outside them has to be drawn.
        var visible: PixelRect

        /// The device pixels that may be written directly because no clip cuts them.
        var writable: PixelRect

        /// The color that replaces all others inside a template image.
        var tint: RGBA?

        func color(_ color: RGBA) -> RGBA { tint.map { $0.withAlpha($0.alpha * color.alpha) } ?? color }

        /// Returns the visible device pixels that a rectangle in the frame's coordinates touches.
        func pixels(around rect: CGRect) -> PixelRect {
            PixelRect(around: transform.apply(rect)).intersection(visible)
        }
    }

    /// Paints the whole tree, with its root's corner at the origin.
    ///
    /// - Parameter strip: The part of the bitmap to paint; all of it by default.
    func paint(_ root: Frame, scale: CGFloat, in strip: PixelRect? = nil) throws(RasterError) {
        var root = root
        root.rect.origin = .zero
        let side = Renderer.maximumVectorSide
        let everything = PixelRect(x: -side, y: -side, width: 2 * side, height: 2 * side)
        let area = strip ?? bitmap?.area
        if let area, area != bitmap?.area {
            context.setRectangle(CGRect(x: area.x, y: area.y, width: area.width, height: area.height))
            context.clip()
        }
        let state = State(
            transform: Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0),
            visible: area ?? everything, writable: area ?? .empty)
        try draw(root, state)
        try context.check("drawing \(root.name)")
    }

    func draw(_ frame: Frame, _ state: State) throws(RasterError) {
        guard frame.opacity > 0 else { return }
        var state = state
        state.transform = state.transform.entering(frame)
        // After a singular matrix, Cairo draws nothing more at all.
        guard state.transform.hasInverse else { return }
        guard frame.opacity < 1 || frame.mask != nil || !frame.effects.isEmpty else {
            return try drawParts(frame, state)
        }
        try drawLayer(of: frame, state) { painter, state throws(RasterError) in
            try painter.drawParts(frame, state)
        }
    }

    private func drawParts(_ frame: Frame, _ state: State) throws(RasterError) {
        let bounds = CGRect(origin: .zero, size: frame.rect.size)
        if let shadow = frame.shadow { try drawShadow(shadow, of: frame, state) }
        let isSeen = !state.pixels(around: bounds).isEmpty
        if isSeen, let fill = frame.fill { drawFill(fill, in: bounds, corners: frame.corners, state) }
        if frame.clipsToBounds {
            try drawClipped(frame, bounds, state)
        } else {
            try drawInside(frame, state)
        }
        if isSeen, let border = frame.border { drawBorder(border, in: bounds, corners: frame.corners, state) }
    }

    /// Paints the frame without its shadow and without what makes it a layer.
    func drawShape(_ frame: Frame, _ state: State) throws(RasterError) {
        var frame = frame
        frame.shadow = nil
        try drawParts(frame, state)
    }

    func drawInside(_ frame: Frame, _ state: State) throws(RasterError) {
        switch frame.content {
        case .none: break
        case .text(let text): try draw(text, state)
        case .image(let image): try draw(image, state)
        case .path(let path): draw(path, state)
        }
        for child in frame.children { try draw(child, state) }
    }
}

extension Transform {
    /// Whether the transform is invertible; `false` if it isn't finite.
    fileprivate var hasInverse: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
    }
}
