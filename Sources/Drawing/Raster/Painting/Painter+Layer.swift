import Foundation
import Frames

extension Painter {
    /// Paints a frame as one picture with its effects, its mask and its opacity.
    ///
    /// - Parameter readsBehind: Whether `body` reads the backdrop.
    func drawLayer(
        of frame: Frame, _ state: State, readsBehind: Bool = false,
        _ body: (Painter, State) throws(RasterError) -> Void
    ) throws(RasterError) {
        if frame.effects.hasPlaces { return try drawPlaced(frame, state) }
        guard let ink = frame.inkBounds else { return }
        let opacity = Double(min(frame.opacity, 1))
        if bitmap == nil, frame.effects.isEmpty { return try drawVectorLayer(of: frame, opacity, state, body) }
        // The backdrop exists only in the bitmap's resolution.
        let canBeCoarse = !readsBehind && !frame.children.contains(where: \.hasEffects)
        if bitmap == nil || canBeCoarse && isCoarse(frame.effects, state) {
            return try drawPictureOfLayer(of: frame, ink, opacity, state, body)
        }
        // The visible part of a blur depends on content beyond the clip.
        let reach = Int(bounded: (frame.effects.blurReach * state.transform.meanScale).rounded(.up))
        let area = PixelRect(around: state.transform.apply(ink)).intersection(state.visible.grown(by: reach))
        try drawLayer(of: frame, in: area, opacity, state, body)
    }

    private func drawLayer(
        of frame: Frame, in area: PixelRect, _ opacity: Double, _ state: State,
        _ body: (Painter, State) throws(RasterError) -> Void
    ) throws(RasterError) {
        try drawLayer(area, state) { painter, state throws(RasterError) in
            try body(painter, state)
            for effect in frame.effects.withJoinedBlurs { try painter.apply(effect, state) }
        } finish: {
            context.save()
            defer { context.restore() }
            paintLayer(of: frame, in: area, opacity, state)
        }
    }

    /// Composites the picture of a frame, which is the current source.
    func paintLayer(of frame: Frame, in area: PixelRect, _ opacity: Double, _ state: State) {
        context.setTransform(.identity)
        if let mixing = frame.effects.mixing {
            context.setMixing(mixing)
            if mixing.isErasing { bitmap?.mayShowThrough() }
            if mixing.isUnbounded {
                context.setRectangle(
                    CGRect(x: area.x, y: area.y, width: area.width, height: area.height))
                context.clip()
            }
        }
        guard let mask = frame.mask else { return context.paint(alpha: opacity) }
        context.setTransform(state.transform)
        context.setPath(mask.outline)
        context.setTransform(.identity)
        context.clip(rule: mask.rule)
        context.paint(alpha: opacity)
    }

    /// Paints into a layer of the necessary size, which is the source when `finish` is called.
    func drawLayer(
        _ area: PixelRect, _ state: State, _ body: (Painter, State) throws(RasterError) -> Void, finish: () -> Void
    ) throws(RasterError) {
        guard !area.isEmpty else { return }
        let placed = Transform(a: 1, b: 0, c: 0, d: 1, tx: -CGFloat(area.x), ty: -CGFloat(area.y))
        let (painter, inner) = try layer(area, state, transform: placed.appending(state.transform))
        painter.behind = (self, area.x, area.y)
        try body(painter, inner)
        try painter.context.check("drawing a layer of \(area.width) × \(area.height) pixels")
        context.setTransform(.identity)
        context.setSource(painter.context.surface, x: Double(area.x), y: Double(area.y))
        finish()
    }

    /// Returns the painter of a new, transparent layer for an area, and its state.
    func layer(
        _ area: PixelRect, _ state: State, transform: Transform
    ) throws(RasterError) -> (painter: Painter, state: State) {
        let layerPixels = layerPixels + area.width * area.height
        guard layerPixels <= Self.maximumLayerPixels else { throw .tooManyLayers }
        let layer = try Bitmap(pixelsWide: area.width, pixelsHigh: area.height)
        let context = try CairoContext(CairoSurface(layer))
        let painter = Painter(context: context, bitmap: layer, images: images, glyphs: glyphs)
        painter.layerPixels = layerPixels
        var inner = state
        inner.transform = transform
        inner.visible = layer.area
        inner.writable = layer.area
        return (painter, inner)
    }

    private func drawVectorLayer(
        of frame: Frame, _ opacity: Double, _ state: State, _ body: (Painter, State) throws(RasterError) -> Void
    ) throws(RasterError) {
        context.save()
        if let mask = frame.mask {
            context.setTransform(state.transform)
            context.setPath(mask.outline)
            context.clip(rule: mask.rule)
        }
        if opacity < 1 {
            try context.group(alpha: opacity) { () throws(RasterError) in try body(self, state) }
        } else {
            try body(self, state)
        }
        context.restore()
    }
}

extension Bitmap {
    /// All of the bitmap's pixels.
    var area: PixelRect { PixelRect(x: 0, y: 0, width: pixelsWide, height: pixelsHigh) }
}
