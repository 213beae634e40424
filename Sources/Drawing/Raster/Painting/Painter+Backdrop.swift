import Foundation
import Frames
import Rendering

extension Painter {
    /// Paints a frame whose effects involve more than its own picture: a backdrop or a projection.
    func drawPlaced(_ frame: Frame, _ state: State) throws(RasterError) {
        // `state` is that of the frame's content; what is painted anew starts outside it.
        var inside = frame
        inside.rect.origin = .zero
        inside.transform = .identity
        if let projection = frame.effects.projection {
            inside.effects.removeAll { $0.isProjection || $0.isMixing }
            return try drawProjected(inside, projection, frame.effects.mixing, state)
        }
        inside.effects.removeAll(where: \.isBackdrop)
        guard bitmap != nil else {
            RenderProblems.report(
                .oncePerRender, "Backdrops aren't blurred in SVG and PDF files: \(frame.name).")
            return try draw(inside, state)
        }
        let backdrop = frame.effects.flatMap(\.backdropEffects)
        if inside.effects.isEmpty {
            try drawBackdrop(backdrop, of: inside, state)
            return try draw(inside, state)
        }
        let content = inside.withoutLayer
        var layer = Frame(
            origin: frame.origin, rect: inside.rect, opacity: inside.opacity, mask: inside.mask, effects: inside.effects
        )
        layer.children = [content]
        try drawLayer(of: layer, state, readsBehind: true) { painter, state throws(RasterError) in
            try painter.drawBackdrop(backdrop, of: content, state)
            try painter.draw(content, state)
        }
    }

    /// Applies effects to the backdrop of a frame.
    private func drawBackdrop(_ effects: [Effect], of frame: Frame, _ state: State) throws(RasterError) {
        let bounds = CGRect(origin: .zero, size: frame.rect.size)
        let area = state.pixels(around: bounds)
        guard !area.isEmpty, let everything = rootArea else { return }
        let scale = state.transform.meanScale
        let reach = Int(bounded: (effects.blurReach * scale).rounded(.up)) + 1
        let wide = area.grown(by: reach)
        let seen = wide.intersection(everything)
        guard !seen.isEmpty else { return }
        // A wide blur has no fine detail, so fewer pixels suffice.
        let step = min(max(Int(bounded: effects.blurReach * scale / 12), 1), 8)
        let small = try Bitmap(
            pixelsWide: (wide.width + step - 1) / step, pixelsHigh: (wide.height + step - 1) / step)
        small.sample(try picture(of: seen), beginningAt: (wide.x - seen.x, wide.y - seen.y), step: step)
        let surface = try CairoSurface(small)
        let painter = Painter(context: try CairoContext(surface), bitmap: small, images: images, glyphs: glyphs)
        var inner = state
        inner.transform = Transform(a: scale / CGFloat(step), b: 0, c: 0, d: scale / CGFloat(step), tx: 0, ty: 0)
        inner.visible = small.area
        inner.writable = small.area
        for effect in effects.withJoinedBlurs { try painter.apply(effect, inner) }
        context.save()
        defer { context.restore() }
        context.setTransform(state.transform)
        if let mask = frame.mask {
            context.setPath(mask.outline)
            context.clip(rule: mask.rule)
        }
        context.setShape(bounds, corners: frame.corners)
        context.clip()
        context.setTransform(
            Transform(
                a: CGFloat(step), b: 0, c: 0, d: CGFloat(step), tx: CGFloat(wide.x), ty: CGFloat(wide.y)))
        context.setSmoothSource(surface)
        context.setReplacing()
        context.paint(alpha: Double(min(frame.opacity, 1)))
    }

    /// The area of the root picture in the coordinates of this painter.
    private var rootArea: PixelRect? {
        guard let behind else { return bitmap?.area }
        guard var area = behind.painter.rootArea else { return nil }
        area.x -= behind.x
        area.y -= behind.y
        return area
    }

    /// Returns what is painted so far, composited over what is behind it.
    private func picture(of area: PixelRect) throws(RasterError) -> Bitmap {
        let picture = try Bitmap(pixelsWide: area.width, pixelsHigh: area.height)
        let surface = try CairoSurface(picture)
        let context = try CairoContext(surface)
        try compose(into: context, x: -area.x, y: -area.y)
        surface.flush()
        return picture
    }

    private func compose(into target: CairoContext, x: Int, y: Int) throws(RasterError) {
        if let behind { try behind.painter.compose(into: target, x: x - behind.x, y: y - behind.y) }
        context.surface.flush()
        target.setSource(context.surface, x: Double(x), y: Double(y))
        target.paint()
    }
}

extension Frame {
    /// The frame as it is painted into a layer.
    fileprivate var withoutLayer: Frame {
        var copy = self
        copy.opacity = 1
        copy.mask = nil
        copy.effects = []
        return copy
    }
}

extension Bitmap {
    /// Fills the bitmap with the means of squares of another one, whose edge pixels are extended.
    ///
    /// - Parameters:
    ///   - start: The corner of the first square in the other bitmap, possibly outside it.
    ///   - step: The side length of a square in pixels.
    fileprivate func sample(_ source: Bitmap, beginningAt start: (x: Int, y: Int), step: Int) {
        guard source.pixelsWide > 0, source.pixelsHigh > 0 else { return }
        for y in 0..<pixelsHigh {
            for x in 0..<pixelsWide {
                var sums: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
                for row in 0..<step {
                    let line = min(max(start.y + y * step + row, 0), source.pixelsHigh - 1)
                    for column in 0..<step {
                        let place = min(max(start.x + x * step + column, 0), source.pixelsWide - 1)
                        let pixel = source.pixels[line * source.pixelsWide + place]
                        sums.0 += pixel & 0xFF
                        sums.1 += pixel >> 8 & 0xFF
                        sums.2 += pixel >> 16 & 0xFF
                        sums.3 += pixel >> 24
                    }
                }
                let count = UInt32(step * step)
                func mean(_ sum: UInt32) -> UInt32 { (sum + count / 2) / count }
                pixels[y * pixelsWide + x] =
                    mean(sums.3) << 24 | mean(sums.2) << 16 | mean(sums.1) << 8 | mean(sums.0)
            }
        }
    }
}

extension Effect {
    fileprivate var isBackdrop: Bool { if case .backdrop = self { true } else { false } }
    fileprivate var isProjection: Bool { if case .projection = self { true } else { false } }
    fileprivate var isMixing: Bool { if case .mixing = self { true } else { false } }
    fileprivate var backdropEffects: [Effect] { if case .backdrop(let effects) = self { effects } else { [] } }
}

extension [Effect] {
    /// Whether an effect reads the backdrop.
    var hasBackdrop: Bool { contains(where: \.isBackdrop) }

    /// The perspective projection of the frame, if any.
    var projection: Projection? {
        for effect in reversed() {
            if case .projection(let projection) = effect { return projection }
        }
        return nil
    }

    /// Whether an effect involves more than the frame's own picture.
    var hasPlaces: Bool { contains { $0.isBackdrop || $0.isProjection } }
}
