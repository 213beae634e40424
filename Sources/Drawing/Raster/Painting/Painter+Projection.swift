import Foundation
import Frames

extension Painter {
    /// The maximum pixels per point of a picture before it is projected.
    private static let densest: CGFloat = 8

    /// Paints a frame in perspective: paints it flat, then samples it for each pixel.
    func drawProjected(
        _ frame: Frame, _ projection: Projection, _ mixing: Mixing?, _ state: State
    ) throws(RasterError) {
        let bounds = CGRect(origin: .zero, size: frame.rect.size)
        guard let ink = frame.inkBounds, let seen = projection.apply(ink, about: bounds),
            let inverse = projection.inverted
        else { return }
        let isVector = bitmap == nil
        let asked = isVector ? Self.vectorDensity : min(state.transform.meanScale, Self.densest)
        let density = density(asked, of: isVector ? [ink, seen] : [ink])
        let toTarget = isVector ? Transform(a: density, b: 0, c: 0, d: density, tx: 0, ty: 0) : state.transform
        var target = PixelRect(around: toTarget.apply(seen))
        if !isVector { target = target.intersection(state.visible) }
        guard !target.isEmpty, density > 0, let back = toTarget.inverted else { return }
        let flat = try flatPicture(of: frame, ink, density, state)
        let shown = try Bitmap(pixelsWide: target.width, pixelsHigh: target.height)
        shown.fill { x, y in
            let place = back.apply(CGPoint(x: CGFloat(target.x + x) + 0.5, y: CGFloat(target.y + y) + 0.5))
            guard let origin = inverse.apply(place, about: bounds) else { return 0 }
            return flat.picture.pixel(
                at: CGPoint(x: origin.x * density - CGFloat(flat.x), y: origin.y * density - CGFloat(flat.y)))
        }
        context.save()
        defer { context.restore() }
        if let mixing { context.setMixing(mixing) }
        let place = Transform(a: 1, b: 0, c: 0, d: 1, tx: CGFloat(target.x), ty: CGFloat(target.y))
        let unit = Transform(a: 1 / density, b: 0, c: 0, d: 1 / density, tx: 0, ty: 0)
        context.setTransform(isVector ? state.transform.appending(unit).appending(place) : place)
        let surface = try CairoSurface(shown)
        context.setSource(surface, x: 0, y: 0)
        // Cairo doesn't retain the surface that is the source.
        withExtendedLifetime(surface) { context.paint() }
    }

    private func flatPicture(
        of frame: Frame, _ ink: CGRect, _ density: CGFloat, _ state: State
    ) throws(RasterError) -> (picture: Bitmap, x: Int, y: Int) {
        let area = PixelRect(
            around: CGRect(
                x: ink.minX * density, y: ink.minY * density, width: ink.width * density, height: ink.height * density)
        ).grown(by: 1)
        let picture = try Bitmap(pixelsWide: area.width, pixelsHigh: area.height)
        let surface = try CairoSurface(picture)
        let painter = Painter(context: try CairoContext(surface), bitmap: picture, images: images, glyphs: glyphs)
        var inner = state
        inner.transform = Transform(a: density, b: 0, c: 0, d: density, tx: -CGFloat(area.x), ty: -CGFloat(area.y))
        inner.visible = picture.area
        inner.writable = picture.area
        try painter.draw(frame, inner)
        try painter.context.check("drawing \(frame.name) in perspective")
        surface.flush()
        return (picture, area.x, area.y)
    }
}

extension Projection {
    /// Returns the projected point, in coordinates that begin at the corner of `bounds` instead of its center.
    func apply(_ point: CGPoint, about bounds: CGRect) -> CGPoint? {
        apply(CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)).map {
            CGPoint(x: $0.x + bounds.midX, y: $0.y + bounds.midY)
        }
    }

    /// Returns the bounding box of a projected rectangle, in the same coordinates.
    func apply(_ rect: CGRect, about bounds: CGRect) -> CGRect? {
        apply(rect.offsetBy(dx: -bounds.midX, dy: -bounds.midY))?.offsetBy(dx: bounds.midX, dy: bounds.midY)
    }
}

extension Transform {
    /// The inverse transform; `nil` if there is none.
    fileprivate var inverted: Transform? {
        let determinant = a * d - b * c
        guard determinant.isFinite, determinant != 0 else { return nil }
        return Transform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension Bitmap {
    /// Sets each pixel of a new bitmap.
    fileprivate func fill(_ pixel: (_ x: Int, _ y: Int) -> UInt32) {
        for y in 0..<pixelsHigh {
            for x in 0..<pixelsWide { pixels[y * pixelsWide + x] = pixel(x, y) }
        }
    }

    /// Returns the interpolated color at a point. Beyond the edges it is transparent.
    fileprivate func pixel(at place: CGPoint) -> UInt32 {
        guard place.x.magnitude < 1e6, place.y.magnitude < 1e6 else { return 0 }
        let (left, top) = ((place.x - 0.5).rounded(.down), (place.y - 0.5).rounded(.down))
        let (x, y) = (Int(left), Int(top))
        guard x >= -1, y >= -1, x < pixelsWide, y < pixelsHigh else { return 0 }
        let right = UInt32(((place.x - 0.5 - left) * 256).rounded())
        let lower = UInt32(((place.y - 0.5 - top) * 256).rounded())
        func pixel(_ x: Int, _ y: Int) -> UInt32 {
            x >= 0 && y >= 0 && x < pixelsWide && y < pixelsHigh ? pixels[y * pixelsWide + x] : 0
        }
        let corners = (pixel(x, y), pixel(x + 1, y), pixel(x, y + 1), pixel(x + 1, y + 1))
        func channel(_ shift: UInt32) -> UInt32 {
            let upperMean = (corners.0 >> shift & 0xFF) * (256 - right) + (corners.1 >> shift & 0xFF) * right
            let lowerMean = (corners.2 >> shift & 0xFF) * (256 - right) + (corners.3 >> shift & 0xFF) * right
            return ((upperMean * (256 - lower) + lowerMean * lower + 32768) >> 16) << shift
        }
        return channel(0) | channel(8) | channel(16) | channel(24)
    }
}
