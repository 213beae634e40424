import Foundation
import Frames

extension Painter {
    func draw(_ text: TextContent, _ state: State) throws(RasterError) {
        for band in text.backgrounds { draw(band, state) }
        for run in text.runs { try draw(run, state) }
        for picture in text.pictures { try draw(picture, state) }
        for band in text.lines { draw(band, state) }
        if let selectableText { note(text, in: selectableText, state) }
    }

    /// Records the lines that are visible through the clip.
    private func note(_ text: TextContent, in selectable: SelectableText, _ state: State) {
        for line in text.written.lines {
            let rect = CGRect(x: line.origin.x, y: line.origin.y - line.size, width: line.width, height: line.size)
            if !state.pixels(around: rect).isEmpty { selectable.add(line, state.transform) }
        }
    }

    private func draw(_ band: TextContent.Band, _ state: State) {
        context.setTransform(state.transform)
        context.setSource(state.color(band.color))
        context.setRectangle(band.rect)
        context.fill()
    }

    private func draw(_ run: GlyphRun, _ state: State) throws(RasterError) {
        let pixelsPerEm = run.size * state.transform.meanScale
        guard pixelsPerEm > 0.1, pixelsPerEm < 1e6 else { return }
        if let effects = run.effects {
            try draw(run, effects, state)
        } else if run.face.hasColor {
            try drawPictures(run, pixelsPerEm, state)
        } else if bitmap == nil || !state.transform.isEvenlyScaled || pixelsPerEm > GlyphCache.largestMask {
            try drawOutlines(run, state)
        } else {
            try drawMasks(run, pixelsPerEm, state)
        }
    }

    // MARK: Effects

    private func draw(_ run: GlyphRun, _ effects: GlyphEffects, _ state: State) throws(RasterError) {
        var plain = run
        plain.effects = nil
        if let shadow = effects.shadow {
            var thrower = run
            thrower.effects?.shadow = nil
            if effects.stroke == nil { thrower.effects = nil }
            let text = TextContent(string: "", runs: [thrower])
            try drawShadow(shadow.shadow, of: Frame(rect: .zero, content: .text(text)), state)
        }
        guard let stroke = effects.stroke, !run.face.hasColor else { return try draw(plain, state) }
        if stroke.isFilled { try draw(plain, state) }
        let line = PathContent.Stroke(
            color: stroke.color ?? run.color, width: stroke.width.magnitude, join: .miter, miterLimit: 4)
        for glyph in run.glyphs {
            let place = Transform(
                a: 1, b: 0, c: 0, d: 1, tx: run.origin.x + CGFloat(glyph.x), ty: run.origin.y + CGFloat(glyph.y))
            let outline = try glyphs.outline(glyph.id, of: run.face, size: run.size).applying(place)
            if !outline.isEmpty { draw(PathContent(outline: outline, stroke: line), state) }
        }
    }

    // MARK: Masks

    /// Draws each glyph's mask at the nearest quarter pixel, with its baseline on a whole pixel as on iOS.
    private func drawMasks(_ run: GlyphRun, _ pixelsPerEm: CGFloat, _ state: State) throws(RasterError) {
        guard let bitmap else { return }
        let strike = try glyphs.strike(of: run.face, pixelsPerEm: pixelsPerEm)
        let ink = GlyphInk(state.color(run.color))
        let transform = state.transform
        var cut: [PlacedMask] = []
        context.surface.flush()
        for glyph in run.glyphs {
            let x = transform.a * (run.origin.x + CGFloat(glyph.x)) + transform.tx
            let y = transform.d * (run.origin.y + CGFloat(glyph.y)) + transform.ty
            guard x.magnitude < 1e6, y.magnitude < 1e6 else { continue }
            // Rounded to the nearest step, so that text keeps its position on average.
            let steps = Int((x * CGFloat(GlyphCache.phases)).nearestPixel)
            let (pixel, phase) = (steps >> 2, steps & 3)
            guard let mask = strike.mask(glyph.id, phase: phase) else { continue }
            let placed = PlacedMask(mask: mask.coverage, x: pixel + mask.left, y: Int(y.nearestPixel) + mask.top)
            let seen = placed.area.intersection(state.visible)
            if state.writable.contains(seen) {
                ink.write(placed, in: seen, into: bitmap)
            } else if !seen.isEmpty {
                cut.append(placed)
            }
        }
        context.surface.markDirty()
        try drawClipped(cut, color: state.color(run.color), state)
    }

    /// Paints masks that a clip cuts, all at once.
    private func drawClipped(_ masks: [PlacedMask], color: RGBA, _ state: State) throws(RasterError) {
        guard var area = masks.first?.area else { return }
        for mask in masks.dropFirst() { area = area.union(mask.area) }
        area = area.intersection(state.visible)
        guard !area.isEmpty else { return }
        let gathered = CoverageMask(pixelsWide: area.width, pixelsHigh: area.height)
        for mask in masks { gathered.add(mask.mask, x: mask.x - area.x, y: mask.y - area.y) }
        context.setTransform(.identity)
        context.setSource(color)
        context.mask(try CairoSurface(gathered), x: Double(area.x), y: Double(area.y))
    }

    // MARK: Outlines

    private func drawOutlines(_ run: GlyphRun, _ state: State) throws(RasterError) {
        context.setSource(state.color(run.color))
        for glyph in run.glyphs {
            let outline = try glyphs.outline(glyph.id, of: run.face, size: run.size)
            guard !outline.isEmpty else { continue }
            context.setTransform(
                state.transform.translated(x: run.origin.x + CGFloat(glyph.x), y: run.origin.y + CGFloat(glyph.y)))
            context.setPath(outline)
            context.fill()
        }
    }
}

extension GlyphEffects.GlyphShadow {
    /// The shadow of a frame.
    var shadow: Shadow { Shadow(color: color, radius: radius, offset: CGSize(width: x, height: y)) }
}

extension Transform {
    /// Whether the transform consists of a uniform scale and a translation.
    fileprivate var isEvenlyScaled: Bool { isUpright && abs(a - d) < 1e-4 * a }
}
