import Foundation
import Frames

/// Walks a tree of frames and paints each one: shadow, fill, content, children, border.
final class Painter {
    let context: CairoContext

    /// The bitmap whose memory glyphs are written into directly; `nil` for a vector file.
    let bitmap: Bitmap?
    let images: ImageStore
    let glyphs: GlyphCache

    /// Collects the text that a vector file shows; `nil` where it stays outlines alone.
    var selectableText: SelectableText?

    /// The painter whose picture this one's will be laid over, and where this picture begins in that one.
    var behind: (painter: Painter, x: Int, y: Int)?

    /// The pixels of the layers that this picture is painted into one after the other, its own among them.
    var layerPixels = 0

    /// The most that all layers inside each other may have: 2 GiB.
    static let mostLayerPixels = 1 << 29

    init(context: CairoContext, bitmap: Bitmap?, images: ImageStore, glyphs: GlyphCache) {
        self.context = context
        self.bitmap = bitmap
        self.images = images
        self.glyphs = glyphs
    }

    /// The state that is handed down the tree. A branch works on its own copy, so that nothing has to be put back.
    struct State {
        /// Device pixels from the coordinates of the frame.
        var transform: Transform

        /// The device pixels that a clip leaves, or a few more; nothing outside of them has to be drawn.
        var visible: PixelRect

        /// The device pixels that may be written directly, because no clip cuts them.
        var writable: PixelRect

        /// The color that everything is painted in, inside a template image.
        var tint: RGBA?

        func color(_ color: RGBA) -> RGBA { tint.map { $0.withAlpha($0.alpha * color.alpha) } ?? color }

        /// The device pixels that a rectangle in the frame's coordinates touches, as far as they can be seen.
        func pixels(around rect: CGRect) -> PixelRect {
            PixelRect(around: transform.apply(rect)).intersection(visible)
        }
    }

    /// Paints the whole tree, its root's corner at the origin.
    ///
    /// - Parameter strip: The part of the bitmap that is painted; all of it unless given.
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
        // Cairo draws nothing more at all after a matrix without an inverse.
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

    /// Paints the frame without its shadow, and without what makes a layer of it.
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
    /// Whether something of what is drawn under the transform has an area; false for one that isn't a number.
    fileprivate var hasInverse: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
    }
}
