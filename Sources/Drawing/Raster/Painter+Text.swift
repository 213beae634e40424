import Foundation
import Frames

extension Painter {
    func draw(_ text: TextContent, _ state: State) throws(RasterError) {
        for band in text.backgrounds { draw(band, state) }
        for run in text.runs { try draw(run, state) }
        for band in text.lines { draw(band, state) }
    }

    private func draw(_ band: TextContent.Band, _ state: State) {
        context.setTransform(state.transform)
        context.setSource(state.color(band.color))
        context.setRectangle(band.rect)
        context.fill()
    }

    private func draw(_ run: GlyphRun, _ state: State) throws(RasterError) {
        let font = try glyphs.file(run.face)
        let pixelsPerEm = run.size * state.transform.meanScale
        guard pixelsPerEm > 0.1, pixelsPerEm.isFinite else { return }
        if run.face.hasColor {
            drawPictures(run, font, pixelsPerEm, state)
        } else if bitmap == nil || !state.transform.isUpright || pixelsPerEm > GlyphCache.largestMask {
            drawOutlines(run, font, state)
        } else {
            try drawMasks(run, font, pixelsPerEm, state)
        }
    }

    // MARK: Masks

    /// Places each glyph's mask at the nearest quarter of a pixel, its baseline on a whole pixel as on iOS.
    private func drawMasks(
        _ run: GlyphRun, _ font: (file: FontFile, number: UInt64), _ pixelsPerEm: CGFloat, _ state: State
    ) throws(RasterError) {
        let color = state.color(run.color)
        let ink = GlyphInk(color)
        let phases = CGFloat(GlyphCache.phases)
        if !state.writable.isEmpty { context.surface.flush() }
        defer { if !state.writable.isEmpty { context.surface.markDirty() } }
        for glyph in run.glyphs {
            let x = state.transform.a * (run.origin.x + CGFloat(glyph.x)) + state.transform.tx
            let y = state.transform.d * (run.origin.y + CGFloat(glyph.y)) + state.transform.ty
            guard x.magnitude < 1e6, y.magnitude < 1e6 else { continue }
            let steps = Int((x * phases).rounded(.down))
            let (pixel, phase) = (steps >> 2, steps & 3)
            guard let mask = glyphs.mask(glyph.id, in: font, pixelsPerEm: pixelsPerEm, phase: phase) else { continue }
            let area = PixelRect(
                x: pixel + mask.left, y: Int(y.rounded()) + mask.top, width: mask.mask.pixelsWide,
                height: mask.mask.pixelsHigh)
            if let bitmap, state.writable.contains(area) {
                ink.write(mask.mask, at: area, into: bitmap)
            } else {
                context.setTransform(.identity)
                context.setSource(color)
                context.mask(try CairoSurface(mask.mask), x: Double(area.x), y: Double(area.y))
            }
        }
    }

    // MARK: Outlines

    private func drawOutlines(_ run: GlyphRun, _ font: (file: FontFile, number: UInt64), _ state: State) {
        context.setSource(state.color(run.color))
        for glyph in run.glyphs {
            let outline = font.file.outline(glyph.id, pixelsPerEm: run.size)
            guard !outline.isEmpty else { continue }
            context.setTransform(
                state.transform.translated(x: run.origin.x + CGFloat(glyph.x), y: run.origin.y + CGFloat(glyph.y)))
            context.setPath(outline)
            context.fill()
        }
    }

    // MARK: Colour glyphs

    private func drawPictures(
        _ run: GlyphRun, _ font: (file: FontFile, number: UInt64), _ pixelsPerEm: CGFloat, _ state: State
    ) {
        for glyph in run.glyphs {
            guard let picture = glyphs.picture(glyph.id, in: font, pixelsPerEm: pixelsPerEm),
                let surface = try? CairoSurface(picture.bitmap)
            else { continue }
            let origin = state.transform.apply(
                CGPoint(x: run.origin.x + CGFloat(glyph.x), y: run.origin.y + CGFloat(glyph.y)))
            context.setTransform(.identity)
            context.setSource(
                surface, x: Double(origin.x.rounded()) + Double(picture.left),
                y: Double(origin.y.rounded()) + Double(picture.top))
            context.paint(alpha: run.color.alpha * (state.tint?.alpha ?? 1))
        }
    }
}
