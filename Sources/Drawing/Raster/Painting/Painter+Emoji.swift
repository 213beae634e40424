import Foundation
import Frames

extension Painter {
    /// The maximum size in pixels for which pictures are scaled in advance and cached.
    private static let largestScaledEmoji: CGFloat = 512

    /// Paints color glyphs. Only the alpha of the run's color counts.
    func drawPictures(_ run: GlyphRun, _ pixelsPerEm: CGFloat, _ state: State) throws(RasterError) {
        let alpha = run.color.alpha * (state.tint?.alpha ?? 1)
        for glyph in run.glyphs {
            let origin = CGPoint(x: run.origin.x + CGFloat(glyph.x), y: run.origin.y + CGFloat(glyph.y))
            if bitmap != nil, state.transform.isUpright, pixelsPerEm <= Self.largestScaledEmoji {
                try drawScaled(glyph.id, of: run.face, pixelsPerEm, at: state.transform.apply(origin), alpha)
            } else {
                try drawOriginal(glyph.id, of: run, at: origin, alpha, state)
            }
        }
    }

    /// Paints a picture that was scaled in advance on whole pixels, so that it is sharp.
    private func drawScaled(
        _ glyph: UInt32, of face: FontFace, _ pixelsPerEm: CGFloat, at origin: CGPoint, _ alpha: Double
    ) throws(RasterError) {
        guard let picture = try glyphs.picture(glyph, of: face, pixelsPerEm: pixelsPerEm) else { return }
        let surface = try CairoSurface(picture.bitmap)
        context.setTransform(.identity)
        context.setSource(
            surface, x: Double(origin.x.nearestPixel) + Double(picture.left),
            y: Double(origin.y.nearestPixel) + Double(picture.top))
        context.paint(alpha: alpha)
    }

    /// Paints the font's own picture, scaled and rotated by Cairo.
    private func drawOriginal(
        _ glyph: UInt32, of run: GlyphRun, at origin: CGPoint, _ alpha: Double, _ state: State
    ) throws(RasterError) {
        guard let picture = try glyphs.picture(glyph, of: run.face) else { return }
        let surface = try CairoSurface(picture.bitmap)
        let factor = run.size / picture.pixelsPerEm
        context.setTransform(
            state.transform.translated(x: origin.x, y: origin.y)
                .appending(Transform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)))
        context.setSource(surface, x: Double(picture.left), y: Double(picture.top))
        context.paint(alpha: alpha)
    }
}
