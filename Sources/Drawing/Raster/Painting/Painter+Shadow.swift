import Foundation
import Frames

extension Painter {
    /// The maximum standard deviation of a blur, in pixels, beyond which a shadow is invisible.
    private static let widestBlur: CGFloat = 400

    /// Paints the shadow of a frame.
    func drawShadow(_ shadow: Shadow, of frame: Frame, _ state: State) throws(RasterError) {
        guard shadow.color.alpha > 0, let shape = shadow.outline?.controlBounds ?? frame.shapeBounds else { return }
        let moved = state.transform.translated(x: shadow.offset.width, y: shadow.offset.height)
        let deviation = min(shadow.radius * (bitmap == nil ? 1 : state.transform.meanScale), Self.widestBlur)
        guard deviation.isFinite else { return }
        // A vector file gets the blur as a picture with one pixel per point: a blur has no finer detail.
        let reach = Int(bounded: (max(deviation, 0) * 3).rounded(.up)) + 1
        let area = PixelRect(around: moved.apply(shape)).grown(by: reach)
            .intersection(state.visible.grown(by: reach))
        guard !area.isEmpty else { return }
        try Bitmap.check(pixelsWide: area.width, pixelsHigh: area.height)
        let mask = try blurred(frame, shadow, in: area, moved, deviation)
        context.setTransform(.identity)
        context.setSource(state.color(shadow.color))
        context.mask(try CairoSurface(mask), x: Double(area.x), y: Double(area.y))
    }

    /// Returns the blurred shape that casts the shadow: an outline, or what the frame paints.
    private func blurred(
        _ frame: Frame, _ shadow: Shadow, in area: PixelRect, _ transform: Transform, _ deviation: CGFloat
    ) throws(RasterError) -> CoverageMask {
        let inArea = Transform(a: 1, b: 0, c: 0, d: 1, tx: -CGFloat(area.x), ty: -CGFloat(area.y)).appending(transform)
        guard let outline = (shadow.outline ?? frame.plainShape)?.applying(inArea) else {
            let mask = CoverageMask(alphaOf: try picture(of: frame, area, inArea))
            mask.blur(deviation: Double(deviation))
            return mask
        }
        let shape = ShadowCache.Shape(
            outline, pixelsWide: area.width, pixelsHigh: area.height, deviation: deviation)
        return try ShadowCache.shared.mask(shape) { () throws(RasterError) in
            let mask = try CoverageMask.filled(outline, pixelsWide: area.width, pixelsHigh: area.height)
            mask.blur(deviation: Double(deviation))
            return mask
        }
    }

    private func picture(of frame: Frame, _ area: PixelRect, _ transform: Transform) throws(RasterError) -> Bitmap {
        let picture = try Bitmap(pixelsWide: area.width, pixelsHigh: area.height)
        let painter = Painter(
            context: try CairoContext(CairoSurface(picture)), bitmap: picture, images: images, glyphs: glyphs)
        try painter.drawShape(
            frame, State(transform: transform, visible: picture.area, writable: picture.area, tint: nil))
        return picture
    }
}

extension Frame {
    /// The frame's outline if it is one opaque surface, so that nothing has to be painted to get its shape.
    fileprivate var plainShape: Outline? {
        guard case .color(let color) = fill, color.alpha == 1, clipsToBounds || children.isEmpty,
            clipsToBounds || content == .none, effects.isEmpty
        else { return nil }
        return .box(CGRect(origin: .zero, size: rect.size), radii: corners)
    }

    /// A rectangle that contains everything but the shadow.
    fileprivate var shapeBounds: CGRect? {
        var copy = self
        copy.shadow = nil
        return copy.inkBounds
    }
}

extension CoverageMask {
    /// Creates a mask of an outline, in the mask's pixels.
    fileprivate static func filled(
        _ outline: Outline, pixelsWide: Int, pixelsHigh: Int
    ) throws(RasterError) -> CoverageMask {
        let mask = CoverageMask(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh)
        let surface = try CairoSurface(mask)
        let context = try CairoContext(surface)
        context.setPath(outline)
        context.setSource(.black)
        context.fill()
        surface.flush()
        return mask
    }

    fileprivate convenience init(alphaOf bitmap: Bitmap) {
        self.init(pixelsWide: bitmap.pixelsWide, pixelsHigh: bitmap.pixelsHigh)
        for y in 0..<pixelsHigh {
            for x in 0..<pixelsWide {
                bytes[y * bytesPerRow + x] = UInt8(bitmap.pixels[y * pixelsWide + x] >> 24)
            }
        }
    }
}
